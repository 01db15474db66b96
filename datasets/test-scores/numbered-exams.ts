import type { Layout, LayoutColumn } from '#datasets/kit/layouts/layout.ts';
import type { TestScoreColumn } from './columns.ts';

/** 'Test 1' beside 'Score 1' may be the SAT. */
const examOf = (ap: string) => (ap === 'ap' ? '(?:exam|test|subject|course)' : '(?:exam|subject|course)');
/** The first has no number where the second is 'Exam 2'. */
const NTH = '0*(\\d*)';

/** 'AP Exam 1', 'AP Subject 1', 'AP Exam Name 1'; 'AP Score 1', 'AP Exam 1 Score', 'Score 1'. */
const name = (ap: string) => [
  new RegExp(`^${ap}${examOf(ap)}(?:name|title)?${NTH}$`),
  new RegExp(`^${ap}${examOf(ap)}${NTH}(?:name|title)$`),
];
const score = (ap: string, exam = examOf(ap)) => [
  new RegExp(`^${ap}${exam}?(?:score|grade|result)${NTH}$`),
  new RegExp(`^${ap}${exam}${NTH}(?:score|grade|result)$`),
];
const DATE = '(?:admin(?:istration)?)?(?:date|year|yr)';

const firstTwo = (patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source.replace(NTH, '0*[12]')).join('|'));

/** Of exams whose headers do not name the test, their own names may; otherwise it is the one that was chosen. */
const TEST_OF_NAME = (text: string) =>
  `CASE WHEN regexp_matches(${text}, '(?i)\\b(ap|advanced placement)\\b') THEN 'AP' WHEN regexp_matches(${text}, '(?i)\\b(ib|hl|sl)\\b') THEN 'IB' END`;

const numbered = (ap: string): Layout<TestScoreColumn>['slots'] => ({
  of: 'exams',
  columns: {
    exam_name: { from: name(ap) },
    exam_code: {
      from: [new RegExp(`^(?:ap)?${examOf(ap)}code${NTH}$`), new RegExp(`^(?:ap)?${examOf(ap)}${NTH}code$`)],
    },
    score: { from: [...score(ap), ...score('(?:ap)?', examOf(ap))] },
    test_date: {
      from: [new RegExp(`^(?:ap)?${examOf(ap)}?${DATE}${NTH}$`), new RegExp(`^(?:ap)?${examOf(ap)}${NTH}${DATE}$`)],
    },
    exam_level: {
      from: [
        new RegExp(`^(?:ib)?${examOf('')}?(?:level|lvl)${NTH}$`),
        new RegExp(`^${examOf('')}${NTH}(?:level|lvl)$`),
      ],
    },
    ...(ap === 'ap' ? {} : { test_type: { from: name(ap), read: TEST_OF_NAME } }),
  },
  // A score alone is counted to say that its exam is missing.
  filledBy: ['score', 'exam_name', 'exam_code'],
  isSlot: ({ columns }) => columns.has('score') && (columns.has('exam_name') || columns.has('exam_code')),
});

/** Lists of one row a student that number their exams. */
export const numberedExams = (date: LayoutColumn): readonly Layout<TestScoreColumn>[] => [
  {
    name: 'AP exams by number, several in a row',
    headers: [
      firstTwo([...name('ap'), new RegExp(`^ap${examOf('ap')}(?:code)?${NTH}(?:code)?$`)]),
      firstTwo(score('(?:ap)?', examOf('ap'))),
    ],
    columns: { test_type: { constant: 'AP' }, test_date: date },
    slots: numbered('ap'),
  },
  {
    name: 'exams by number, several in a row',
    headers: [firstTwo(name('').slice(0, 1)), firstTwo(score(''))],
    columns: { test_date: date },
    slots: numbered(''),
  },
];
