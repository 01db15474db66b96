import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

/** Names that say credits and not which. Alone in a transcript they are the ones it gives. */
const CREDITS = /^(course|crs|class)?(credits?|creds?|crds?|crs?|units?|(credit|cr)(hours|hrs))(value|amount|amt)?$/;
const EARNED = /earn|award|complet|receiv|granted|gained|re?cv?d$|^cr(ed(it)?s?)?rec$/;
/** What else is earned: marks, points, a diploma, or the credits of all courses together. */
const OF_OTHER_THINGS = anyOf(
  ...['grade', 'grd', 'mark', 'point', 'pts', 'gpa', 'quality', 'date', 'term', 'year', 'sem'],
  ...['school', 'dipl', 'degree', 'grad', 'total', 'cum', 'overall', 'todate', 'college', 'honor'],
  ...['certif', 'credential', 'badge', 'pct', 'percent', 'score', 'attempt', 'potential', 'possible'],
  ...['toward', 'remain', 'requir', 'need'],
);
/** What the high school gives, beside the hours of a college for the same course. */
const OF_HIGH_SCHOOL = /^(hs|highschool)(credits?|crs?|units?)(earned)?$/;
const WORTH = oneOf(
  ...['att?', 'atmpt', 'attempt(ed)?'],
  ...['pot', 'potential', 'poss', 'possible', 'max', 'maximum', 'avail', 'available'],
);
const UNITS = oneOf('credits?', 'creds?', 'crs?', 'units?');
/** What a course was worth, in words that need no 'credits' beside 'Credits Earned'. */
const ATTEMPTED = new RegExp(`^(course|crs)?${UNITS}?${WORTH}(${UNITS}|hours|hrs)?$`);
/** The credits attempted, or which attempt of a student it is: 1, and 2 of a course that was repeated. */
const WHICH_ATTEMPT = 'attempt';
const SAYS_CREDITS = /cr|unit|hours|hrs/;

const LOOKED_AT = 20_000;
/** Of the rows in which both are numbers, this many must have no more earned than attempted. */
const FITS = 0.9;

/**
 * 'Credits' beside 'Earned' or 'Cr Awarded' are the ones attempted: taken for earned, every failed course
 * would have its credit. A column that does not say what was earned ('Completed') has to look like credits.
 * Answers what was decided.
 */
export async function creditsBeside(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Promise<Decision[]> {
  const [earned, attempted] = (['credits_earned', 'credits_attempted'] as const).map((name) =>
    headed.dataset.columns.find((column) => column.name === name),
  );
  if (!earned || !attempted || decided.has(earned.name)) return [];
  const credits = mapping.get(earned.name);
  if (!credits) return onlyCredits(headed, mapping, decided);
  if (!CREDITS.test(headerKey(credits.header))) return attemptedBeside(headed, mapping, decided, credits);
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  for (const other of headed.columns) {
    const key = headerKey(other.header);
    const isOfHighSchool = OF_HIGH_SCHOOL.test(key);
    if (taken.has(other.index) || !(isOfHighSchool || (EARNED.test(key) && !OF_OTHER_THINGS.test(key)))) continue;
    const { areNumbers, isLess } = await compared(headed, other, credits);
    if (!areNumbers || !(isLess || SAYS_CREDITS.test(key))) continue;
    mapping.set(earned.name, other);
    const isOpen = !isOfHighSchool && isLess && !mapping.has(attempted.name) && !decided.has(attempted.name);
    if (!isOpen) return [{ is: 'read-as', header: other.header, column: earned.name, because: { is: 'name' } }];
    mapping.set(attempted.name, credits);
    const [column, second] = [earned.name, attempted.name];
    return [{ is: 'both-read', header: other.header, column, other: credits.header, second, because: 'name' }];
  }
  return [];
}

/**
 * 'Credit Value' or 'Potential' beside 'Credit Earned' is what the course was worth, where passed courses have earned
 * just that. Without it a failed course would weigh twice as much as a passed one of half a credit.
 */
async function attemptedBeside(
  headed: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  earned: SourceColumn,
): Promise<Decision[]> {
  const column = 'credits_attempted';
  if (mapping.has(column) || decided.has(column)) return [];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const named = headed.columns.filter(
    ({ index, header }) => !taken.has(index) && (CREDITS.test(headerKey(header)) || ATTEMPTED.test(headerKey(header))),
  );
  const [credits, ...more] = named;
  if (!credits || more.length > 0) return [];
  const { areNumbers, isSame, areParts } = await compared(headed, earned, credits);
  if (!areNumbers || !isSame || (headerKey(credits.header) === WHICH_ATTEMPT && !areParts)) return [];
  mapping.set(column, credits);
  return [{ is: 'read-as', header: credits.header, column, because: { is: 'name' } }];
}

/** 'Cr' is attempted beside 'CC', as Aeries has them. Alone in a transcript it is what the courses gave. */
function onlyCredits({ columns }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const credits = mapping.get('credits_attempted');
  if (!credits || decided.has('credits_attempted') || !CREDITS.test(headerKey(credits.header))) return [];
  if (columns.some(({ index, header }) => index !== credits.index && EARNED.test(headerKey(header)))) return [];
  mapping.delete('credits_attempted');
  mapping.set('credits_earned', credits);
  return [{ is: 'read-as', header: credits.header, column: 'credits_earned', because: { is: 'only-one' } }];
}

async function compared({ engine }: HeadedTable, other: SourceColumn, credits: SourceColumn) {
  const [text, beside] = [cellText(`c${other.index}`), cellText(`c${credits.index}`)];
  const number = (cell: string) => `TRY_CAST(replace(${cell}, ',', '.') AS DOUBLE)`;
  const [found] = await engine.rows(
    'compare credits',
    `SELECT count(text) AS filled, count(earned) AS numbers, count(*) FILTER (earned IS NOT NULL AND credits IS NOT NULL) AS pairs,
        count(*) FILTER (earned BETWEEN 0 AND credits) AS fitting,
        count(*) FILTER (earned > 0 AND credits IS NOT NULL) AS passed, count(*) FILTER (earned > 0 AND earned = credits) AS same,
        count(*) FILTER (credits % 1 <> 0) AS parts
      FROM (SELECT text, ${number('text')} AS earned, ${number('beside')} AS credits
        FROM (SELECT ${text} AS text, ${beside} AS beside FROM source LIMIT ${LOOKED_AT}))`,
  );
  const [filled, numbers, pairs, fitting] = [found?.filled, found?.numbers, found?.pairs, found?.fitting].map(Number);
  const [passed, same] = [found?.passed, found?.same].map(Number);
  return {
    areNumbers: Number(numbers) > 0 && Number(numbers) >= Number(filled) * FITS,
    isLess: Number(pairs) > 0 && Number(fitting) >= Number(pairs) * FITS,
    isSame: Number(passed) > 0 && Number(same) >= Number(passed) * FITS,
    areParts: Number(found?.parts) > 0,
  };
}
