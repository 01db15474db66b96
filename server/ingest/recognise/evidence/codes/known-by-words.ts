import { anyOf } from '#datasets/kit/any-of.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft } from '#datasets/kit/plan.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

/**
 * Someone else's, of another time, or what a school or a test has; in a transcript what the
 * student is, not the course.
 */
const OF_STUDENT = /student|stu|resid|enroll|admi|attend|school|program|diploma|teacher|staff|next|prior|prev/;
const OF_ELSE = anyOf(
  ...['parent', 'guardian', 'mother', 'father', 'sibling', 'household', 'contact', 'teacher', 'staff'],
  ...['counselor', 'prior', 'prev', 'former', 'last', 'initial', 'original', 'entry', 'home', 'native'],
  ...['birth', 'school', 'district', 'test', 'assess', 'exam', 'date', 'reason', 'note', 'comment'],
  ...['name', 'title', 'course', 'goal', 'grade'],
);

/** Words that hardly are in a column of anything else, by the column that they are of. */
const TELLING: Readonly<Partial<Record<ColumnName, RegExp>>> = {
  gender: /^(fe)?males?$|^non-?binary$/i,
  race_ethnicity: /^(white|black|asian|hispanic|latin[aox]|caucasian|african|american indian|native haw|pacific isl)/i,
  disability_status: /^(iep|504|sped)\b|disab|special ed/i,
  el_status: new RegExp(
    anyOf(
      ...['^(lep|ell?|eo|rfep|ifep|fep|flep|r-?fep|i-?fep)$', 'english (language )?(learner|only)'],
      ...['english prof', 'reclassif'],
    ),
    'i',
  ),
  low_income: /^(free|reduced)\b|\blunch\b|econ.*disadv|low.?income/i,
  credit_source: /^transfer|waive|by exam/i,
};
/** Columns that say the same in another way. */
const SAID_BY: Readonly<Partial<Record<ColumnName, RegExp>>> = {
  race_ethnicity: /^(race|white|black|asian|american_indian|pacific_islander|two_or_more)/,
  disability_status: /^flag$/,
  el_status: /^flag$/,
  low_income: /^flag$/,
};

/**
 * What a student is, under a name that does not say so: 'Cafe Grp' with Free, Reduced and Paid, 'Lang Prof' with LEP
 * and RFEP. Unread, every student would be one of whom nothing is known. So with where credits are from: 'Origin' with
 * Local and Transfer. Answers what was decided.
 */
export function knownByWords(
  { dataset, columns, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Decision[] {
  const isElse = { STUDENT_DEMOGRAPHICS: OF_ELSE, TRANSCRIPT: OF_STUDENT }[String(dataset.type)];
  if (!isElse) return [];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const unread = columns.filter(({ index, header }) => !taken.has(index) && !isElse.test(headerKey(header)));
  return dataset.columns.flatMap((column): Decision[] => {
    const { name, kind } = column;
    const telling = TELLING[name];
    if (!telling || kind.kind !== 'vocabulary' || decided.has(name) || isSaid(name, mapping)) return [];
    const found = unread.filter(({ index }) => holds(kind.vocabulary, telling, samples(index)));
    const [only] = found;
    if (!only || found.length > 1) return [];
    mapping.set(name, only);
    return [{ is: 'read-as', header: only.header, column: name, because: { is: 'values' } }];
  });
}

const isSaid = (name: ColumnName, mapping: Mapping): boolean =>
  mapping.has(name) || [...mapping.keys()].some((other) => SAID_BY[name]?.test(other));

/** Two words or more, and all of them are of the list. */
function holds(vocabulary: Parameters<typeof valueOfText>[0], telling: RegExp, cells: readonly string[]): boolean {
  const words = [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))];
  return (
    words.length > 1 &&
    words.some((word) => telling.test(word)) &&
    words.every((word) => valueOfText(vocabulary, word) !== null)
  );
}
