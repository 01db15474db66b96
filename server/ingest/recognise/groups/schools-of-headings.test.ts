import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEXT, check, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,Name,School Year,Grade';
const student = (id: string) => `${id},"Cole, Ada",2023-24,12`;

async function read(lines: readonly string[], schoolIds = ['school-0', 'school-1']) {
  const path = join(temporaryFolder(), 'roster.csv');
  writeFileSync(path, [HEADER, ...lines].join('\n'));
  return check(path, 'STUDENT_ROSTER', { ...CONTEXT, chosen: { ...CONTEXT.chosen, schoolIds } });
}

describe('a roster grouped by school', () => {
  it('has the schools of the headings above its rows', async () => {
    const lines = ['Roosevelt HS,,,', student('4101'), student('4102'), 'School: Lincoln High,,,', student('4103')];
    const found = await read(lines);
    expect(found.verdict).toBe('success');
    expect(await storedRows(found, ['student_id', 'school_id'])).toEqual([
      ['4101', 'school-0'],
      ['4102', 'school-0'],
      ['4103', 'school-1'],
    ]);
    expect(found.statistics).toContain('School was taken from the 2 headings between the rows.');
  });

  it('has the first school in a title above the header', async () => {
    const path = join(temporaryFolder(), 'roster.csv');
    const pages = [
      'School: Roosevelt HS,,,',
      HEADER,
      student('4101'),
      'School: Lincoln High,,,',
      HEADER,
      student('4102'),
    ];
    writeFileSync(path, pages.join('\n'));
    expect(await storedRows(await check(path, 'STUDENT_ROSTER', CONTEXT), ['student_id', 'school_id'])).toEqual([
      ['4101', 'school-0'],
      ['4102', 'school-1'],
    ]);
  });

  it('does not give a school to rows above its heading, or below that of a school outside the audit', async () => {
    const grouped = ['Roosevelt HS,,,', student('4102'), 'Lincoln High,,,', student('4103')];
    const found = await read([student('4101'), ...grouped, 'Oak Middle School,,,', student('4104')]);
    expect(found.counts.error).toBe(2);
    expect(await storedRows(found, ['student_id'])).toEqual([['4102'], ['4103']]);
  });

  it('needs headings of two schools, and a choice of several', async () => {
    const one = await read(['Roosevelt HS,,,', student('4101'), student('4102')]);
    expect(one.missingColumns).toContain('School');
    const grouped = ['Roosevelt HS,,,', student('4101'), 'Lincoln High,,,', student('4102')];
    const { groups } = await read(grouped, ['school-0']);
    expect(groups.map(({ code }) => code)).toContain('file.heading-unread');
  });
});
