import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
};

/** The ids of a roster as they are stored. */
async function read(ids: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = ids.map((id) => `"${id}",2023-24,12`);
  writeFileSync(path, `${['Student ID,School Year,Grade Level', ...lines].join('\n')}\n`);
  const { parquet, statistics, groups } = await check(path, 'STUDENT_ROSTER', context);
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<{ student_id: string }>(
    'ids',
    `SELECT student_id FROM read_parquet(${literal(parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  const said = statistics.filter((line) => line.includes('digits'));
  return { ids: found.map(({ student_id }) => student_id), said, codes: groups.map(({ code }) => code) };
}

const IDS = ['004102', '410203', '410204', '410205', '410206', '410207', '410208', '410209', '410210', '410211'];
const SAID = ["'Student ID' was read without the characters around its digits."];

describe('ids of digits with something around them', () => {
  it.each([
    (id: string) => `#${id}`,
    (id: string) => `ID: ${id}`,
    (id: string) => `Student No. ${id}`,
    (id: string) => `${id.slice(0, 3)},${id.slice(3)}`,
    (id: string) => `${id}.00`,
    (id: string) => `${id} - Okafor, Ada`,
    (id: string) => `O'Neil-Núñez, Ada (${id})`,
  ])('are read without it: %s', async (wrap) => {
    expect(await read(IDS.map(wrap))).toMatchObject({ ids: IDS, said: SAID });
    const one = IDS.map((id, at) => (at ? wrap(id) : id));
    expect(await read(one)).toMatchObject({ ids: IDS, said: SAID });
  });

  it.each([
    (id: string) => `S${id}`,
    (id: string) => `AB-${id}`,
    (id: string) => `41-${id}`,
    (id: string, at: number) => (at % 2 ? `#${id}` : id),
    (_id: string, at: number) => `410200 - LI${'ABCDEFGHIJ'[at]}`,
  ])('stay as they are where it may be part of them: %s', async (wrap) => {
    const written = IDS.map(wrap);
    expect(await read(written)).toMatchObject({ ids: written, said: [] });
  });
});

describe('an id that stands for none', () => {
  it('of zeros is an error', async () => {
    const found = await read(['0', '000000', ...IDS]);
    expect(found).toMatchObject({ ids: IDS, codes: ['student-id.zeros'] });
  });

  it('of nines is asked about', async () => {
    const found = await read(['999999', ...IDS, '9', '90', '9999']);
    expect(found.ids).toHaveLength(IDS.length + 4);
    expect(found.codes).toContain('student-id.nines');
    expect((await read(['9', '90', '9999', ...IDS])).codes).not.toContain('student-id.nines');
  });
});

describe('two ids in one cell', () => {
  it.each([
    '12345 / 67890',
    '12345/67890',
    '12345;67890',
    '12345, 67890',
    '12345 (old 99123)',
    '12345(99123)',
    'S12345 & S67890',
    '12345 or 67890',
    '12345 was 99123',
    '12345;67890;11111',
  ])('are asked about: %s', async (cell) => {
    const found = await read([...IDS, cell]);
    expect(found.codes).toContain('student-id.several');
    expect(found.ids).toContain(cell.toUpperCase());
  });

  it.each([
    '2023/0456',
    '410,200',
    '12 345 678',
    '41-0200',
    '255901_12345',
    'S12345',
    '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    '12345 (11)',
    'OKAFOR, ADA (410209)',
  ])('are not in %s', async (cell) => {
    expect((await read([...IDS, cell])).codes).not.toContain('student-id.several');
  });
});
