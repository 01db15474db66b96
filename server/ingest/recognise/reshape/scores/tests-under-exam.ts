import { isLayout, type Layout } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { EXAM_OR_TEST, TESTS_UNDER_EXAM } from '#datasets/test-scores/section-rows.ts';
import type { HeadedTable } from '../../headed-table.ts';

const OF_OTHER = /^\s*(sat|act)\b/i;

/**
 * A file of several tests that calls its column of tests 'Exam'. The SAT and the ACT are not exams of the AP or the IB.
 */
export function testsUnderExam({ dataset, columns, samples }: HeadedTable): Layout | null {
  const keys = new Set(columns.map(({ header }) => headerKey(header)));
  if (dataset.type !== 'STUDENT_TEST_SCORES' || !isLayout(TESTS_UNDER_EXAM, keys)) return null;
  const exams = columns.filter(({ header }) => EXAM_OR_TEST.test(headerKey(header)));
  return exams.length === 1 && exams.some(({ index }) => samples(index).some((cell) => OF_OTHER.test(cell)))
    ? TESTS_UNDER_EXAM
    : null;
}
