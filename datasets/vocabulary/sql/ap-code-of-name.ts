import { valueKey } from '#datasets/kit/normalise.ts';
import { lookup } from '#datasets/kit/sql/lookup.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { apExamSpellings } from '../ap-exam-names.ts';
import { AP_EXAMS, AP_SUB_SCORES } from '../ap-exams.ts';

/**
 * The AP exam code of a name, which may be the code itself, or that of a sub-score, 'AP' before it or 'exam' behind it
 * or not; NULL for a name that is not an AP exam.
 */
export function apCodeOfName(name: string): string {
  const key = `regexp_replace(regexp_replace(${valueKeySql(name)}, '^(ap|advancedplacement)', ''), '(exam|test)$', '')`;
  const named = Object.entries(AP_EXAMS).map(([code, exam]) => {
    const name = valueKey(exam);
    // '66 - Calculus AB', 'Calculus AB (66)'
    return [code, [name, code + name, name + code]] as const;
  });
  const parts = AP_SUB_SCORES.map((code) => [code, []] as const);
  return lookup(
    key,
    [...named, ...parts].map(([code, names]) => [
      [...new Set([code, String(Number(code)), ...names, ...apExamSpellings(code)])],
      code,
    ]),
  );
}
