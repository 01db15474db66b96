import Box from '@mui/material/Box';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { DATASETS } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useSession } from '#web/app/session/session.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { AfterDelay } from '#web/ui/states/after-delay.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { useUploadActions } from './actions.ts';
import { BulkIntake } from './bulk/bulk-intake.tsx';
import { UploadCard } from './card/upload-card.tsx';
import type { Rejection } from './rejection.ts';
import { RemovedNotice } from './removal/removed-notice.tsx';
import { useOpenCards } from './use-open-cards.ts';

/** Most visits open none. */
const SidePanel = lazy(() => import('./side-panel.tsx'));

/** A file that was chosen for a card and cannot be taken. */
export interface RejectedFile {
  slug: string;
  rejection: Rejection;
}

interface CardsProps {
  rejected: RejectedFile | null;
  /** A file that was just taken out of the audit, until that was read. */
  removed: UploadedFile | null;
  onRead: () => void;
  /** Something is over the page. */
  covered: boolean;
}

const STACK = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const;

/** The six cards, several files at once above them, and beside them what one of them asks for. */
export function Cards({ rejected, removed, onRead, covered }: CardsProps) {
  const { may } = useSession();
  const { review } = useUploadActions();
  const { open, toggle, isAsked } = useOpenCards();
  const [panel, setPanel] = useState<Dataset | null>(null);
  // Head and first card can be seen before the cards below them are drawn, unless the address leads to one of these.
  const areAllDue = useDeferredValue(true, isAsked);
  // Files may be dropped from the start: on a page that does not listen yet the browser would open them instead.
  const intake = may('uploads.write') && <BulkIntake covered={covered} onReview={review} />;
  if (open === null) {
    return (
      <>
        {intake}
        <AfterDelay>
          <CardSkeleton lines={6} />
        </AfterDelay>
      </>
    );
  }
  return (
    <>
      {intake}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 6 }}>
        <Box sx={{ ...STACK, flex: 1 }}>
          {DATASETS.slice(0, areAllDue ? undefined : 1).map((dataset) => (
            <KeepsFocus key={dataset.slug} sx={STACK}>
              {removed?.upload_file_type === dataset.type && (
                <RemovedNotice key={removed.file_id} file={removed} onClose={onRead} />
              )}
              <UploadCard
                dataset={dataset}
                expanded={open.has(dataset.slug)}
                onToggle={(expanded) => toggle(dataset.slug, expanded)}
                explained={panel?.slug === dataset.slug}
                onExplain={() => setPanel(panel?.slug === dataset.slug ? null : dataset)}
                rejection={rejected?.slug === dataset.slug ? rejected.rejection : null}
              />
            </KeepsFocus>
          ))}
        </Box>
        {panel && (
          <Suspense>
            <SidePanel key={panel.slug} dataset={panel} onClose={() => setPanel(null)} />
          </Suspense>
        )}
      </Box>
    </>
  );
}
