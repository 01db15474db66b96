import { oneOf } from '#datasets/kit/any-of.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { AP_EXAMS, AP_SUB_SCORES } from '#datasets/vocabulary/ap-exams.ts';
import { OTHER_TEST, TEST_TYPE } from '#datasets/vocabulary/test-types.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';

const SECTION = /^(sat|act)_/;
/** Its cells may name exams of the AP and the IB instead of tests. */
const NAMES_EXAM = 'exam_name';

/**
 * The column with the test of a row can have any name: 'Category', 'Program', 'Exam Name'. Unread, every row would
 * count for the test that was chosen, and a PSAT would be an SAT. A column is taken for it where every row of it names
 * a test, and still not one of ours. Answers what was decided.
 */
export function testColumn(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const { dataset, columns, samples } = headed;
  const test = dataset.columns.find(({ name }) => name === 'test_type');
  if (dataset.type !== 'STUDENT_TEST_SCORES' || !test || decided.has(test.name)) return [];
  if (mapping.has(test.name)) return [...administrations(headed, mapping), ...examsOfAp(headed, mapping, decided)];
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

/** How a test was given, and by whom. */
const ADMINISTRATION = new RegExp(
  `^${oneOf('national', 'state', 'district', 'international', 'school ?day', 'weekend', 'residual', 'paper', 'online', 'digital')}( (test(ing)?|administration|admin))?$`,
  'i',
);

/** 'Test Type' with National and District beside the sections of a test does not say which test it was. */
function administrations({ samples }: HeadedTable, mapping: MappingDraft): Decision[] {
  const source = mapping.get('test_type');
  if (!source || ![...mapping.keys()].some((name) => SECTION.test(name))) return [];
  const cells = samples(source.index).flatMap((cell) => cell.trim() || []);
  if (cells.length === 0 || !cells.every((cell) => ADMINISTRATION.test(cell) && testIn(cell) === null)) return [];
  mapping.delete('test_type');
  return [{ is: 'not-read-as', header: source.header, column: 'test_type', because: { is: 'administrations' } }];
}

const AP_CODES: ReadonlySet<string> = new Set([...Object.keys(AP_EXAMS), ...AP_SUB_SCORES]);

/** 'Test Code' with 90, 85 and 7 beside scores says which AP exam it was: no row would be of a test that was chosen. */
function examsOfAp({ samples }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const source = mapping.get('test_type');
  if (!source || mapping.has('exam_code') || decided.has('exam_code') || !mapping.has('score')) return [];
  if ([...mapping.keys()].some((name) => SECTION.test(name))) return [];
  const cells = samples(source.index).flatMap((cell) => cell.trim() || []);
  if (cells.length === 0 || !cells.every((cell) => AP_CODES.has(cell.padStart(2, '0')))) return [];
  mapping.delete('test_type');
  mapping.set('exam_code', source);
  return [{ is: 'read-as', header: source.header, column: 'exam_code', because: { is: 'values' } }];
}

const OTHER = 'other';

const testIn = (cell: string): string | null =>
  valueOfText(TEST_TYPE, cell) ?? (new RegExp(OTHER_TEST).test(cell.toLowerCase()) ? OTHER : null);
