import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { FileId } from '#contract/ids.ts';
import type { UploadedFile, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useFreshness } from '#web/app/freshness/use-freshness.ts';
import { BehindContext } from '#web/app/shell/behind.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { type UploadActions, UploadActionsContext } from './actions.ts';
import { MoveDialog } from './bulk/move-dialog.tsx';
import { filesIn, useUploads } from './bulk/setting.ts';
import { useCheck } from './bulk/use-check.ts';
import { Cards, type RejectedFile } from './cards.tsx';
import { pickFile } from './pick-file.ts';
import { judge, type Rejection } from './rejection.ts';
import { RemoveDialog } from './removal/remove-dialog.tsx';
import { useResultsAddress } from './results/problems/issue-address.ts';
import { resultsDialog } from './results/results-part.ts';
import { useInterrupted } from './sending/use-interrupted.ts';
import { useSendUpload, useWarnBeforeLeaving } from './sending/use-send-upload.ts';
import { useLargest } from './use-largest.ts';
import { Wizard } from './wizard/wizard.tsx';

/** Loaded when it is opened, as the results are; most visits open neither. */
const AuditLog = lazy(() => import('./log/audit-log.tsx'));

/** What is over the page: one thing at a time. The results are in the address instead. */
type Overlay =
  | { is: 'wizard'; dataset: Dataset; file: File; replaces: UploadedFile | null }
  | { is: 'log'; dataset: Dataset }
  | { is: 'remove'; file: UploadedFile }
  | { is: 'move'; stagedId: FileId };

export default function UploadsPage() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [rejected, setRejected] = useState<RejectedFile | null>(null);
  const [removed, setRemoved] = useState<UploadedFile | null>(null);
  const results = useResultsAddress();
  const { open: openResults, close: closeResults } = results;
  const { isBehindDue, areCardsDue, isOpenedWith, showBehind } = useBehind(results.fileId !== null);
  useWarnBeforeLeaving();
  useInterrupted();
  useFreshness(false);
  const largest = useLargest();

  const actions = useMemo<UploadActions>(
    () => ({
      choose: (dataset, files, replaces) => {
        const judged = judge(files, largest);
        if (judged === null) return;
        setRejected('rejection' in judged ? { slug: dataset.slug, rejection: judged.rejection } : null);
        if ('file' in judged) setOverlay({ is: 'wizard', dataset, file: judged.file, replaces: replaces ?? null });
      },
      review: openResults,
      showLog: (dataset) => setOverlay({ is: 'log', dataset }),
      remove: (file) => setOverlay({ is: 'remove', file }),
      confirmMove: (stagedId) => {
        closeResults();
        setOverlay({ is: 'move', stagedId });
      },
    }),
    [openResults, closeResults, largest],
  );
  const replace = async (file: UploadedFile) => {
    const chosen = await pickFile();
    if (!chosen) return;
    results.close();
    actions.choose(datasetOf(file.upload_file_type), [chosen], file);
  };

  return (
    <UploadActionsContext value={actions}>
      {/* Its place is where the frame puts it, so it shows with the frame. */}
      <Box sx={{ visibility: isBehindDue ? undefined : 'hidden' }}>
        <PageHead title={uploads.title} description={uploads.description} />
      </Box>
      {areCardsDue && (
        <Cards
          rejected={rejected}
          removed={removed}
          onRead={() => setRemoved(null)}
          covered={overlay !== null || results.fileId !== null}
        />
      )}
      {results.fileId !== null && overlay === null && (
        <Suspense>
          <resultsDialog.Part
            fileId={results.fileId}
            address={results}
            atOnce={isOpenedWith}
            onShown={showBehind}
            onReplace={(file) => void replace(file)}
          />
        </Suspense>
      )}
      {overlay && (
        <OverlayOf
          overlay={overlay}
          actions={actions}
          rejection={rejected?.rejection ?? null}
          onRemoved={(file) => {
            closeResults();
            setOverlay(null);
            setRemoved(file);
          }}
          onClose={() => setOverlay(null)}
        />
      )}
    </UploadActionsContext>
  );
}

/** Results that the page was opened with come before what is behind them. */
function useBehind(hasResults: boolean) {
  const { isDue: isBehindDue, show: showBehind } = useContext(BehindContext);
  const areCardsDue = useDeferredValue(isBehindDue);
  const [isOpenedWith] = useState(!isBehindDue);
  useEffect(() => {
    if (!hasResults) showBehind();
  }, [hasResults, showBehind]);
  return { isBehindDue, areCardsDue, isOpenedWith, showBehind };
}

interface OverlayProps {
  overlay: Overlay;
  actions: UploadActions;
  rejection: Rejection | null;
  onRemoved: (file: UploadedFile) => void;
  onClose: () => void;
}

function OverlayOf({ overlay, actions, rejection, onRemoved, onClose }: OverlayProps) {
  const { id: auditId } = useAudit();
  const { submit } = useSendUpload();
  switch (overlay.is) {
    case 'log':
      return (
        <Suspense>
          <AuditLog dataset={overlay.dataset} onClose={onClose} />
        </Suspense>
      );
    case 'remove':
      return <RemoveDialog file={overlay.file} onRemoved={() => onRemoved(overlay.file)} onClose={onClose} />;
    case 'move':
      return <MoveDialog stagedId={overlay.stagedId} onReview={actions.review} onClose={onClose} />;
    case 'wizard': {
      const { dataset, file, replaces } = overlay;
      const pick = async () => {
        const picked = await pickFile();
        if (picked) actions.choose(dataset, [picked], replaces ?? undefined);
      };
      const send = (metadata: UploadMetadata, replaced: UploadedFile | null, acceptsLoss: boolean) => {
        submit({
          auditId,
          type: dataset.type,
          file,
          metadata,
          replaces: replaced && { fileId: replaced.file_id, version: replaced.version },
          acceptsLoss,
        });
        onClose();
      };
      return (
        <CheckedWizard
          // Another card asks other questions; another file does not.
          key={dataset.slug}
          dataset={dataset}
          file={file}
          replaces={replaces}
          rejection={rejection}
          onChangeFile={() => void pick()}
          onMove={(type) => actions.choose(datasetOf(type), [file])}
          onClose={onClose}
          onSubmit={send}
        />
      );
    }
  }
}

/** The file is looked at, and compared with what is here, while the questions are answered. */
function CheckedWizard(props: ComponentProps<typeof Wizard>) {
  const { file, dataset, replaces } = props;
  const check = useCheck(file, dataset.type, replaces !== null);
  const present = useUploads();
  // What is here has to be known before Submit; a list that cannot be loaded stops no one.
  const isLooking = check.isLooking || present.isPending;
  return <Wizard {...props} check={{ ...check, isLooking }} files={filesIn(present.data)} />;
}
