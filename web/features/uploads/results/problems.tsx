import { Fragment, useState } from 'react';
import { type IssueGroup, listIssues, type UploadedFile } from '#contract/uploads.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Causes } from './causes.tsx';
import { FirstFix } from './first-fix.tsx';
import { IssueRows } from './issue-rows.tsx';

const SEVERITIES = ['error', 'warning', 'note'] as const;

/** What to do first, the causes, and under them the rows of the chosen one: the first until another is chosen. */
export function Problems({ file }: { file: UploadedFile }) {
  const { id: eoaId } = useAudit();
  const [picked, setPicked] = useState<IssueGroup | null>(null);
  const answer = useCall(listIssues, { params: { eoaId, fileId: file.file_id }, query: { page: 1, size: 1 } });
  if (answer.isPending) return <CardSkeleton lines={4} />;
  if (answer.isError)
    return <InPlaceError message={uploads.results.issuesError} onRetry={() => void answer.refetch()} />;
  const { groups } = answer.data;
  const chosen =
    groups.find((group) => group.code === picked?.code && group.column === picked.column) ?? groups[0] ?? null;
  return (
    <>
      <FirstFix groups={groups} />
      {file.status === 'SUCCESS' && <Notice severity="success" title={uploads.results.none(file.rows?.read ?? 0)} />}
      {SEVERITIES.map((severity) => (
        <Fragment key={severity}>
          <Causes severity={severity} groups={groups} chosen={chosen} onChoose={setPicked} />
          {chosen?.severity === severity && (
            <IssueRows key={`${chosen.code} ${chosen.column}`} fileId={file.file_id} group={chosen} />
          )}
        </Fragment>
      ))}
    </>
  );
}
