import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { RecognisedTable } from '../recognise.ts';
import { yearsIn } from '../school/years-in.ts';

const EXTENSION = /\.[a-z]{2,5}$/i;

/**
 * A roster without school years counts for the final year of the class. Where its name says another one
 * ('users_2020-21.csv', as OneRoster is exported once a year), its students would be taken for those of the final year.
 * A name may say when it was exported, so nothing is read from it.
 */
export function yearInName(
  fileName: string,
  type: UploadFileType,
  yearEnding: number,
  { mapping, missing }: Pick<RecognisedTable, 'mapping' | 'missing'>,
): FileFinding[] {
  if (type !== 'STUDENT_ROSTER' || missing.length > 0 || mapping.has('school_year')) return [];
  const years = yearsIn(fileName.replace(EXTENSION, ''));
  const [first] = years;
  if (!first || years.some(({ end }) => end === yearEnding)) return [];
  return [aboutFile('file.name-of-other-year', first.text)];
}
