import type { SlotColumn } from '#datasets/kit/layouts/layout.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { apExamSpellings } from '#datasets/vocabulary/ap-exam-names.ts';
import { AP_EXAMS } from '#datasets/vocabulary/ap-exams.ts';

/** By every spelling of an exam, as headers are compared: its code. */
const CODES = new Map(
  Object.entries(AP_EXAMS).flatMap(([code, exam]) =>
    [valueKey(exam), ...apExamSpellings(code)].map((spelling) => [spelling, code] as const),
  ),
);
const SPELLINGS = [...CODES.keys()].join('|');
/** 'AP Biology', 'AP Calc AB Score', 'APUSH': 'AP' is always there, since 'Biology' alone may be a course. */
const exam = (last: string) =>
  new RegExp(`^(?:best|highest|max)?(?:advancedplacement|ap)(?:exam|test)?(${SPELLINGS})${last}$`);

export const AP_SCORE = exam('(?:exam|test)?(?:score|grade)?');

const codeOf = (slot: string): string => CODES.get(slot) ?? '';

/** True for a slot whose name is that of an AP exam. */
export const isApExam = (slot: string): boolean => CODES.has(slot);

/** Lists of students have a column for each AP exam, named by it; the score is all that the cell has. */
export const AP_COLUMNS = {
  score: { from: [AP_SCORE] },
  exam_code: { from: [AP_SCORE], read: (_text, slot) => literal(codeOf(slot)) },
  exam_name: { from: [AP_SCORE], read: (_text, slot) => literal(AP_EXAMS[codeOf(slot)] ?? slot) },
} satisfies Readonly<Record<string, SlotColumn>>;

export const AP_DATE = exam('(?:exam|test)?(?:date|year)');
