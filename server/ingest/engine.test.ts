import { expect, it, onTestFinished } from 'vitest';
import { Engine } from './engine.ts';
import { limitsFor } from './limits.ts';
import { temporaryFolder } from './test-run.ts';

async function opened(): Promise<Engine> {
  const folder = temporaryFolder();
  const engine = await Engine.open(folder, `${folder}/none`, limitsFor(1));
  onTestFinished(() => engine.close());
  return engine;
}

it('runs each list of a step in its order', async () => {
  const engine = await opened();
  const table = (name: string, from: string) => [
    `CREATE TABLE ${name} AS SELECT ${from} AS x`,
    `CREATE TABLE ${name}_after AS SELECT x + 1 AS x FROM ${name}`,
  ];
  await engine.runStep('lists', [table('a', '10'), table('b', '20'), table('c', '30')]);
  const rows = await engine.rows(
    'look',
    'SELECT a.x AS a, b.x AS b, c.x AS c FROM a_after AS a, b_after AS b, c_after AS c',
  );
  expect(rows).toEqual([{ a: 11, b: 21, c: 31 }]);
});

it('names the step where a list fails, once the others are done', async () => {
  const engine = await opened();
  const lists = [
    ['SELECT nothing'],
    ['CREATE TABLE a AS SELECT count(*) AS n FROM range(1000000)'],
    ['CREATE TABLE b AS SELECT 1'],
  ];
  await expect(engine.runStep('lists', lists)).rejects.toThrow('lists');
  expect(await engine.count('look', 'SELECT n FROM a')).toBe(1_000_000);
});

it('answers rows of several parts in their order', async () => {
  const engine = await opened();
  const rows = await engine.rows('look', "SELECT range AS x, 'row ' || range AS text, NULL AS none FROM range(5000)");
  expect(rows).toHaveLength(5000);
  expect(rows[4999]).toEqual({ x: 4999n, text: 'row 4999', none: null });
});
