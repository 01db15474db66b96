import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Requirements } from '#contract/uploads/requirements.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { NotOfferedDialog } from './not-offered-dialog.tsx';
import { markableColumns, type OfferChange, reversed } from './offers.ts';
import { useOffers } from './use-offers.ts';

const words = uploads.requirements.notOffered;

interface NotOfferedProps {
  dataset: Dataset;
  requirements: Requirements;
}

/** Opens the choice of what schools do not offer, and says what came of it, with a way back. */
export function NotOfferedButton({ dataset, requirements }: NotOfferedProps) {
  const columns = markableColumns(requirements, useSchools().data ?? []);
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<OfferChange | null>(null);
  if (columns.length === 0) return null;
  return (
    <Box sx={{ mt: 4, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 4 }}>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {done && <Done key={JSON.stringify(done)} dataset={dataset} change={done} />}
      {isOpen && (
        <NotOfferedDialog
          dataset={dataset}
          columns={columns}
          onClose={(change) => {
            setOpen(false);
            if (change) setDone(change);
          }}
        />
      )}
    </Box>
  );
}

function Done({ dataset, change }: { dataset: Dataset; change: OfferChange }) {
  const { apply, isPending, error } = useOffers(dataset);
  const [isUndone, setUndone] = useState(false);
  const { column, mark, takeBack } = change;
  const said = [
    mark.length > 0 && words.marked(mark.length),
    takeBack.length > 0 && words.takenBack(takeBack.length),
  ].filter(Boolean);
  if (isUndone) return <Notice severity="info" title={words.undone(column)} />;
  return (
    <Notice
      severity={error ? 'error' : 'success'}
      title={error?.message ?? words.saved(column)}
      action={
        <Button
          size="small"
          loading={isPending}
          onClick={() =>
            void apply(reversed(change)).then(
              () => setUndone(true),
              () => {},
            )
          }
        >
          {words.undo}
        </Button>
      }
    >
      {said.join('. ')}
    </Notice>
  );
}
