/**
 * What is behind a group of findings, by its code. Several groups may have one cause: one look at
 * the export fixes them all.
 */
const CAUSES = [
  ['other-card', ['file.other-dataset']],
  ['missing-column', ['file.missing-column', 'column.not-for-all']],
  ['wrong-column', ['row.shifted', 'file.more-cells-than-headers']],
  ['swapped', ['column.swapped', 'column.maybe-swapped']],
  ['shown-once', ['column.shown-once', 'file.shown-once']],
  ['date-form', ['column.date-form', 'date.two-forms', 'date.day-or-month']],
  ['year-convention', ['year.starts', 'year.ends']],
  ['zeros-lost', ['student-id.zeros-lost', 'cte.cip-form']],
  [
    'turned-into-number',
    [
      'student-id.exponent',
      'student-id.date',
      'student-id.rounded',
      'student-id.decimal',
      'code.looks-like-date',
      'grade-range.restored',
    ],
  ],
  ['encoding', ['file.mixed-encoding', 'file.unreadable-characters', 'file.mojibake']],
] as const;

/** A cause by its name; datasets/words has its sentence. */
export type Cause = (typeof CAUSES)[number][0] | 'one-unknown-word' | 'few-unknown-words';

/** Codes of values that a person can say once what they mean. */
const UNKNOWN_WORDS = [
  'school.unknown',
  'school.outside',
  'value.unknown',
  'value.not-accepted',
  'mark.unknown',
  'yes-no.unknown',
  'grade-level.unreadable',
  'grade-level.unknown',
];

const BY_CODE = new Map(CAUSES.flatMap(([cause, codes]) => codes.map((code): [string, Cause] => [code, cause])));

/** `values`: how many different ones the group holds. */
export function causeOf({ code, count, values }: { code: string; count: number; values: number }): Cause | null {
  if (UNKNOWN_WORDS.includes(code) && count > values) return values === 1 ? 'one-unknown-word' : 'few-unknown-words';
  return BY_CODE.get(code) ?? null;
}
