import { DATASETS } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { spoken } from '../spoken.ts';

/** What the six files and their columns are called, and what their cards say. */
export interface DatasetText {
  label: string;
  oneRowIs: string;
  /** What rows need, by what they are about. */
  needs: Readonly<Record<string, string>>;
  /** {graduatingClass} and {academicYears} are filled from the audit. */
  helperText: readonly string[];
  /** By declared name; `condition` where it depends whether a file must have the column. */
  columns: Readonly<Record<string, { label: string; condition: string }>>;
}

const english = Object.fromEntries(
  DATASETS.map(({ type, label, oneRowIs, needs = {}, helperText, columns }): [UploadFileType, DatasetText] => [
    type,
    {
      label,
      oneRowIs,
      needs,
      helperText,
      columns: Object.fromEntries(
        columns.map(({ name, label, required }) => [
          name,
          { label, condition: required.level === 'conditional' ? required.words : '' },
        ]),
      ),
    },
  ]),
) as Record<UploadFileType, DatasetText>; // the list of datasets has one of each type

const translated = spoken('datasets', english);

/** Files have the English names, so they are before a translation. */
const beside = (label: string, other = label) => (other === label ? label : `${label} (${other})`);

export const datasets = Object.fromEntries(
  Object.entries(english).map(([type, { label, columns }]) => {
    const words = translated[type as UploadFileType]; // a key of the same table
    const named = Object.entries(columns).map(([name, column]) => {
      const { label: other, condition } = words.columns[name] ?? column;
      return [name, { label: beside(column.label, other), condition }];
    });
    return [type, { ...words, label: beside(label, words.label), columns: Object.fromEntries(named) }];
  }),
) as Record<UploadFileType, DatasetText>; // as above
