import { valueKey } from '#datasets/kit/normalise.ts';
import { lookup } from '#datasets/kit/sql/lookup.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { apExamSpellings } from '../ap-exam-names.ts';
import { AP_EXAMS } from '../ap-exams.ts';

/** The AP exam code of a name, 'AP' before it or 'exam' behind it or not; NULL for a name that is no AP exam. */
export function apCodeOfName(name: string): string {
  const key = `regexp_replace(regexp_replace(${valueKeySql(name)}, '^(ap|advancedplacement)', ''), '(exam|test)$', '')`;
  return lookup(
    key,
    Object.entries(AP_EXAMS).map(([code, exam]) => [[...new Set([valueKey(exam), ...apExamSpellings(code)])], code]),
  );
}
