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

const SCORE = '(?:exam|test)?(?:score|grade)?';
export const AP_SCORE = exam(`${SCORE}(20\\d\\d)?${SCORE}`);
/** 'AP Biology 2023': the exams of a year in May. */
export const AP_SCORE_OF_YEAR = exam(`${SCORE}(20\\d\\d)${SCORE}`);

/** A slot is named by its exam, and by the year where its header has one. */
const YEAR = /20\d\d$/;
const codeOf = (slot: string): string => CODES.get(slot) ?? CODES.get(slot.replace(YEAR, '')) ?? '';

/** True for a slot whose name is that of an AP exam. */
export const isApExam = (slot: string): boolean => codeOf(slot) !== '';

/** Where the header of an exam has its year, the cell is the score. */
export const dayOrYear = (text: string, slot: string): string =>
  isApExam(slot) && YEAR.test(slot) ? literal(slot.slice(-4)) : text;

/** Lists of students have a column for each AP exam, named by it; the score is all that the cell has. */
export const AP_COLUMNS = {
  score: { from: [AP_SCORE] },
  exam_code: { from: [AP_SCORE], read: (_text, slot) => literal(codeOf(slot)) },
  exam_name: { from: [AP_SCORE], read: (_text, slot) => literal(AP_EXAMS[codeOf(slot)] ?? slot) },
} satisfies Readonly<Record<string, SlotColumn>>;

export const AP_DATE = exam('(?:exam|test)?(?:date|year)');

/** A roster of AP scores names each exam without 'AP'. */
const NAME_ALONE = new RegExp(`^(${SPELLINGS})$`);
const ofExam = (column: (typeof AP_COLUMNS)[keyof typeof AP_COLUMNS]) => ({ ...column, from: [NAME_ALONE] as const });
export const AP_COLUMNS_OF_ROSTER = {
  score: ofExam(AP_COLUMNS.score),
  exam_code: ofExam(AP_COLUMNS.exam_code),
  exam_name: ofExam(AP_COLUMNS.exam_name),
} satisfies Readonly<Record<string, SlotColumn>>;
