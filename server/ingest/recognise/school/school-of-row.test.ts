import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const schoolOf = (id: string, local_id: string) => ({
  ...{ id, name: `${id} High School`, local_id, state_id: null, nces_id: null, ceeb_code: null },
});
const context: IngestContext = {
  yearEnding: 2024,
  schools: [schoolOf('Lakeview', '0101'), schoolOf('Hilltop', '0102')],
  chosen: { schoolIds: ['Lakeview', 'Hilltop'], years: [], demographicTypes: [], testTypes: [] },
};

interface Row {
  today: string;
  past: string;
  at: number;
}

/** Four years of each of four students, of whom the first two came to their school of today after two years. */
const ROWS = ['0101', '0102', '0101', '0102'].flatMap((today, nth) =>
  [9, 10, 11, 12].map((grade) => {
    const isElsewhere = nth < 2 && grade < 11;
    const other = today === '0101' ? '0102' : '0101';
    return { nth, grade, today, past: isElsewhere ? other : today };
  }),
);

/** A row for each half of a year in a transcript. */
async function read(type: UploadFileType, headers: string, row: (one: Row) => string) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = type === 'TRANSCRIPT' ? ROWS.flatMap((one) => [one, one]) : ROWS;
  const lines = rows.map(
    ({ nth, grade, ...one }, at) => `${4100 + nth},${2011 + grade}-${grade + 12},${row({ ...one, at })}`,
  );
  writeFileSync(path, `${[`Student ID,School Year,${headers}`, ...lines].join('\n')}\n`);
  const { columns, rowsKept } = await check(path, type, context);
  return { school: columns.school?.header, rowsKept };
}

const roster = (headers: string, row: (one: Row) => string) =>
  read('STUDENT_ROSTER', `Grade,${headers}`, (one) => `${9 + (one.at % 4)},${row(one)}`);
const transcript = (headers: string, row: (one: Row) => string) =>
  read(
    'TRANSCRIPT',
    `Course Code,Course Title,Final Mark,Credits Earned,${headers}`,
    (one) => `C${one.at},Algebra ${one.at},B,1,${row(one)}`,
  );

const NAMES: Record<string, string> = { '0101': 'Lakeview High School', '0102': 'Hilltop High School' };

describe('the school of a row', () => {
  it.each([
    ['School Name,Attended School', ({ today, past }: Row) => `${today},${past}`, 'Attended School'],
    ['School ID,Enrollment School', ({ today, past }: Row) => `${today},${NAMES[past]}`, 'Enrollment School'],
    // One for all students of today says nothing by itself.
    ['STU.SC,ENR.SC', ({ past }: Row) => `0101,${past}`, 'ENR.SC'],
    ['Student School,Enrollment School', ({ today }: Row) => `0101,${today}`, 'Enrollment School'],
  ])('comes before the school of today: %s', async (headers, row, school) => {
    expect(await roster(headers, row)).toEqual({ school, rowsKept: 16 });
  });

  it('may be outside the district in a transcript', async () => {
    const outside = ({ today, past }: Row) => `${today},${today === past ? today : 'Elm Academy'}`;
    expect((await transcript('School,Sch Taken', outside)).school).toBe('Sch Taken');
  });

  it.each([
    // Another school all the time, one that is not of the row, and some rows alone.
    ['School,Prior School', ({ today, past }: Row) => `${today},${past}`],
    ['School,Attended School', ({ today, at }: Row) => `${today},${at % 8 === 7 ? '0102' : ''}`],
    ['School,Attended School', ({ today, past }: Row) => `${past},${today}`],
  ])('stays beside others: %s', async (headers, row) => {
    expect((await roster(headers, row)).school).toBe('School');
  });

  it('is not a center for some courses of a year', async () => {
    const center = ({ today, past, at }: Row) => `${today},${at % 2 ? past : today}`;
    expect((await transcript('School,Course Site', center)).school).toBe('School');
  });
});
