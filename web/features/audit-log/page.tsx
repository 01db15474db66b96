import { listAuditLog } from '#contract/audit-log.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { auditLog as words } from '#web/messages/en/people/audit-log.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { DownloadLog } from './download-log.tsx';
import { EntryTable } from './entry-table.tsx';
import { Filters } from './filters.tsx';
import { queryOf, useLogAddress } from './log-address.ts';

const SIZE = 25;

/** Everything anyone did in the audit, as far as it concerns schools of the person. */
export default function AuditLogPage() {
  const { audit } = useSession();
  const { id: eoaId, district } = useAudit();
  const { filters, page, go } = useLogAddress();
  const query = queryOf(filters);
  const log = useCall(
    listAuditLog,
    { params: { eoaId }, query: { ...query, page, size: SIZE } },
    { placeholderData: (previous) => previous },
  );
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <PageHead
        title={shell.titles.auditLog}
        description={audit?.scope === 'district' ? words.description(district) : words.descriptionOwn}
        action={<DownloadLog query={query} />}
      />
      <Filters filters={filters} users={log.data?.users ?? []} onChange={(next) => go(next, 1)} />
      {log.isPending && <CardSkeleton lines={8} />}
      {log.isError && <InPlaceError message={words.error} onRetry={() => void log.refetch()} />}
      {log.data && (
        <>
          <EntryTable entries={log.data.items} empty={isNarrowed ? words.noneLikeThis : words.none} />
          {log.data.total > 0 && (
            <Pager
              page={page}
              size={SIZE}
              total={log.data.total}
              onPage={(to) => go(filters, to)}
              label={words.pages}
            />
          )}
        </>
      )}
    </>
  );
}
