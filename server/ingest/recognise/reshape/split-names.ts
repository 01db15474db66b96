import type { ColumnName } from '#datasets/kit/column-name.ts';
import { firstOf } from '#datasets/kit/layouts/layout.ts';
import type { HeadedTable } from '../headed-table.ts';
import { declares, type ReshapeDraft } from './reshape-draft.ts';

/** In the order of the parts: 'Last, First Middle', 'L F M', 'LFM'. */
const ORDER = '(last(name)?first(name)?(m|mi|mid|middle|middlename)?|lfm?i?)?';
/**
 * 'Student Name (LFM)', 'Student', 'Stu Nm'; then 'Full Name', 'Last, First'. Of someone else, as of a
 * teacher, is not one of them.
 */
export const WHOLE_NAMES = [
  new RegExp(`^(student|stu|pupil|candidate)(legal|full)?(name|nm)?(legal|full)?${ORDER}$`),
  new RegExp(`^(?=.*(name|nm|last|lf))(legal|full)?(name|nm)?${ORDER}$`),
];
const SUFFIX = `'(?i)^ *(jr|sr|ii|iii|iv)\\.? *$'`;

/**
 * 'Last, First Middle' in one column (docs/domain/headers.md#one-column-for-the-name): split on the first comma; a
 * suffix between commas is no one's first name.
 */
export function splitNames(
  { dataset, columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
): void {
  const has = (name: ColumnName) => kept.has(name) || filled.has(name);
  if (!declares(dataset, 'last_name') || has('last_name') || has('first_name')) return;
  const taken = new Set([...kept.values()].map(({ index }) => index));
  const source = firstOf(
    WHOLE_NAMES,
    columns.filter(({ index }) => !taken.has(index)),
  );
  if (!source) return;
  const values = samples(source.index);
  if (values.filter((value) => /\p{L}\s*,\s*\p{L}/u.test(value)).length * 2 <= values.length) return;
  const given = (text: string) =>
    `trim(CASE WHEN regexp_matches(split_part(${text}, ',', 2), ${SUFFIX}) THEN split_part(${text}, ',', 3) ELSE split_part(${text}, ',', 2) END)`;
  const parts: [name: ColumnName, read: (text: string) => string][] = [
    ['last_name', (text) => `nullif(trim(split_part(${text}, ',', 1)), '')`],
    ['first_name', (text) => `nullif(split_part(${given(text)}, ' ', 1), '')`],
    [
      'middle_name',
      (text) => `nullif(trim(substr(${given(text)}, length(split_part(${given(text)}, ' ', 1)) + 1)), '')`,
    ],
  ];
  for (const [name, read] of parts)
    if (declares(dataset, name) && !has(name)) filled.set(name, { source, column: { read } });
  decisions.push({ is: 'names-split', header: source.header });
}
