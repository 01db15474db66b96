import type { ColumnOf, LakeColumnOf } from './index.ts';
import type { ColumnName } from './kit/column-name.ts';
import type { Cells, Dataset, Rule } from './kit/dataset.ts';
import { defineColumns, defineDataset } from './kit/define-dataset.ts';
import type { Layout, Slots } from './kit/layouts/layout.ts';
import type { Mapping } from './kit/plan.ts';
import { typesOf } from './lake-columns.ts';
import { roster } from './roster/dataset.ts';
import type { TellingColumn } from './telling/telling-column.ts';

/*
 * Checked by the type check, never run: each line below a `@ts-expect-error` names a column wrongly, and the type check
 * fails where the compiler would let one of them pass.
 */

type Column = ColumnOf<'STUDENT_ROSTER'>;

export const known: Column = 'exit_date';
// @ts-expect-error a misspelt column
export const misspelt: Column = 'exit_dat';
// @ts-expect-error a derived column, which no file brings
export const derived: Column = 'exit_kind';
export const inTheLake: LakeColumnOf<'STUDENT_ROSTER'> = 'exit_kind';
// @ts-expect-error a column of another dataset
export const ofAnother: LakeColumnOf<'STUDENT_ROSTER'> = 'credits_earned';

export const layout: Pick<Layout<Column>, 'columns'> = {
  columns: {
    exit_date: { from: ['Leave Date'] },
    // @ts-expect-error a misspelt column of a layout
    exit_dat: { from: ['Leave Date'] },
  },
};

export const slots: Slots<Column> = {
  of: 'tests',
  columns: {
    // @ts-expect-error a misspelt column of a slot
    entry_dat: { from: [/^entry(\d)$/] },
  },
  // @ts-expect-error
  filledBy: ['entry_dat'],
  // @ts-expect-error
  sameBy: ['entry_dat'],
};

export const rule: Pick<Rule<Column>, 'column' | 'badExample'> = {
  // @ts-expect-error a rule about a column that is not there
  column: 'entry_dat',
  // @ts-expect-error an example that fills it
  badExample: { entry_dat: '2024-08-17' },
};

// @ts-expect-error a row of a sample
export const row: Cells<Column> = { entry_dat: '2024-08-17' };

// @ts-expect-error a column that is read back from the lake
export const read = () => typesOf('STUDENT_ROSTER', ['student_id', 'entry_dat']);

export const ofAny: ColumnName = 'exit_date';
// @ts-expect-error a column that no dataset has
export const ofNone: ColumnName = 'exit_dat';

// @ts-expect-error a column that is looked up in the mapping of a file
export const source = (mapping: Mapping) => mapping.get('exit_dat');

// @ts-expect-error a column that is looked for in any dataset
export const declared = ({ columns }: Dataset) => columns.find(({ name }) => name === 'exit_dat');

// @ts-expect-error a column whose cells can say that their rows should not count
export const telling: TellingColumn = { headers: /^withdrawn$/, says: '.', told: { exit_dat: '.' } };

const id = { label: 'Id', kind: { kind: 'student-id' }, description: '', example: '', synonyms: [] } as const;

export const columns = defineColumns([
  { ...id, name: 'student_id', required: { level: 'required' } },
  {
    ...id,
    name: 'state_id',
    // @ts-expect-error a requirement that depends on a column that is not there
    required: { level: 'conditional', words: '', when: { without: ['student_ids'] } },
    // @ts-expect-error
    orElse: 'student_ids',
  },
]);

// @ts-expect-error a key of a column that is neither declared nor derived
export const keyed = defineDataset({ ...roster, key_columns: ['student_id', 'exit_kinds'] });
// @ts-expect-error an identity of a column that is not declared
export const identified = defineDataset({ ...roster, identity: ['exit_kind'] });
