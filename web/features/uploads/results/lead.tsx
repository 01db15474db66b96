import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { AccountManager } from '#web/app/memberships/account-manager.tsx';
import { useSession } from '#web/app/session/session.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { columnsNotFound, describeOutcome } from '../describe.ts';
import { MoveButton } from '../removal/move-button.tsx';
import { FirstFix } from './problems/first-fix.tsx';

interface LeadProps {
  file: UploadedFile;
  details: FileDetails | undefined;
  groups: readonly IssueGroup[];
}

/** The first line of the results: how it came out and what to do now. */
export function Lead({ file, details, groups }: LeadProps) {
  const { may, audit } = useSession();
  const isClosed = audit !== null && audit.closedAt !== null;
  const mayReplace = may('uploads.write') && !file.covers_other_schools;
  const { severity, title } = standing(
    file,
    details,
    isClosed ? words.closed.found : mayReplace ? words.toFix : words.found,
  );
  const mattersClosed = isClosed && (severity === 'warning' || severity === 'error');
  const first = groups.find((group) => group.severity === 'error');
  const { warning } = file.issue_counts;
  return (
    <Notice severity={severity} title={title}>
      {details?.since && (
        <Typography variant="body2">
          {words.since(details.since.version, details.since.fixed, details.since.added)}
        </Typography>
      )}
      {file.status === 'SUCCESS' && file.rows === null && (
        <Typography variant="body2">{uploads.outcome.notBySchool}</Typography>
      )}
      {severity === 'warning' && file.status === 'SUCCESS' && (
        <Typography variant="body2">{noErrors(file, details)}</Typography>
      )}
      {file.status === 'SUCCESS' && warning > 0 && <Typography variant="body2">{words.lookAt(warning)}</Typography>}
      {columnsNotFound(file) === '' ? (
        first && !isClosed && <FirstFix group={first} groups={groups} />
      ) : (
        <Typography variant="body2" sx={{ '&:empty': { display: 'none' } }}>
          {mayReplace && details?.can_map && words.toMap}
        </Typography>
      )}
      {mattersClosed && (
        <Typography variant="body2">
          {words.closed.told} <AccountManager asked={words.closed.askManager} otherwise={words.closed.askOperator} />
        </Typography>
      )}
      {file.status === 'MALFORMED' && !isClosed && (
        <Typography variant="body2" sx={{ '&:empty': { display: 'none' } }}>
          <AccountManager />
        </Typography>
      )}
      <Box sx={{ mt: 3, '&:empty': { mt: 0 } }}>
        <MoveButton file={file} />
      </Box>
    </Notice>
  );
}

const noErrors = ({ rows }: UploadedFile, details: FileDetails | undefined): string =>
  rows === null ? words.noErrors(details?.rules ?? 0) : words.none(rows.read, details?.rules ?? 0);

function standing(file: UploadedFile, details: FileDetails | undefined, withErrors: typeof words.found) {
  const rows = file.rows?.read ?? 0;
  const errors = file.issue_counts.error;
  switch (file.status) {
    case 'SUCCESS':
      return file.strangers
        ? ({ severity: 'warning', title: words.strangers[file.strangers] } as const)
        : ({ severity: 'success', title: noErrors(file, details) } as const);
    case 'DATA_ERRORS': {
      const lacked = columnsNotFound(file);
      if (lacked !== '') return { severity: 'warning', title: words.lacks(lacked) } as const;
      return {
        severity: 'warning',
        title: errors > 0 ? withErrors(errors, rows) : describeOutcome(file).join(' '),
      } as const;
    }
    case 'PROCESSING':
      return { severity: 'info', title: words.again } as const;
    default:
      return { severity: 'error', title: words.unusable } as const;
  }
}
