/** What the rows of a file were matched by, in words: 'matched on State student ID'. */
export const ID_KINDS = {
  local: 'Student ID (local)',
  state: 'State student ID',
  other: 'other student ID',
  name: 'name and date of birth',
} as const;
