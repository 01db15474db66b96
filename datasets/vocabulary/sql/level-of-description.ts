import { caseOf } from '#datasets/kit/sql/case-of.ts';
import { isApTitle, isHonorsTitle, isIbTitle } from './course-of-title.ts';

/** A longer text is prose; in a shorter one the words mean what they mean in a title. */
const LONGEST_TITLE = 60;

/** Other courses, and what this one leads to: 'prepares for AP', 'honors option', 'AP credit', 'not honors'. */
const OF_ANOTHER =
  'prepar|\\bprep\\b|pre-?requisite|\\bpre-?req|recommend|lead(s|ing)? to|\\b(before|after|without|not|non|no|or|may|can|toward|towards|into|for|optional|option|credit|exams?|tests?|students?)\\b';

const AP = 'ap|a\\.p\\.|advanced placement';
const IB = 'ib|international baccalaureate';
const HONORS = 'honors?|pre-?ap|pre-?ib';

/**
 * In prose a level counts where the text says it of the course itself: its first word, a tag at its start or end, 'this
 * honors course', 'the course is taught at the honors level.'
 */
const inProse = (tag: string, letter = '') =>
  [
    `^[(\\[](${tag}${letter})[)\\]]`,
    `[(\\[](${tag}${letter})[)\\]]\\.?$`,
    `^(${tag}) [a-z]+ `,
    `\\bthis (is an? )?([a-z-]+ )?(${tag})([ -][a-z]+){0,3} (course|class)\\b`,
    `\\b(course|class) is (taught |offered )?(at |as )?(an? |the )?(${tag})([ -]level|[ -]course|[ -]class)*([.,;]|$)`,
  ].join('|');

/** 'AP exams', 'Honors students', 'AP or honors' at the start are about something else. */
const STARTS_ELSEWHERE = `^(${AP}|${IB}|${HONORS}) (exams?|tests?|credits?|students?|classes|courses|options?|diploma|program|and|or|is|are|may|can|prep)\\b`;

/**
 * The level that a course's description says of the course: AP, IB, honors; NULL where it says
 * none. `text` is a column.
 */
export function levelOfDescription(text: string): string {
  const plain = `lower(${text})`;
  const matches = (pattern: string) => `regexp_matches(${plain}, '${pattern}')`;
  const isTitle = `length(${text}) <= ${LONGEST_TITLE} AND NOT ${matches(OF_ANOTHER)}`;
  const says = (tag: string, isTitleOf: (title: string) => string, letter?: string) =>
    `((${isTitle} AND ${isTitleOf(text)}) OR (${matches(inProse(tag, letter))} AND NOT ${matches(STARTS_ELSEWHERE)}))`;
  return caseOf([
    [`${says(AP, isApTitle)} AND NOT ${matches('pre-?\\s?ap\\b')}`, 'AP'],
    [`${says(IB, isIbTitle)} AND NOT ${matches('pre-?\\s?ib\\b|\\bmyp\\b|middle years')}`, 'IB'],
    [says(HONORS, isHonorsTitle, '|hn?'), 'honors'],
  ]);
}
