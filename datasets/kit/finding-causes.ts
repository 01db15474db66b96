/** What lies behind a group of findings, by its code. Several groups may have one cause: one look at the export fixes them all. */
const CAUSES: readonly (readonly [cause: string, codes: readonly string[]])[] = [
  ['The file belongs under another card.', ['file.other-dataset']],
  ['A required column is missing or has another name.', ['file.missing-column']],
  ['Values are in the wrong column.', ['row.shifted', 'file.more-cells-than-headers']],
  ['Two columns are swapped.', ['column.swapped', 'column.maybe-swapped']],
  ['Dates are written in another form.', ['column.date-form', 'date.two-forms']],
  ['School years are written in another convention.', ['year.starts', 'year.ends']],
  ['A spreadsheet program cut leading zeros off.', ['student-id.zeros-lost', 'cte.cip-form']],
  [
    'A spreadsheet program turned text into numbers or dates.',
    ['student-id.exponent', 'student-id.decimal', 'code.looks-like-date', 'grade-range.restored'],
  ],
  [
    'Letters were damaged when the file was saved in another encoding.',
    ['file.mixed-encoding', 'file.unreadable-characters', 'file.mojibake'],
  ],
];

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

const BY_CODE = new Map(CAUSES.flatMap(([cause, codes]) => codes.map((code) => [code, cause] as const)));

/** `values`: how many different ones the group holds. */
export function causeOf({ code, count, values }: { code: string; count: number; values: number }): string | null {
  if (UNKNOWN_WORDS.includes(code) && count > values)
    return values === 1
      ? 'One value that the portal does not know comes up again and again.'
      : 'A few values that the portal does not know come up again and again.';
  return BY_CODE.get(code) ?? null;
}
