import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listMappings, type SavedMapping } from '#contract/uploads/mappings.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { RemoveMapping } from './mappings-remove.tsx';
import { MappingsTable } from './mappings-table.tsx';

const words = mappings.saved;

/** What the district has confirmed about its files, to look at and to take back. */
export default function SavedMappings() {
  const { id: eoaId } = useAudit();
  const saved = useCall(listMappings, { params: { eoaId } });
  const [leaving, setLeaving] = useState<SavedMapping | null>(null);
  return (
    <Card title={words.title}>
      {saved.isPending && <CardSkeleton lines={6} />}
      {saved.isError && (
        <InPlaceError message={words.error} hint={saved.error.message} onRetry={() => void saved.refetch()} />
      )}
      {saved.data !== undefined && (
        <>
          <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3, maxWidth: '68ch' }}>
            {words.lead}
          </Typography>
          <MappingsTable mappings={saved.data} onRemove={setLeaving} />
        </>
      )}
      {leaving && <RemoveMapping mapping={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
