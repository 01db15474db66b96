import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Issue, type IssueGroup, listIssues, type UploadedFile } from '#contract/uploads.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Section } from './section.tsx';

const words = uploads.results;
const SIZE = 10;

interface IssueRowsProps {
  fileId: UploadedFile['file_id'];
  group: IssueGroup;
}

/** The rows of one cause, with row numbers and columns as in the person's file. Mount it anew for another cause. */
export function IssueRows({ fileId, group }: IssueRowsProps) {
  const [page, setPage] = useState(1);
  const { id: eoaId } = useAudit();
  const query = { page, size: SIZE, severity: group.severity, code: group.code, column: group.column ?? undefined };
  const issues = useCall(listIssues, { params: { eoaId, fileId }, query }, { placeholderData: (previous) => previous });
  return (
    <Section title={words.rows(group.message)} note={words.rowNumbers}>
      {issues.isPending && <CardSkeleton lines={4} />}
      {issues.isError && <InPlaceError message={words.issuesError} onRetry={() => void issues.refetch()} />}
      {issues.data && (
        <>
          <DataTable
            caption={words.rows(group.message)}
            columns={columnsFor(issues.data.items)}
            rows={issues.data.items}
            rowKey={(issue) => `${issue.row} ${issue.column} ${issue.value} ${issue.message}`}
            blocksBelowSm
          />
          <Pager page={page} size={SIZE} total={issues.data.total} onPage={setPage} label={words.rowPages} />
          {issues.data.total < group.count && (
            <Typography variant="caption" sx={{ color: 'portal.text2' }}>
              {words.cappedAt(issues.data.total, group.count)}
            </Typography>
          )}
        </>
      )}
    </Section>
  );
}

const { columns } = words;
const COLUMNS = [
  {
    key: 'student',
    header: columns.student,
    rowHeader: true,
    render: (issue: Issue) => issue.student_id ?? words.empty,
  },
  { key: 'school', header: columns.school, render: (issue: Issue) => issue.school ?? '' },
  { key: 'row', header: columns.row, align: 'right' as const, render: (issue: Issue) => issue.row ?? '' },
  {
    key: 'column',
    header: columns.column,
    render: (issue: Issue) => [issue.column, issue.header].filter(Boolean).join(' '),
  },
  { key: 'value', header: columns.value, render: (issue: Issue) => <ValueSeen value={issue.value} /> },
  { key: 'message', header: columns.message, render: (issue: Issue) => issue.message },
  { key: 'fix', header: columns.fix, render: (issue: Issue) => issue.fix },
];

/** Files without a school column need no school beside their rows. */
const columnsFor = (issues: readonly Issue[]) =>
  issues.some((issue) => issue.school !== null) ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'school');

function ValueSeen({ value }: { value: string | null }) {
  if (value === null || value === '') return <span>{words.empty}</span>;
  return (
    <Box component="code" sx={{ px: 1, borderRadius: 1, bgcolor: 'portal.sunken', overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  );
}
