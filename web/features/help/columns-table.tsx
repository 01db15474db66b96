import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DatasetDescription } from '#contract/open.ts';
import { help } from '#web/messages/en/help/help.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Sheet } from './sheet.tsx';
import { Synonyms } from './synonyms.tsx';

type Column = DatasetDescription['columns'][number];

const COLUMNS: readonly DataColumn<Column>[] = [
  {
    key: 'label',
    header: help.file.column,
    rowHeader: true,
    render: ({ label, description }) => (
      <Box sx={{ minWidth: { sm: 180 } }}>
        <Typography variant="subtitle2" component="span">
          {label}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {description}
        </Typography>
      </Box>
    ),
  },
  {
    key: 'required',
    header: help.file.needed,
    render: ({ required, condition }) => (condition === null ? help.file[required] : asSentence(condition)),
  },
  {
    key: 'allowed',
    header: help.file.allowed,
    render: ({ allowed, example }) => (
      <>
        {allowed}
        {example !== '' && (
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
            {help.file.example(example)}
          </Typography>
        )}
      </>
    ),
  },
  { key: 'also', header: help.file.also, render: ({ synonyms }) => <Synonyms names={synonyms} /> },
];

/** Conditions are written to be within a sentence: 'when several schools are selected'. */
const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function ColumnsTable({ dataset }: { dataset: DatasetDescription }) {
  return (
    <Sheet>
      <DataTable
        caption={help.file.columnsOf(dataset.label)}
        columns={COLUMNS}
        rows={dataset.columns}
        rowKey={({ name }) => name}
        blocksBelow="sm"
      />
    </Sheet>
  );
}
