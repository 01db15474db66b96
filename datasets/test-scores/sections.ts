import { oneOf } from '#datasets/kit/any-of.ts';
import type { HeaderPattern, Layout, LayoutColumn } from '#datasets/kit/layouts/layout.ts';
import type { TestScoreColumn } from './columns.ts';
import { VENDOR_SCHOOL } from './vendor-columns.ts';

/** State reports and gradebooks name the section by its subject: test, 'Math', scale score. */
export const SUBJECT = /^(subject|contentarea|subjectarea)(name)?$/;
/** What a value is, beside the name of its section: a scale score, or its percentile in a row of its own. */
const KIND = [
  /^(score|scr|result|value|measure)(type?|kind|units?|category)(name|desc|description|code|cd)?$/,
  /^(assessment|score)?reportingmethod(name|code)?$/,
];
const RANK = `\\b${oneOf('npr?', 'ncr', 'nce', 'pr', 'pctl?', 'pctile', 'stanine')}\\b`;
export const NO_SCORE = oneOf(
  ...['\\braw\\b', 'predict', 'project', 'estimat', 'practice', '\\bmock\\b', '\\bgoal\\b'],
  ...[RANK, '^[pr]$'],
);
/** Under these names there may be anything: a letter says nothing. */
const KIND_OR_ELSE = [/^(type|kind|metric|measure)$/];
const SAYS_RANK = oneOf('percentile', '%', '\\brank', '\\braw\\b', RANK);
export const TEST = /^(test(name|type|code|title|id)?|assessment(name|type)?|exam(type)?)$/;

/**
 * A percentile, a benchmark or a subscore is not a section; the writing test of the ACT has a scale of its own, and
 * 'Math Level 2' was a subject test.
 */
export const BESIDE = oneOf(
  ...['^(sat |act )?writing', '^(sat )?math[a-z]* ((level|lvl) ?)?(1|2|ii?)c?$', 'essay', '\\bcross', '\\bstem\\b'],
  ...['\\bela\\b', 'sub-?score', 'percentile', '%', '\\brank', 'benchmark', '\\blow\\b', '\\bhigh\\b', '\\bmet\\b'],
  'readiness',
);

const PLAIN = (section: string) => `regexp_replace(lower(${section}), '^(sat|act)[ :_-]*', '')`;
/**
 * Nothing but the test, and where or when it was taken: 'SAT', 'ACT State', 'SAT School Day 2023'. A number alone
 * is a code of some section.
 */
const isWhole = (section: string) =>
  `regexp_full_match(lower(${section}), '(sat|act)[ :_-]*(school day|weekend|national|state|spring|fall)?[^a-z]*')`;
export const isOf = (section: string, words: string, or = 'false') =>
  `((regexp_matches(${PLAIN(section)}, '${words}') OR ${or}) AND NOT regexp_matches(lower(${section}), '${BESIDE}'))`;

/** Sections of the two tests share names; their scales, 200 to 1600 and 1 to 36, have nothing in common. */
const LEAST_SAT = 100;

/**
 * 'N' of 'English Language and Composition' or 'English A: Literature' has no scale that tells the exam from a section.
 */
const isUnscoredExam = (score: string, section: string) =>
  `(TRY_CAST(${score} AS DOUBLE) IS NULL AND regexp_matches(${PLAIN(section)}, '^english *(lang|lit|[ab]\\b)'))`;

export const NAMES = `^${oneOf(
  ...['total', 'tot\\b', 'composite', 'comp\\b', 'combined', 'super', 'sup\\b', 'math', 'ebrw', 'erw', 'rw\\b'],
  ...['r ?& ?w\\b', 'evidence', 'verbal', 'reading', 'read\\b', 'rdg\\b', 'english', 'eng\\b', 'science', 'sci\\b'],
)}`;

/** 'Exam' and 'Score' name no exam: then the test does, 'AP Biology'. */
export const nameOf = (section: string, test: string) =>
  `CASE WHEN regexp_full_match(lower(${section}), '((ap|ib) )?(exam|score|test|total|overall|final)( score| grade)?')
    AND regexp_matches(${test}, '(?i)^(ap|ib)[ :_-]+[a-z]') THEN ${test} ELSE ${section} END`;

