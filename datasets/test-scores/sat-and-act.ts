import type { Layout, SlotColumn } from '#datasets/kit/layouts/layout.ts';
import type { TestScoreColumn } from './columns.ts';
import { VENDOR_SCHOOL } from './vendor-school.ts';

/** 'Best SAT Math', 'SAT_Math_Score', 'Highest ACT Composite': the test is the group, the section stands behind it. */
const of = (test: 'sat' | 'act', section: string): SlotColumn => ({
  from: [
    new RegExp(
      `^(?:best|highest|max|top)?(${test})(?:best|highest|max|top)?(?:${section})(?:section)?(?:test)?(?:score)?$`,
    ),
  ],
});

const SAT = {
  sat_total: of('sat', 'total|composite|combined'),
  sat_ebrw: of('sat', 'ebrw|erw|rw|readingandwriting|readingwriting|evidencebasedreadingandwriting|verbal'),
  sat_math: of('sat', 'math|mathematics|mth'),
} satisfies Partial<Record<TestScoreColumn, SlotColumn>>;
const ACT = {
  act_english: of('act', 'english|eng'),
  act_math: of('act', 'math|mathematics|mth'),
  act_reading: of('act', 'reading|rdg|read'),
  act_science: of('act', 'science|sci'),
  act_composite: of('act', 'composite|comp'),
  act_superscore: of('act', 'superscore|super|supcomposite'),
} satisfies Partial<Record<TestScoreColumn, SlotColumn>>;
/** The keys of a constant are its names. */
const SECTIONS = Object.keys({ ...SAT, ...ACT }) as (keyof typeof SAT | keyof typeof ACT)[];
const any = (sections: Readonly<Record<string, SlotColumn>>) =>
  new RegExp(
    Object.values(sections)
      .flatMap(({ from }) => from.map(({ source }) => source))
      .join('|'),
  );

/** Counselors keep one row a student, with the scores of both tests in it. */
export const SAT_AND_ACT: Layout<TestScoreColumn> = {
  name: 'SAT and ACT scores in one row',
  headers: [any(SAT), any(ACT)],
  without: [/^(test|testname|testtype|assessment|assessmenttype|examtype)$/],
  columns: { school: VENDOR_SCHOOL },
  slots: {
    word: 'tests',
    columns: {
      ...SAT,
      ...ACT,
      test_date: { from: [/^(?:best|highest|latest)?(sat|act)(?:test|admin|administration|exam)?(?:date|year)$/] },
    },
    filledBy: SECTIONS,
  },
};
