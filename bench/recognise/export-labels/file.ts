import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { RealFile } from '../real-labels.ts';

const labels = (text: string): Record<string, string> =>
  Object.fromEntries(text.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]));

export const file = (
  type: UploadFileType,
  path: string,
  columns: string,
  values: RealFile['values'] = [],
  more: Partial<RealFile> = {},
): RealFile => ({ path: `exports/${path}.csv`, type, columns: columns ? labels(columns) : {}, values, ...more });

export const demographics = (path: string, what: string, columns: string, values?: RealFile['values']): RealFile =>
  file('STUDENT_DEMOGRAPHICS', path, columns, values, { demographics: [what] });
export const catalog = (path: string, columns: string, values?: RealFile['values']): RealFile =>
  file('COURSE_CATALOG', path, columns, values, { years: [2024] });
export const scores = (test: string, path: string, columns: string, more: Partial<RealFile> = {}): RealFile =>
  file('STUDENT_TEST_SCORES', path, columns, more.values, { ...more, test });

export const RACE = 'Race/Ethnicity';
/** Of the first fourteen students of these files. */
export const RACES = 'latinx american_indian asian black pacific_islander white two_or_more'.concat(
  ' latinx american_indian asian black pacific_islander white two_or_more',
);
export const LEVELS =
  'general honors general general AP general AP honors general AP general general general general general AP';
export const IDS = [1002003000, 1002010919, 1002018838, 1002026757, 1002034676, 1002042595, 1002050514]
  .concat([1002058433, 1002066352, 1002074271, 1002082190, 1002090109, 1002098028, 1002105947])
  .join(' ');
