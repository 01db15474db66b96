import Box from '@mui/material/Box';
import type { Provenance } from '#contract/quality/provenance.ts';
import { type Changes, readQualityStatus } from '#contract/quality/versions.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { Tag } from '#web/ui/tag.tsx';
import { changeWords } from './change-words.ts';
import { ComputedFrom } from './computed-from.tsx';

interface CardFootProps {
  provenance: Provenance;
  changes: Changes | null | undefined;
}

/** Below a card: from which files and when, whether newer numbers are on their way, and what changed last. */
export function CardFoot({ provenance, changes }: CardFootProps) {
  const { id: eoaId } = useAudit();
  // The page asks for it again and again; a card only reads what the page was told.
  const { data: status } = useCall(readQualityStatus, { params: { eoaId } });
  const change = changes ? changeWords(changes) : null;
  return (
    <>
      <ComputedFrom
        provenance={provenance}
        before={
          status?.refreshing && (
            <Box component="span" sx={{ mr: 2 }}>
              <Tag>{qualityLists.provenance.updating}</Tag>
            </Box>
          )
        }
      />
      {change !== null && (
        <Box component="span" sx={{ display: 'block' }}>
          {change}
        </Box>
      )}
    </>
  );
}
