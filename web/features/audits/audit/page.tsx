import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { AuditId } from '#contract/ids.ts';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { readAudit } from '#contract/operator/audits.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { useOwnTitle } from '#web/app/page-title.ts';
import { useCall } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { shell } from '#web/messages/en/shell.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Missing, StatusTag } from '../audits-table.tsx';
import { ClosingCard } from './closing-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { MembersCard } from './members-card.tsx';
import { SchoolsCard } from './schools-card.tsx';
import { StorageCard } from './storage-card.tsx';

/** One audit, for an operator to change or close. */
export default function AuditPage() {
  const { auditId } = useParams();
  const id = AuditId.safeParse(auditId);
  const audit = useCall(readAudit, id.success ? { params: { eoaId: id.data } } : null);
  const isUnknown = !id.success || audit.error?.status === 404;
  const words = audit.data && `${audit.data.district} · ${shell.district.classOf(audit.data.year_ending)}`;
  useOwnTitle(words ?? audits.details.title);
  return (
    <>
      <BackLink to="/audits">{audits.back}</BackLink>
      <PageHead title={words ?? audits.details.title} action={audit.data && <StatusTag status={audit.data.status} />} />
      {audit.isPending && id.success && <CardSkeleton lines={8} />}
      {isUnknown && (
        <Notice severity="error" title={audits.unknown}>
          {audits.unknownHelp}
        </Notice>
      )}
      {audit.isError && !isUnknown && (
        <InPlaceError
          message={toMissing(audits.error)}
          hint={audit.error?.message}
          onRetry={() => void audit.refetch()}
        />
      )}
      {audit.data !== undefined && <Cards audit={audit.data} />}
    </>
  );
}

function Cards({ audit }: { audit: AuditDetail }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        }}
      >
        <DetailsCard audit={audit} />
        <KeepsFocus>
          <ClosingCard audit={audit} missing={<Missing missing={audit.missing} />} />
        </KeepsFocus>
      </Box>
      <KeepsFocus>
        <SchoolsCard audit={audit} />
      </KeepsFocus>
      <MembersCard audit={audit} />
      <StorageCard audit={audit} />
    </Box>
  );
}
