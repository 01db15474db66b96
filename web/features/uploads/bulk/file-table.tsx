import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { datasetOf } from '#datasets/index.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { describeChoices } from '../describe.ts';
import { answerAs, type FileAnswer } from './answers.ts';
import { ChoiceButton } from './choice-button.tsx';
import { FileCell } from './file-cell.tsx';
import { type FileRow, keyOf } from './rows.ts';
import { ReplacesSelect, TypeSelect } from './selects.tsx';
import type { Setting } from './setting.ts';
import { AnsweredState, type RowActions, SendingState, StagedState, UploadedState } from './state-cell.tsx';
import type { Answered } from './use-answers.ts';

interface FileTableProps {
  rows: readonly FileRow[];
  setting: Setting;
  problems: ReadonlyMap<string, string>;
  actions: RowActions;
  onAnswer: (id: string, answer: FileAnswer) => void;
}

const words = bulk.table;

const LOOK = (theme: Theme) => ({
  // In a block a cell is a line with its label, which says nothing where a file has no such answer yet.
  [theme.breakpoints.down('md')]: { '& tbody tr > *:has(> div:empty)': { display: 'none' } },
  // As wide as said: long names of files would push the states out of sight.
  [theme.breakpoints.up('md')]: { '& table': { tableLayout: 'fixed' }, '& th': { overflowWrap: 'anywhere' } },
});

/** What a cell needs to show and to change an answer. */
interface Cells extends Omit<FileTableProps, 'rows'> {
  say: (file: Answered, part: Partial<FileAnswer>) => void;
}

/** A file a row: what it is, what it covers, what it replaces, and where it is. */
export function FileTable({ rows, ...props }: FileTableProps) {
  const cells: Cells = {
    ...props,
    say: ({ staged, answer }, part) => props.onAnswer(staged.id, { ...answer, ...part }),
  };
  return (
    // A row goes with its button, and another one takes its place once its file has arrived.
    <KeepsFocus near="tr" sx={LOOK}>
      <DataTable
        caption={words.caption}
        columns={columnsOf(cells, rows.length > 0 && rows.every(({ is }) => is === 'uploaded'))}
        rows={rows}
        rowKey={keyOf}
        empty={bulk.empty}
        blocksBelow="md"
      />
    </KeepsFocus>
  );
}

/** What is uploaded says nothing more of what it replaces: a list of such files has no empty column. */
function columnsOf(cells: Cells, isOver: boolean): DataColumn<FileRow>[] {
  const [file, covers, state] = isOver ? ['26%', '27%', '26%'] : ['19%', '16%', '27%'];
  const replaces: DataColumn<FileRow> = {
    key: 'replaces',
    header: words.replaces,
    width: '17%',
    render: (row) => replacesCell(row, cells),
  };
  return [
    { key: 'file', header: words.file, width: file, rowHeader: true, render: nameCell },
    { key: 'what', header: words.what, width: '21%', render: (row) => whatCell(row, cells) },
    { key: 'covers', header: words.covers, width: covers, render: (row) => coversCell(row, cells) },
    ...(isOver ? [] : [replaces]),
    { key: 'state', header: words.state, width: state, render: (row) => stateCell(row, cells) },
  ];
}

function whatCell(row: FileRow, { setting, onAnswer }: Cells) {
  if (row.is === 'uploaded') return datasets[row.upload.upload_file_type].label;
  if (row.is !== 'answered') return null;
  const { staged } = row.file;
  return (
    <TypeSelect file={row.file} onChoose={(type) => onAnswer(staged.id, answerAs(type, staged.inspection, setting))} />
  );
}

function coversCell(row: FileRow, { setting, say }: Cells) {
  if (row.is === 'uploaded')
    return describeChoices(datasetOf(row.upload.upload_file_type), row.upload.user_provided_file_metadata);
  if (row.is !== 'answered') return null;
  return <Covers file={row.file} setting={setting} onSay={(part) => say(row.file, part)} />;
}

function replacesCell(row: FileRow, { say }: Cells) {
  if (row.is !== 'answered' || row.file.answer.type === null) return null;
  return <ReplacesSelect file={row.file} onChoose={(replaces) => say(row.file, { replaces })} />;
}

function stateCell(row: FileRow, { setting, problems, actions, say }: Cells) {
  switch (row.is) {
    case 'sending':
      return <SendingState sending={row.sending} actions={actions} />;
    case 'staged':
      return <StagedState staged={row.staged} actions={actions} />;
    case 'answered':
      return (
        <AnsweredState
          file={row.file}
          setting={setting}
          problem={problems.get(row.file.staged.id)}
          actions={actions}
          onConfirm={(key) => say(row.file, { confirmed: key })}
        />
      );
    case 'uploaded':
      return <UploadedState upload={row.upload} setting={setting} actions={actions} />;
  }
}

function nameCell(row: FileRow) {
  switch (row.is) {
    case 'sending':
      return <FileCell name={row.sending.file.name} size={row.sending.file.size} />;
    case 'uploaded':
      return <FileCell name={row.upload.file_name} size={row.upload.size} />;
    case 'staged':
      return <FileCell name={row.staged.file_name} size={row.staged.size} staged={row.staged} />;
    case 'answered':
      return (
        <FileCell
          name={row.file.staged.file_name}
          size={row.file.staged.size}
          staged={row.file.staged}
          isOpen={row.file.question !== null}
        />
      );
  }
}

interface CoversProps {
  file: Answered;
  setting: Setting;
  onSay: (part: Partial<FileAnswer>) => void;
}

/** The questions of the wizard for this type, each with its answer. */
function Covers({ file: { staged, answer }, setting, onSay }: CoversProps) {
  if (answer.type === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      {datasetOf(answer.type).wizardSteps.map((step) => (
        <ChoiceButton
          key={step}
          step={step}
          file={staged.file_name}
          options={setting.options[step]}
          selected={answer.choices[step] ?? []}
          onChange={(values) => onSay({ choices: { ...answer.choices, [step]: values } })}
        />
      ))}
    </Box>
  );
}
