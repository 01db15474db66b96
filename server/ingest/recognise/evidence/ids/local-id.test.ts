import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: [], testTypes: [] },
};

async function found(headers: string, row: (at: number) => string) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = Array.from({ length: 10 }, (_, at) => `${row(at)},11,2023-24`);
  writeFileSync(path, `${[`${headers},Grade_Level,School Year`, ...rows].join('\n')}\n`);
  const { columns } = await check(path, 'STUDENT_ROSTER', context);
  return Object.fromEntries(Object.entries(columns).map(([name, { header }]) => [name, header]));
}

describe('the local id', () => {
  it.each([
    ['StudentID', 'Student_Number'],
    ['students.id', 'students.student_number'],
    ['STUDENT-ID', 'LOCAL-STUDENT-ID'],
    ['Student ID', 'Division Student ID'],
  ])('is not %s, a key of the system, but %s beside it', async (key, local) => {
    const columns = await found(`${key},${local}`, (at) => `${41_200 + at},${900_500 + at}`);
    expect(columns.student_id).toBe(local);
    expect([undefined, key]).toContain(columns.other_student_id);
  });

  it('is found by its name where no other is called an id of the student', async () => {
    const columns = await found('District Number,Division Student ID', (at) => `13,${900_500 + at}`);
    expect(columns).toMatchObject({ student_id: 'Division Student ID' });
    expect(columns.other_student_id).toBeUndefined();
    expect(await found('Grade Code,OSIS', (at) => `11,${201_501_500 + at}`)).toMatchObject({ student_id: 'OSIS' });
  });

  it('stays where the other is mostly empty, or one for several students', async () => {
    const sparse = await found('Student ID,Student_Number', (at) => `${41_200 + at},${at ? '' : 900_500}`);
    expect(sparse.student_id).toBe('Student ID');
    const shared = await found('Student ID,Local ID', (at) => `${41_200 + at},${900_500 + (at >> 2)}`);
    expect(shared.student_id).toBe('Student ID');
  });

  it('is asked for where the state has one and a column is called like a local one without its vowels', async () => {
    const named = await found('TSDS_ID,Nm_Ky', (at) => `${8_100_039_500 + at},0100${at + 100}`);
    expect(named).toMatchObject({ state_student_id: 'TSDS_ID' });
    expect(named.student_id).toBeUndefined();
    const other = await found('TSDS_ID,Hsehld_Ky', (at) => `${8_100_039_500 + at},0100${at + 100}`);
    expect(other.student_id).toBe('TSDS_ID');
    const shared = await found('TSDS_ID,Nm_Ky', (at) => `${8_100_039_500 + at},0100${(at >> 2) + 100}`);
    expect(shared.student_id).toBe('TSDS_ID');
  });
});
