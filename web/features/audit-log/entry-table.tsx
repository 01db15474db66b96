import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { auditLog } from '#web/messages/en/people/audit-log.ts';
import { FileName } from '#web/ui/file-name.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';

const { columns, caption, schools: schoolWords } = auditLog;

/** A file may cover hundreds of schools; the download names them all. */
const NAMED = 3;

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="caption"
    component="span"
    sx={{ display: 'block', color: 'portal.text2', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

const COLUMNS: readonly DataColumn<AuditLogEntry>[] = [
  {
    key: 'when',
    header: columns.when,
    width: '26%',
    render: ({ timestamp }) => (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatTimestamp(timestamp)}
      </Box>
    ),
  },
  {
    key: 'user',
    header: columns.user,
    width: '15%',
    rowHeader: true,
    render: ({ user_name, address }) => (
      <>
        {user_name}
        {address !== null && <Quiet>{auditLog.from(address)}</Quiet>}
      </>
    ),
  },
  {
    key: 'action',
    header: columns.action,
    width: '22%',
    render: ({ action, about }) => (
      <>
        {action}
        {about !== null && <Quiet>{about}</Quiet>}
      </>
    ),
  },
  { key: 'file', header: columns.file, width: '22%', render: ({ file }) => file && <File file={file} /> },
  {
    key: 'schools',
    header: columns.schools,
    render: ({ schools }) => <Schools names={schools} />,
  },
];

function Schools({ names }: { names: readonly string[] }) {
  const all = useSchools().data?.length ?? 0;
  if (names.length === 0) return <Quiet>{schoolWords.none}</Quiet>;
  if (names.length > 1 && names.length === all) return schoolWords.all;
  if (names.length <= NAMED) return names.join(', ');
  return schoolWords.more(names.slice(0, NAMED - 1).join(', '), names.length - NAMED + 1);
}

/** Leads to the results, where there are some. */
function File({ file }: { file: NonNullable<AuditLogEntry['file']> }) {
  const name = (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FileName>{file.name}</FileName>
    </Box>
  );
  return (
    <>
      {file.has_results && file.id !== null ? (
        <MuiLink component={Link} to={`/data-upload?file=${file.id}`}>
          {name}
        </MuiLink>
      ) : (
        name
      )}
      {file.upload_file_type !== null && <Quiet>{datasets[file.upload_file_type].label}</Quiet>}
    </>
  );
}

export const EntryTable = ({ entries, empty }: { entries: readonly AuditLogEntry[]; empty: string }) => (
  <DataTable
    caption={caption}
    columns={COLUMNS}
    rows={entries}
    rowKey={({ id }) => String(id)}
    empty={empty}
    blocksBelow="tablet"
  />
);
