import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { RecognisedTable } from './recognise.ts';

/** Practice tests, whose scores lie on the scales of the SAT and the ACT. */
const PRACTICE = /(?<![a-z])(psat|preact|pre-act|aspire)(?![a-z])/i;
/** 'SAT and PSAT scores.csv' holds both. */
const OURS = /(?<![a-z])(sat|act)(?![a-z])/i;

/** A file of plain sections whose name alone says that it is of a practice test. */
export function testInName(
  fileName: string,
  type: UploadFileType,
  { mapping, missing }: Pick<RecognisedTable, 'mapping' | 'missing'>,
): FileFinding[] {
  const [test] = PRACTICE.exec(fileName) ?? [];
  const isOurs = OURS.test(fileName.replace(PRACTICE, ' '));
  if (type !== 'STUDENT_TEST_SCORES' || test === undefined || isOurs) return [];
  return missing.length > 0 || mapping.has('test_type') ? [] : [aboutFile('file.name-of-other-test', test)];
}
