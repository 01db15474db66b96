import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Issue, type IssueGroup, listIssues, type UploadedFile } from '#contract/uploads.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { results as words } from '#web/messages/en/results.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { IssueFilter, type Narrowing } from './issue-filter.tsx';
import { Section } from './section.tsx';

const SIZE = 10;

interface IssueRowsProps {
  file: UploadedFile;
  groups: readonly IssueGroup[];
  /** null: the rows of every cause. */
  chosen: IssueGroup | null;
  onChoose: (issue: string) => void;
}

/** The rows behind the causes, with row numbers and columns as in the person's file. Mount it anew for another cause. */
export function IssueRows({ file, groups, chosen, onChoose }: IssueRowsProps) {
  const [page, setPage] = useState(1);
  const [narrowing, setNarrowing] = useState<Narrowing>({ severity: null, column: null, school: null });
  const { id: eoaId } = useAudit();
  const { data: all = [] } = useSchools();
  const covered = new Set(file.user_provided_file_metadata.school_ids ?? []);
  const query = { page, size: SIZE, ...narrowed(chosen, narrowing) };
  const params = { eoaId, fileId: file.file_id };
  const issues = useCall(listIssues, { params, query }, { placeholderData: (previous) => previous });
  const narrow = (next: Narrowing) => {
    setNarrowing(next);
    setPage(1);
  };
  return (
    <Section title={words.rows} note={words.rowNumbers}>
      <IssueFilter
        groups={groups}
        chosen={chosen}
        onChoose={onChoose}
        narrowing={narrowing}
        onNarrow={narrow}
        schools={all.filter(({ id }) => covered.has(id))}
      />
      {issues.isPending && <CardSkeleton lines={4} />}
      {issues.isError && <InPlaceError message={words.issuesError} onRetry={() => void issues.refetch()} />}
      {issues.data && (
        <>
          <DataTable
            caption={chosen?.message ?? words.rows}
            columns={columnsFor(issues.data.items)}
            rows={issues.data.items}
            rowKey={(issue) => `${issue.code} ${issue.row} ${issue.column} ${issue.value} ${issue.message}`}
            empty={words.noRows}
            blocksBelowSm
          />
          <Pager page={page} size={SIZE} total={issues.data.total} onPage={setPage} label={words.rowPages} />
          {narrowing.school === null && chosen !== null && issues.data.total < chosen.count && (
            <Typography variant="caption" sx={{ color: 'portal.text2' }}>
              {words.cappedAt(issues.data.total, chosen.count)}
            </Typography>
          )}
        </>
      )}
    </Section>
  );
}

function narrowed(chosen: IssueGroup | null, { severity, column, school }: Narrowing) {
  const school_id = school ?? undefined;
  if (chosen === null) return { severity: severity ?? undefined, column: column ?? undefined, school_id };
  return { severity: chosen.severity, code: chosen.code, column: chosen.column ?? undefined, school_id };
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
