import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { formatNumber, formatShortTime } from '#web/app/format.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { FileName } from '#web/ui/file-name.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Part } from './part.tsx';
import type { ReportFiles } from './use-report-files.ts';

const words = report.files;

const COLUMNS: readonly DataColumn<UploadedFile>[] = [
  {
    key: 'file',
    width: '27%',
    header: words.file,
    rowHeader: true,
    render: ({ file_name, version }) => (
      <>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <FileName>{file_name}</FileName>
        </Box>
        {version > 1 && (
          <Typography variant="caption" component="p">
            {words.version(version)}
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'category',
    header: words.category,
    render: ({ upload_file_type }) => datasets[upload_file_type].label,
  },
  {
    key: 'when',
    width: '31%',
    header: words.when,
    render: ({ uploaded_at, uploaded_by }) => (
      <>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatShortTime(uploaded_at)}
        </Box>
        <Typography variant="caption" component="p">
          {uploaded_by}
        </Typography>
      </>
    ),
  },
  {
    key: 'rows',
    header: words.rows,
    align: 'right',
    render: ({ rows }) =>
      rows && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {words.rowsOf(formatNumber(rows.kept), formatNumber(rows.read))}
        </Box>
      ),
  },
  { key: 'status', header: words.status, width: '12%', render: ({ status }) => words.status_of[status] },
];

/** The files the numbers come from, and those that could not be read. */
export function Files({ query: { files, failed, retry } }: { query: ReportFiles }) {
  return (
    <Part title={words.title}>
      {failed && <InPlaceError message={words.error} onRetry={retry} />}
      {files === null && !failed && <CardSkeleton lines={6} />}
      {files !== null && (
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={files}
          rowKey={({ file_id }) => file_id}
          empty={words.none}
          blocksBelow="sm"
        />
      )}
    </Part>
  );
}
