import { datasetOf } from '#datasets/index.ts';
import { listed, written } from '#datasets/kit/english.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import type { FindingsWords } from '../findings.ts';

/** Of more schools it is enough to say how many. */
const NAMED = 3;

const schoolsIn = (names: readonly string[]): string =>
  names.length <= NAMED ? listed(names) : `${written(names.length)} schools`;

/** The name of the card that a file is uploaded to. */
const cardOf = (type: UploadFileType): string => sayDataset(datasetOf(type), 'en');

export const FINDINGS_EN: FindingsWords = {
  fixes: {
    files_missing: (type, schools) =>
      `Upload '${cardOf(type)}'${schools.length > 0 ? ` for ${schoolsIn(schools)}` : ''}, or mark them as not offered where that is so.`,
    scores_missing: (tests, schools) =>
      `Upload ${listed(tests)} scores for ${schoolsIn(schools)}, or mark them as not offered where that is so.`,
    courses_unmatched: (open, all) =>
      `Correct the course codes of transcripts, or complete the catalogs: ${written(open)} of ${written(all)} rows have no course there.`,
    scores_unmatched: (open, all) =>
      `Correct the student IDs of test scores: ${written(open)} of ${written(all)} scores match no one on the rosters.`,
    sced_missing: (open, all) =>
      `Give courses their SCED codes, in the catalogs or in Course mapping: ${written(open)} of ${written(all)} transcript rows have none.`,
  },
};
