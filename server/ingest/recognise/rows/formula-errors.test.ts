import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(...cells: string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = cells.map((cell, at) => `${1001 + at},F,${cell},White,N,N`);
  writeFileSync(path, `Student ID,Gender,IEP,Race,ELL,FRL\n${rows.join('\n')}\n`);
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  const said = result.groups.filter(({ code }) => code === 'file.formula-errors').map(({ message }) => message);
  return { said, kept: (await storedRows(result, ['disability_status'])).flat() };
}

it('names the columns in which formulas failed, whose cells are empty', async () => {
  const { said, kept } = await read('Y', '#REF!', 'N', ' #Name? ');
  expect(said).toEqual([
    expect.stringMatching(/^Formulas failed in 'IEP', where cells show an error such as #N\/A or #REF!\./),
  ]);
  expect(kept).toEqual(['with disabilities', null, 'without disabilities', null]);
});

it('names them where formulas failed far below the first rows alone, as for one school of a sorted list', async () => {
  const { said, kept } = await read(...Array<string>(300).fill('N'), 'Y', '#N/A', ' #n/a');
  expect(said).toEqual([expect.stringMatching(/^Formulas failed in 'IEP', where cells show an error such as #N\/A/)]);
  expect(kept.slice(299)).toEqual(['without disabilities', 'with disabilities', null, null]);
});

it('says nothing of what people write for no value', async () => {
  const { said, kept } = await read('Y', 'N/A', 'N', 'NULL');
  expect(said).toEqual([]);
  expect(kept).toEqual(['with disabilities', null, 'without disabilities', null]);
});
