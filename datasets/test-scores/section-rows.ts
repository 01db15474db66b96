import type { HeaderPattern, Layout, LayoutColumn } from '#datasets/kit/layouts/layout.ts';
import type { TestScoreColumn } from './columns.ts';
import { VENDOR_SCHOOL } from './vendor-school.ts';

/** State reports and gradebooks name the section by its subject: test, 'Math', scale score. */
const SUBJECT = /^(subject|contentarea|subjectarea)(name)?$/;
/** Student systems keep each section of a sitting in a row of its own: test, date, 'Math', 510. A 'Part' beside a 'Subtest' is its number. */
const SECTION = [
  /^sub(test|score|section)(name|type|description|code)?$/,
  // Before the part itself, which may be a number: 'Test Part' 1, 'Test Part Desc' Math.
  /^(test|exam|score)?(part|section|component|subtest|measure)(name|description|desc|title)$/,
  /^(test|exam|score)?(part|section|component|subtest|measure)$/,
  /^score(type|name|description|label)$/,
  /^test(subject|scorename|scoretype)$/,
  SUBJECT,
];
const VALUE = [
  'Score',
  'Score Value',
  'NumScore',
  'Numeric Score',
  'Scaled Score',
  'Scale Score',
  'Test Score',
  'Exam Score',
  'Raw Score',
  'Result',
  'Points',
];
const SCORE =
  /^(score|scorevalue|numscore|numericscore|scaledscore|scalescore|testscore|examscore|rawscore|result|points)$/;
/** What a value is, beside the name of its section: a scale score, or its percentile in a row of its own. */
const KIND = [
  /^(score|result|value|measure)(type|kind|units?|category)(name|desc|description|code)?$/,
  /^(assessment|score)?reportingmethod(name|code)?$/,
];
const NO_SCORE = '\\braw\\b|predict|project|estimat|practice|\\bmock\\b|\\bgoal\\b|\\bnpr\\b|\\bncr\\b';
/** The table before the name, as Infinite Campus has it: 'testScore.scaleScore'. */
const SCORE_OF_TEST = /^testscore(scaled?score|score|numericscore|result)$/;
const TEST =
  /^(test|testname|testtype|testcode|testtitle|testid|assessment|assessmentname|assessmenttype|exam|examtype)$/;

/** Where no other column says what the score is of, the name of the test does: 'SAT Math', 'AP Biology'; 'SAT' alone is its total. */
const TEST_AND_SECTION = /^(test|testname|testtitle|assessment|assessmentname|assessmenttitle)$/;
const EXAM = [
  /^(ap|ib)?(exam|subject|course)(code|name|title|number|subject|description|level)?$/,
  /^(ap|ib)(score|grade|test)/,
];

/** A percentile, a benchmark or a subscore is not a section; the writing test of the ACT has a scale of its own. */
const BESIDE =
  '^(sat |act )?writing|percentile|\\brank|essay|benchmark|sub-?score|\\bcross|\\bstem\\b|\\bela\\b|%|\\blow\\b|\\bhigh\\b|\\bmet\\b|readiness';

const PLAIN = (section: string) => `regexp_replace(lower(${section}), '^(sat|act)[ :_-]*', '')`;
/** Nothing but the test, and where or when it was taken: 'SAT', 'ACT State', 'SAT School Day 2023'. A number alone is a code of some section. */
const isWhole = (section: string) =>
  `regexp_full_match(lower(${section}), '(sat|act)[ :_-]*(school day|weekend|national|state|spring|fall)?[^a-z]*')`;
const isOf = (section: string, words: string, or = 'false') =>
  `((regexp_matches(${PLAIN(section)}, '${words}') OR ${or}) AND NOT regexp_matches(lower(${section}), '${BESIDE}'))`;

/** Sections of the two tests share names; their scales, 200 to 1600 and 1 to 36, have nothing in common. */
const LEAST_SAT = 100;

