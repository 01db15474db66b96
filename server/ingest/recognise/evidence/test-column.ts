import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { OTHER_TEST, TEST_TYPE } from '#datasets/vocabulary/test-types.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';

/** Its cells may name exams of the AP and the IB instead of tests. */
const NAMES_EXAM = 'exam_name';

/**
 * The column with the test of a row can have any name: 'Category', 'Program', 'Exam Name'. Unread, every row would count for the test that was chosen, and a
 * PSAT would be an SAT. A column is taken for it where every row of it names a test, and not all the same one of ours. Answers what was decided.
 */
export function testColumn(headed: HeadedTable, mapping: Map<string, SourceColumn>, decided: Decided): Decision[] {
  const { dataset, columns, samples } = headed;
  const test = dataset.columns.find(({ name }) => name === 'test_type');
  if (dataset.type !== 'STUDENT_TEST_SCORES' || !test || mapping.has(test.name) || decided.has(test.name)) return [];
  const exam = decided.has(NAMES_EXAM) ? undefined : mapping.get(NAMES_EXAM);
  const taken = new Set([...mapping.values()].flatMap(({ index }) => (index === exam?.index ? [] : [index])));
  const filled = ({ index }: SourceColumn) => samples(index).filter((cell) => cell.trim());
  const rows = Math.max(...columns.map((source) => filled(source).length));
  const found = columns.find((source) => {
    const cells = filled(source);
    return !taken.has(source.index) && cells.length === rows && nameTests(cells, source === exam);
  });
  if (!found) return [];
  if (found === exam) mapping.delete(NAMES_EXAM);
  mapping.set(test.name, found);
  return [{ is: 'read-as', header: found.header, column: test.name, because: { is: 'tests' } }];
}

function nameTests(cells: readonly string[], areExams: boolean): boolean {
  const tests = new Set(cells.map(testIn));
  const isOfSubject = areExams && (tests.has('AP') || tests.has('IB'));
  return !tests.has(null) && !isOfSubject && (tests.size > 1 || tests.has(OTHER));
}

const OTHER = 'other';

const testIn = (cell: string): string | null =>
  valueOfText(TEST_TYPE, cell) ?? (new RegExp(OTHER_TEST).test(cell.toLowerCase()) ? OTHER : null);
