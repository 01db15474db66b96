import { describe, expect, it, onTestFinished } from 'vitest';
import { Engine } from './engine.ts';
import { limitsFor, SMALL } from './limits.ts';
import { temporaryFolder } from './test-run.ts';

/** For a file of this many bytes. */
async function opened(bytes = 1): Promise<Engine> {
  const folder = temporaryFolder();
  const engine = await Engine.open(folder, `${folder}/none`, limitsFor(bytes));
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

describe('pieces of work that need nothing of each other', () => {
  /** How many are under way when each begins. */
  async function underWay(engine: Engine): Promise<number[]> {
    let working = 0;
    const work = async (answer: number) => {
      const others = working;
      working += 1;
      await engine.count('look', `SELECT ${answer}`);
      working -= 1;
      return others;
    };
    return await engine.together([() => work(1), () => work(2), () => work(3)]);
  }

  it('are begun together for a small file, and one after the other for a large one', async () => {
    expect(await underWay(await opened())).toEqual([0, 1, 2]);
    expect(await underWay(await opened(SMALL))).toEqual([0, 0, 0]);
  });

  it('are answered in their order, whichever ends first', async () => {
    const engine = await opened();
    const count = (rows: number) => () => engine.count('count', `SELECT count(*) FROM range(${rows})`);
    expect(await engine.together([count(3_000_000), count(2), count(1)])).toEqual([3_000_000, 2, 1]);
  });

  it('have all ended when one of them has failed', async () => {
    const engine = await opened();
    const works = [
      () => engine.run('fails', 'SELECT nothing'),
      () => engine.run('works', 'CREATE TABLE a AS SELECT count(*) AS n FROM range(1000000)'),
    ];
    await expect(engine.together(works)).rejects.toThrow('fails');
    expect(await engine.count('look', 'SELECT n FROM a')).toBe(1_000_000);
  });
});