const NAMES =
  '^(total|tot\\b|composite|comp\\b|combined|math|ebrw|erw|rw\\b|r ?& ?w\\b|evidence|verbal|reading|read\\b|rdg\\b|english|eng\\b|science|sci\\b)';

/** 'Exam' and 'Score' name no exam: then the test does, 'AP Biology'. */
const nameOf = (section: string, test: string) =>
  `CASE WHEN regexp_full_match(lower(${section}), '((ap|ib) )?(exam|score|test|total|overall|final)( score| grade)?')
    AND regexp_matches(${test}, '(?i)^(ap|ib)[ :_-]+[a-z]') THEN ${test} ELSE ${section} END`;

/** 'Scale Score' says what the value is: then the subject or the test says of what, 'SAT Math'. 'SAT' alone may be of any section. */
const sectionBeside = (section: string, test = 'NULL', subject = 'NULL') =>
  `CASE WHEN regexp_full_match(lower(${section}), '(scaled?|standard)( ?scores?)?')
    THEN coalesce(${subject}, CASE WHEN NOT ${isWhole(test)} THEN ${test} END, ${section}) ELSE ${section} END`;

/** An AP or IB score; 'English' is an exam, too. */
const MOST_OF_EXAM = 7;

interface SectionColumns {
  section: readonly HeaderPattern[];
  value: readonly HeaderPattern[];
  /** Further columns that `sectionOf` needs. */
  others?: LayoutColumn['beside'];
  /** The name of the section, from the cell of `section` and the others. */
  sectionOf?: (section: string, ...others: string[]) => string;
}

/** Each section stays a record of its own, so that every finding is at its own row; the best of each are put together later. */
function sectionRows(
  name: string,
  { section, value, others = [], sectionOf = (of) => of }: SectionColumns,
): Omit<Layout<TestScoreColumn>, 'headers'> {
  const read = (of: (score: string, section: string) => string): LayoutColumn => ({
    from: value,
    beside: [section, ...others],
    read: (score, part, ...more) => of(score, sectionOf(part, ...more)),
  });
  const scoreOf = (words: string, test: 'SAT' | 'ACT', or?: (of: string) => string) =>
    read(
      (score, of) =>
        `CASE WHEN ${isOf(of, words, or?.(of))} AND coalesce(TRY_CAST(${score} AS DOUBLE), 0) ${test === 'SAT' ? '>=' : '<'} ${LEAST_SAT} THEN ${score} END`,
    );
  return {
    name,
    columns: {
      sat_total: scoreOf('^(total|tot\\b|composite|comp\\b|combined)', 'SAT', isWhole),
      sat_ebrw: scoreOf('^(ebrw|erw|rw\\b|evidence|verbal|(reading|r) ?(and|&|/) ?(writing|w\\b))', 'SAT'),
      sat_math: scoreOf('^math', 'SAT'),
      act_english: scoreOf('^eng', 'ACT'),
      act_math: scoreOf('^math', 'ACT'),
      act_reading: scoreOf('^(read(ing)?|rdg) *(score|section|test)?$', 'ACT'),
      act_science: scoreOf('^sci', 'ACT'),
      act_composite: scoreOf('^(composite|comp\\b|total)', 'ACT', isWhole),
      exam_name: {
        from: section,
        beside: [[TEST], [SUBJECT]],
        read: (of, test = 'NULL', subject = 'NULL') => nameOf(sectionBeside(of, test, subject), test),
      },
      school: VENDOR_SCHOOL,
      score: read(
        (score, of) =>
          `CASE WHEN NOT ${isOf(of, NAMES)} OR ${of} IS NULL OR TRY_CAST(${score} AS DOUBLE) <= ${MOST_OF_EXAM} THEN ${score} END`,
      ),
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
    ],
  };
}

const WITHOUT = [/^(sat|act|ap|ib)(math|ebrw|total|composite|score|english|exam)/, 'Composite', 'Math'];