/**
 * 'Scale Score' says what the value is: then the subject or the test says of what, 'SAT Math'. 'SAT'
 * alone may be of any section.
 */
export const sectionBeside = (section: string, test = 'NULL', subject = 'NULL') =>
  `CASE WHEN regexp_full_match(lower(${section}), '(scaled?|standard)( ?scores?)?')
    THEN coalesce(${subject}, CASE WHEN NOT ${isWhole(test)} THEN ${test} END, ${section}) ELSE ${section} END`;

/** An AP or IB score; 'English' is an exam, too. */
const MOST_OF_EXAM = 7;

/** The score of each test and section, by the name of its section. */
export function scoresBySection<Column>(read: (of: (score: string, section: string) => string) => Column) {
  const scoreOf = (words: string, test: 'SAT' | 'ACT', or?: (of: string) => string) =>
    read(
      (score, of) =>
        `CASE WHEN ${isOf(of, words, or?.(of))} AND coalesce(TRY_CAST(${score} AS DOUBLE), 0) ${test === 'SAT' ? '>=' : '<'} ${LEAST_SAT} AND NOT ${isUnscoredExam(score, of)} THEN ${score} END`,
    );
  return {
    sat_total: scoreOf('^(total|tot\\b|composite|comp\\b|combined|super)', 'SAT', isWhole),
    sat_ebrw: scoreOf('^(ebrw|erw|rw\\b|evidence|verbal|(reading|r) ?(and|&|/) ?(writing|w\\b))', 'SAT'),
    sat_math: scoreOf('^math', 'SAT'),
    act_english: scoreOf('^eng', 'ACT'),
    act_math: scoreOf('^math', 'ACT'),
    act_reading: scoreOf('^(read(ing)?|rdg) *(score|section|test)?$', 'ACT'),
    act_science: scoreOf('^sci', 'ACT'),
    // Not 'Composite Superscore': what follows has no 'su'.
    act_composite: scoreOf('^(composite|comp\\b|total)([^s]|s[^u])*s?$', 'ACT', isWhole),
    act_superscore: scoreOf('^(super|sup\\b|comp.*super)', 'ACT'),
    score: read(
      (score, of) =>
        `CASE WHEN NOT ${isOf(of, NAMES)} OR ${isUnscoredExam(score, of)} OR ${of} IS NULL OR TRY_CAST(${score} AS DOUBLE) <= ${MOST_OF_EXAM} THEN ${score} END`,
    ),
  };
}

export interface SectionColumns {
  section: readonly HeaderPattern[];
  value: readonly HeaderPattern[];
  /** Further columns that `sectionOf` needs. */
  others?: LayoutColumn['beside'];
  /** The name of the section, from the cell of `section` and the others. */
  sectionOf?: (section: string, ...others: string[]) => string;
}

/**
 * Each section stays a record of its own, so that every finding is at its own row; the best of
 * each are put together later.
 */
export function sectionRows(
  name: string,
  { section, value, others = [], sectionOf = (of) => of }: SectionColumns,
): Omit<Layout<TestScoreColumn>, 'headers'> {
  const read = (of: (score: string, section: string) => string): LayoutColumn => ({
    from: value,
    beside: [section, ...others],
    read: (score, part, ...more) => of(score, sectionOf(part, ...more)),
  });
  return {
    name,
    columns: {
      ...scoresBySection(read),
      exam_name: {
        from: section,
        beside: [[TEST], [SUBJECT]],
        read: (of, test = 'NULL', subject = 'NULL') => nameOf(sectionBeside(of, test, subject), test),
      },
      school: VENDOR_SCHOOL,
    },
    drops: [
      {
        from: section,
        when: (of: string) => `regexp_matches(lower(${of}), '${BESIDE}')`,
        reason: 'parts-of-scores',
      },
      {
        from: KIND,
        when: (of: string) => `regexp_matches(lower(${of}), '${BESIDE}|${NO_SCORE}')`,
        reason: 'other-scores',
      },
      {
        from: KIND_OR_ELSE,
        when: (of: string) => `regexp_matches(lower(${of}), '${SAYS_RANK}')`,
        reason: 'other-scores',
      },
    ],
  };
}
