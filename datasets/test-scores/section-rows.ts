import { anyPattern, oneOf } from '#datasets/kit/any-of.ts';
import type { HeaderPattern, Layout } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { TestScoreColumn } from './columns.ts';
import { ED_FI_METHOD, ED_FI_SCORES } from './ed-fi-scores.ts';
import { SUBJECT, sectionBeside, sectionRows, TEST } from './sections.ts';

/**
 * Student systems keep each section of a sitting in a row of its own: test, date, 'Math', 510. A 'Part' beside a
 * 'Subtest' is its number.
 */
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
  'Test Scale Score',
  'Score Scale Score',
  'Result',
  'Points',
];
const SCORE = new RegExp(`^${oneOf(...VALUE.map(headerKey))}$`);
/** The table before the name, as Infinite Campus has it: 'testScore.name', 'testScore.scaleScore'. */
const NAME_OF_SCORE = /^testscorename$/;
const SCORE_OF_TEST = /^testscore(scaled?score|score|numericscore|result)$/;
/**
 * Where no other column says what the score is of, the name of the test does: 'SAT Math', 'AP Biology';
 * 'SAT' alone is its total.
 */
const TEST_AND_SECTION = /^(test|testname|testtitle|assessment|assessmentname|assessmenttitle)$/;
/** Beside the code of a test, 'AP' and 'Biology'. Beside its name it may be anything. */
const DESCRIBED = /^test(desc|description)$/;
const EXAM = [
  /^(ap|ib)?(exam|subject|course)(code|name|title|number|subject|description|level)?$/,
  /^(ap|ib)(score|grade|test)/,
];

/** Beside the code of a state's collection, 'AP Biology'. */
const ITEM = /^itemdescription$/;

/** Beside an exam, another column says what test or exam it is. */
const BESIDE_EXAM = [
  /^(test|assessment)(name|type|title|code)?$|^examtype$/,
  /^(ap|ib)/,
  /^(exam|subject|course)(code|number|subject|level)$/,
];
const WITHOUT = [/^(sat|act|ap|ib)(math|ebrw|total|composite|score|english|exam)/, 'Composite', 'Math'];

/** Without a column of tests the section names its own: 'SAT Math'. */
function withTestOf(from: readonly HeaderPattern[], layout: Layout<TestScoreColumn>): Layout<TestScoreColumn> {
  return { ...layout, columns: { ...layout.columns, test_type: { from } } };
}

/** A column of exams: of the AP or the IB, unless its cells name the SAT or the ACT beside them. */
export const EXAM_OR_TEST = /^exam(name|title|taken)?$/;

/** 'Exam' with 'SAT', 'ACT' and 'AP Biology': the name of the test is that of the section, too. */
export const TESTS_UNDER_EXAM: Layout<TestScoreColumn> = withTestOf([EXAM_OR_TEST], {
  ...sectionRows('Scores with one test or section a row', { section: [EXAM_OR_TEST], value: VALUE }),
  headers: [EXAM_OR_TEST, SCORE],
  without: [...BESIDE_EXAM, ...SECTION, ...ED_FI_METHOD, ...WITHOUT],
});

export const SECTION_ROWS: readonly Layout<TestScoreColumn>[] = [
  {
    ...sectionRows('Scores with one section a row', {
      section: SECTION,
      value: VALUE,
      others: [[TEST], [SUBJECT]],
      sectionOf: sectionBeside,
    }),
    headers: [TEST, SCORE, anyPattern(SECTION)],
    without: WITHOUT,
  },
  {
    ...sectionRows('Scores with one test or section a row, as Infinite Campus names them', {
      section: [TEST, NAME_OF_SCORE],
      value: [SCORE_OF_TEST],
    }),
    headers: [anyPattern([TEST, NAME_OF_SCORE]), SCORE_OF_TEST],
    without: WITHOUT,
  },
  {
    ...sectionRows('Scores with one test or section a row', { section: [TEST_AND_SECTION], value: VALUE }),
    headers: [TEST_AND_SECTION, SCORE],
    without: [...SECTION, ...ED_FI_METHOD, ...EXAM, ...WITHOUT],
  },
  {
    ...sectionRows('Scores with one test or section a row', {
      section: [DESCRIBED],
      value: VALUE,
      others: [[TEST], [SUBJECT]],
      sectionOf: sectionBeside,
    }),
    headers: [/^testcode$/, SCORE, DESCRIBED],
    without: [TEST_AND_SECTION, ...SECTION, ...EXAM, ...WITHOUT],
  },
  withTestOf(SECTION, {
    ...sectionRows('Scores with one section a row', { section: SECTION, value: VALUE }),
    headers: [/^scaled?score$/, anyPattern(SECTION)],
    without: [TEST, ...WITHOUT],
  }),
  withTestOf([ITEM], {
    ...sectionRows('eScholar assessment facts, one score a row', { section: [ITEM], value: VALUE }),
    headers: [ITEM, SCORE, /^assessmentschoolyear$/],
    without: WITHOUT,
  }),
  ...ED_FI_SCORES,
];
