import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

/** What is found of the IDs, titles and codes of a file, by row, and the IDs that are kept. */
async function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, type, ONE_SCHOOL);
  const found = result.issues.filter(({ code }) => /placeholder|ids-unlike|several/.test(code));
  const kept = type === 'COURSE_CATALOG' ? [] : (await storedRows(result, ['student_id'])).flat();
  return { kept, found: found.map(({ code, row }) => `${code} ${row}`).toSorted() };
}

const roster = (ids: readonly string[]) =>
  read('STUDENT_ROSTER', [
    'Student ID,Last Name,School Year,Grade Level',
    ...ids.map((id, at) => `${id},Name ${at},2023-24,12`),
  ]);
const IDS = Array.from({ length: 20 }, (_, at) => `00${41020 + at}`);

describe('in place of an ID', () => {
  it.each(['TBD', '?', '""""', 'see notes', 'Pending', 'new', '=VLOOKUP(B2;X!A:C;2)', 'Example: 0012345', '*', 'xxx'])(
    'there is %s, which is an error',
    async (text) => {
      expect(await roster([...IDS, text])).toEqual({ kept: IDS, found: ['student-id.placeholder 22'] });
    },
  );

  it('a name is warned of, where nearly all others have digits', async () => {
    expect(await roster([...IDS, '"Okafor, Ada"'])).toEqual({
      kept: [...IDS, 'OKAFOR, ADA'],
      found: ['file.ids-unlike 22'],
    });
  });

  it('but names of accounts are IDs, and so is what has a digit', async () => {
    const accounts = Array.from({ length: 20 }, (_, at) => `STUDENT${'ABCDEFGHIJKLMNOPQRST'[at]}`);
    expect(await roster([...accounts, 'NEWMAN', 'TESTA'])).toMatchObject({ found: [] });
    expect(await roster([...IDS, 'S41020', 'TBD1', 'new2'])).toMatchObject({ found: [] });
  });
});

it('says where a code or a title is a note, a formula or a ditto mark', async () => {
  const courses = [
    'M1,Algebra',
    'TBD,Geometry',
    '"""",Calculus',
    'M4,=B2',
    'M5,same as above',
    'NEW,Test Prep',
    'X,Same Sky',
  ];
  expect(
    (await read('COURSE_CATALOG', ['Course Code,Course Title,Credits', ...courses.map((one) => `${one},1`)])).found,
  ).toEqual(['cell.placeholder 3', 'cell.placeholder 4', 'cell.placeholder 5', 'cell.placeholder 6']);
});

it('says where a cell has the codes of several courses', async () => {
  const codes = [
    '"CT101, CT102"',
    '"CT103\nCT104"',
    'CT105 & CT106',
    '2210;2211',
    '"1,024"',
    '"ENG, HON"',
    'CT 107',
    'R&B101',
  ];
  const lines = codes.map((code, at) => `${code},Course ${at},1`);
  expect((await read('COURSE_CATALOG', ['Course Code,Course Title,Credits', ...lines])).found).toEqual(
    [2, 3, 4, 5, 6].map((row) => `code.several ${row}`),
  );
});
