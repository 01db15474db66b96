import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatAll, formatAny } from '#web/app/format-list.ts';
import { useSession } from '#web/app/session/session.ts';
import { quality } from '#web/messages/en/quality.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type Gap, gapsOf } from './missing.ts';
import { useShownSchool } from './shown-school.tsx';
import { useAllRequirements } from './use-requirements.ts';

/** Findings named in the sentence; the upload page shows the rest. */
const NAMED = 3;

/** What the shown schools have not uploaded, over all six datasets. Empty until everything is known. */
function useGaps(): Gap[] {
  const { school } = useShownSchool();
  const requirements = useAllRequirements() ?? [];
  return requirements.flatMap(({ dataset, answer }) => gapsOf(dataset, answer, school?.name ?? null));
}

const wordsOf = ({ dataset, column }: Gap) =>
  column === null ? quality.missingDataset[dataset] : quality.missingColumn[dataset](column);

/** '2 schools have no course catalog and 11 schools have no IB scores.' Gaps of the same schools are one finding. */
function sentence(gaps: readonly Gap[]): string {
  const named = gaps.slice(0, NAMED);
  const findings = Map.groupBy(named, ({ schools }) => schools.join('\n'));
  const sentences = Array.from(findings.values(), (group) =>
    quality.missing.finding(group[0]?.schools ?? [], formatAny(group.map(wordsOf))),
  );
  if (gaps.length > NAMED) sentences.push(quality.missing.more(gaps.length - NAMED));
  return `${formatAll(sentences)}.`;
}

/** 'Missing information?', hidden from XQ_USER, who can do nothing about it, and when nothing is missing. */
export function MissingInformation() {
  const { audit } = useSession();
  const gaps = useGaps();
  if (audit?.role === 'XQ_USER' || gaps.length === 0) return null;
  return (
    <Notice severity="warning" title={quality.missing.title}>
      {sentence(gaps)}{' '}
      <Link component={RouterLink} to="/data-upload">
        {quality.missing.link}
      </Link>{' '}
      {quality.missing.contact}
    </Notice>
  );
}
