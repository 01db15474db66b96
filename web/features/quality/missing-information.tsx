import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { type Missing, readMissing } from '#contract/quality/missing.ts';
import { uploadCard } from '#web/app/files/upload-card.ts';
import { formatAll, formatAny } from '#web/app/format-list.ts';
import { AccountManager } from '#web/app/memberships/account-manager.tsx';
import { useSession } from '#web/app/session/session.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { Notice } from '#web/ui/states/notice.tsx';

/** Findings named in the sentence; the upload page shows the rest. */
const NAMED = 3;

/**
 * What the shown schools have not uploaded, as the cards say it of theirs: whole datasets first.
 * Empty until it is known.
 */
function useGaps(): Missing[] {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const { data } = useCall(readMissing, { params: { eoaId }, query: school === null ? {} : { school_id: school.id } });
  return (data?.missing ?? []).filter(({ state }) => state !== 'processing');
}

const wordsOf = ({ upload_file_type: type, column }: Missing) =>
  column === null ? quality.missingDataset[type] : quality.missingColumn[type](column);

/** '2 schools have no course catalog and 11 schools have no IB scores.' Gaps of the same schools are one finding. */
function sentence(gaps: readonly Missing[]): string {
  const named = gaps.slice(0, NAMED);
  const findings = Map.groupBy(named, ({ schools, school_count }) => [school_count, ...schools].join('\n'));
  const sentences = Array.from(findings.values(), ([first, ...others]) =>
    first === undefined
      ? ''
      : quality.missing.finding(first.schools[0] ?? '', first.school_count, formatAny([first, ...others].map(wordsOf))),
  );
  const rest = gaps.length - NAMED;
  return `${formatAll(sentences)}.${rest > 0 ? ` ${quality.missing.more(rest)}` : ''}`;
}

/** 'Missing information?', hidden from XQ_USER, who can do nothing about it, and when nothing is missing. */
export function MissingInformation() {
  const { audit } = useSession();
  const gaps = useGaps();
  const isManager = audit?.roles.includes('ACCOUNT_MANAGER');
  if (audit?.role === 'XQ_USER' || gaps.length === 0) return null;
  return (
    <Notice severity="warning" title={quality.missing.title}>
      {sentence(gaps)}{' '}
      <Link component={RouterLink} to={uploadCard(gaps[0]?.upload_file_type)}>
        {quality.missing.link}
      </Link>
      {isManager ? (
        '.'
      ) : (
        <>
          {' '}
          {quality.missing.contact}
          <AccountManager />
        </>
      )}
    </Notice>
  );
}
