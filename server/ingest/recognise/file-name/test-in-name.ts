import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { FOR_PRACTICE, NAMES_OTHER_TEST } from '../../read/other-test.ts';
import type { RecognisedTable } from '../recognise.ts';

type Recognised = Pick<RecognisedTable, 'mapping' | 'missing' | 'titles'>;

/**
 * Scores whose file, sheet or title alone says that they are of a practice test. 'SAT and PSAT.csv' names both: only a
 * column tells then which of the two its scores are of.
 */
export function testInName(
  fileName: string,
  type: UploadFileType,
  sheets: readonly string[],
  { mapping, missing, titles }: Recognised,
): FileFinding[] {
  if (type !== 'STUDENT_TEST_SCORES' || missing.length > 0) return [];
  const names = [fileName, ...sheets, ...titles.map(({ text }) => text)];
  const find = (test: RegExp) => names.flatMap((name) => test.exec(name)?.[0] ?? [])[0];
  const found = (saysTest(mapping) ? undefined : find(NAMES_OTHER_TEST)) ?? find(FOR_PRACTICE);
  return found === undefined ? [] : [aboutFile('file.name-of-other-test', found)];
}

const SCORE = /^(sat|act)_/;

/** 'SAT Math' is a score of the SAT alone, 'Math' may be one of the PSAT. */
const saysTest = (mapping: Recognised['mapping']): boolean =>
  mapping.has('test_type') ||
  [...mapping].some(([name, { header }]) => {
    const [, test = ''] = SCORE.exec(name) ?? [];
    return test !== '' && headerKey(header).includes(test) && !NAMES_OTHER_TEST.test(header);
  });
