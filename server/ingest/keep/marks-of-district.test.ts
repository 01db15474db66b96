import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markKey } from '#datasets/kit/normalise.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../test-run.ts';

const GRADES = ['QQ', 'qq', 'H+', 'H-', 'A', 'n/e', '7'];

async function read(answers: Record<string, string>) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = GRADES.map((grade, at) => `4102${at},2022-23,10${at},Course ${at},${grade},0.5`);
  writeFileSync(
    path,
    `Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned\n${rows.join('\n')}\n`,
  );
  const values = Object.entries(answers).map(([text, value]) => ({
    ...{ column: 'final_grade', key: markKey(text), text, value, by: 'Jo Park', at: '2026-01-01' },
  }));
  const result = await check(path, 'TRANSCRIPT', { ...ONE_SCHOOL, confirmed: { columns: [], values } });
  return {
    stored: (await storedRows(result, ['final_grade', 'points'])).map(
      (cells) => cells.filter((cell) => cell !== null).join(' ') || '-',
    ),
    asked: result.mapping?.values.map(({ text, rows, guess }) => [text, rows, guess]),
    said: result.statistics.filter((line) => line.includes('Jo Park')),
  };
}

it("asks which grade a district's own mark stands for, without a guess, and of no number", async () => {
  const { stored, asked } = await read({});
  expect(stored).toEqual(['-', '-', '-', '-', 'A 4.0', '-', '-']);
  expect(asked).toEqual([
    ['QQ', 2, null],
    ['H+', 1, null],
    ['H-', 1, null],
    ['n/e', 1, null],
  ]);
});

it('counts it as that grade from then on; its signs tell it from another one', async () => {
  const { stored, asked, said } = await read({ QQ: 'B', 'H+': 'A', 'n/e': 'NC' });
  expect(stored).toEqual(['B 3.0', 'B 3.0', 'A 4.0', '-', 'A 4.0', 'NC', '-']);
  expect(asked).toEqual([['H-', 1, null]]);
  expect(said).toHaveLength(1);
});

it('changes no grade that is known, whatever was said of it', async () => {
  const { stored } = await read({ A: 'F', 7: 'A' });
  expect(stored[4]).toBe('A 4.0');
});
