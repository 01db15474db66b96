import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { formatNumber } from '#web/app/format.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Part } from './part.tsx';
import { openFiles, useIssueCall } from './use-found.ts';
import type { ReportFiles } from './use-report-files.ts';

const words = report.issues;

/**
 * What is to be fixed, file by file and cause by cause. Rows are left to the results of each file: they name students.
 */
export function Issues({ query: { files, failed } }: { query: ReportFiles }) {
  if (failed || files === null) return null;
  const open = openFiles(files);
  return (
    <Part title={words.title}>
      <Typography variant="body2" sx={{ breakAfter: 'avoid' }}>
        {open.length > 0 ? words.lead : files.length > 0 ? words.none : report.files.none}
      </Typography>
      {open.map((file) => (
        <IssuesOfFile key={file.file_id} file={file} />
      ))}
    </Part>
  );
}

const COLUMNS: readonly DataColumn<IssueGroup>[] = [
  { key: 'kind', header: words.kind, render: ({ severity }) => words.severity[severity] },
  {
    key: 'what',
    header: words.what,
    rowHeader: true,
    render: ({ message, cause, header }) => (
      <>
        {cause ?? message}
        {header !== null && (
          <Typography variant="caption" component="p">
            {words.column(header)}
          </Typography>
        )}
      </>
    ),
  },
  { key: 'fix', header: words.fix, render: ({ fix }) => fix },
  { key: 'count', header: words.count, align: 'right', render: ({ count }) => formatNumber(count) },
];

function IssuesOfFile({ file }: { file: UploadedFile }) {
  const callOf = useIssueCall();
  const { data, isError, refetch } = useQuery(callOf(file));
  const groups = data?.groups.filter(({ severity }) => severity !== 'note') ?? [];
  if (data !== undefined && groups.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {file.file_name}
      </Typography>
      {isError && <InPlaceError message={words.error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <CardSkeleton lines={3} />}
      {data !== undefined && (
        <DataTable
          caption={words.of(file.file_name)}
          columns={COLUMNS}
          rows={groups}
          rowKey={({ code, column, message }) => `${code} ${column} ${message}`}
          blocksBelow="sm"
        />
      )}
    </div>
  );
}