const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Without a column of tests the section names its own: 'SAT Math'. */
function withTestOf(from: readonly HeaderPattern[], layout: Layout<TestScoreColumn>): Layout<TestScoreColumn> {
  return { ...layout, columns: { ...layout.columns, test_type: { from } } };
}

const ED_FI_TEST = [/assessmenttitle$/, /assessmentidentifier$/];
const ED_FI_METHOD = [/(^|scoreresults?0?)assessmentreportingmethod(descriptor)?(codevalue)?$/];
const ED_FI_SECTION = [/(^|assessment|reference)identificationcode$/];

/** What an Ed-Fi score is of: an objective assessment, a reporting method such as 'Total score', or the test itself. */
const edFiSection = (section: string, method: string, test: string) => `CASE
  WHEN ${section} IS NOT NULL THEN ${section}
  WHEN ${isOf(bare(method), NAMES)} THEN ${bare(method)}
  WHEN regexp_full_match(lower(${test}), '(the )?sat\\b( school day| weekend)?[^a-z]*') THEN 'Total'
  WHEN regexp_full_match(lower(${test}), '(the )?act\\b[^a-z]*') THEN 'Composite'
  ELSE ${test} END`;

/** Descriptors are written as URIs: the word stands behind '#'. */
const bare = (text: string) => `regexp_replace(${text}, '^.*#', '')`;

const edFiRows = sectionRows('Ed-Fi assessment results, one score a row', {
  section: ED_FI_SECTION,
  value: [/^(studentassessment)?(scoreresults?0?)?result$/],
  others: [ED_FI_METHOD, ED_FI_TEST],
  sectionOf: (section, method = 'NULL', test = 'NULL') => edFiSection(section, method, test),
});

/** Student assessments of an Ed-Fi ODS, or of its API with the parts of a record side by side. */
const ED_FI_RESULTS: Layout<TestScoreColumn> = {
  ...edFiRows,
  headers: [anyOf(ED_FI_TEST), anyOf(ED_FI_METHOD), /^(studentassessment)?(scoreresults?0?)?result$/],
  columns: {
    ...edFiRows.columns,
    test_type: { from: ED_FI_TEST },
    exam_name: {
      from: ED_FI_TEST,
      beside: [ED_FI_SECTION, ED_FI_METHOD],
      read: (test, section, method = 'NULL') => nameOf(edFiSection(section, method, test), test),
    },
  },
  drops: [
    {
      from: ED_FI_METHOD,
      when: (method) => `regexp_matches(lower(${bare(method)}), '${BESIDE}')`,
      reason: 'parts-of-scores',
    },
    ...(edFiRows.drops ?? []),
  ],
};

export const SECTION_ROWS: readonly Layout<TestScoreColumn>[] = [
  {
    ...sectionRows('Scores with one section a row', {
      section: SECTION,
      value: VALUE,
      others: [[TEST], [SUBJECT]],
      sectionOf: sectionBeside,
    }),
    headers: [TEST, SCORE, anyOf(SECTION)],
    without: WITHOUT,
  },
  {
    ...sectionRows('Scores with one test or section a row, as Infinite Campus names them', {
      section: [TEST],
      value: [SCORE_OF_TEST],
    }),
    headers: [TEST, SCORE_OF_TEST],
    without: WITHOUT,
  },
  {
    ...sectionRows('Scores with one test or section a row', { section: [TEST_AND_SECTION], value: VALUE }),
    headers: [TEST_AND_SECTION, SCORE],
    without: [...SECTION, ...ED_FI_METHOD, ...EXAM, ...WITHOUT],
  },
  withTestOf(SECTION, {
    ...sectionRows('Scores with one section a row', { section: SECTION, value: VALUE }),
    headers: [/^scaled?score$/, anyOf(SECTION)],
    without: [TEST, ...WITHOUT],
  }),
  ED_FI_RESULTS,
];
