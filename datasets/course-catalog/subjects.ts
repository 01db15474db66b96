import type { Cells, Rule } from '#datasets/kit/dataset.ts';
import { knownSubject, subjectOfSced } from '#datasets/vocabulary/sql/subject-of.ts';
import type { CatalogColumn } from './columns.ts';

/**
 * From this share on, one of the two columns is another thing than its header says. Fewer are
 * courses between two subjects.
 */
const OFTEN = 0.5;
/** Of fewer courses nothing follows. */
const FEWEST = 5;

const SCED = subjectOfSced('sced_code');
const NAMED = knownSubject('subject_area');
const BOTH = `count(*) FILTER (${SCED} IS NOT NULL AND ${NAMED} IS NOT NULL)`;
const DIFFER = `count(*) FILTER (${SCED} <> ${NAMED})`;

export const SUBJECT_RULES: readonly Rule<CatalogColumn>[] = [
  {
    code: 'catalog.sced-against-subject',
    severity: 'warning',
    column: 'sced_code',
    value: 'phrase',
    problem:
      'In {value} the subject area of {header} is different from the subject in the file. {header} was used. It may contain the codes of a state.',
    allowed: 'National course codes (SCED) that fit the subject of each course.',
    fix: 'If these are codes of your state, say under Map columns that the file has no SCED code. Then the named subjects count.',
    overFile: true,
    sql: `SELECT CASE WHEN ${BOTH} >= ${FEWEST} AND ${DIFFER} >= ${OFTEN} * ${BOTH}
        THEN to_json({'is': 'rows', 'rows': ${DIFFER}, 'of': ${BOTH}}) END FROM typed WHERE is_chosen`,
    badExample: (sample) =>
      Array.from({ length: FEWEST }, (_, at) => at).flatMap((at) =>
        sample.slice(0, 1).map(
          (row): Cells<CatalogColumn> => ({
            ...row,
            course_code: `${row.course_code}${at}`,
            subject_area: 'English',
            sced_code: '02052',
          }),
        ),
      ),
  },
];
