import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { FileId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { useLargest } from '../use-largest.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { ACCEPT, judge } from './judge.ts';
import { sendAll } from './sending.ts';
import { useStaged } from './staged/use-staged.ts';
import { useSaid } from './use-answers.ts';
import { usePageDrop } from './use-page-drop.ts';

/** Of a file that cannot be used there is nothing to confirm. */
const WAITING: readonly StagedFile['state'][] = ['inspecting', 'inspected'];

interface BulkIntakeProps {
  /** Something else is over the page, so files are not dropped on it. */
  covered: boolean;
  onReview: (id: FileId) => void;
}

/** Several files at once: dropped anywhere on the page, or chosen by a button; and what waits from before. */
export function BulkIntake({ covered, onReview }: BulkIntakeProps) {
  const { id: auditId } = useAudit();
  const { files, refresh } = useStaged();
  const largest = useLargest();
  const [isOpen, setOpen] = useState(false);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  // Here, so that a dialog that is closed and opened again has them.
  const answers = useSaid(`bulk.${auditId}`);
  const waitingFiles = files.filter(({ purpose, state }) => purpose === 'bulk' && WAITING.includes(state));
  const waiting = waitingFiles.length;
  // The files wait on the server, what was said of them does not. Results that are over the page leave it where it is.
  const { question } = useUnsaved(
    waitingFiles.some(({ id }) => answers.said.has(id)),
    'page',
  );

  const arrived = useCallback(
    (name: string) => {
      announce(bulk.said.arrived(name));
      return refresh();
    },
    [refresh],
  );
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const judged = judge(chosen, largest);
    setRejected(judged.rejected);
    setOpen(true);
    sendAll(auditId, judged.taken, arrived);
  };
  const isOver = usePageDrop(!covered, take);
  const choose = () => input.current?.click();

  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3, mb: 4 }}>
        <Button startIcon={<UploadFileOutlined />} onClick={waiting > 0 ? () => setOpen(true) : choose}>
          {bulk.open}
        </Button>
        {waiting > 0 && !isOpen && !covered && <WaitingNotice count={waiting} onReview={() => setOpen(true)} />}
      </Box>
      <FilesInput ref={input} onChoose={take} />
      {isOver && <DropOverlay />}
      {question}
      {isOpen && (
        <BulkDialog
          {...answers}
          rejected={rejected}
          onAdd={choose}
          onArrived={arrived}
          onReview={(id) => {
            setOpen(false);
            onReview(id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const WaitingNotice = ({ count, onReview }: { count: number; onReview: () => void }) => (
  <Box sx={{ width: '100%' }}>
    <Notice
      severity="info"
      title={bulk.waiting.title(count)}
      action={
        <Button size="small" onClick={onReview}>
          {bulk.waiting.review(count)}
        </Button>
      }
    >
      {bulk.waiting.text(count)}
    </Notice>
  </Box>
);

interface FilesInputProps {
  ref: RefObject<HTMLInputElement | null>;
  onChoose: (files: readonly File[]) => void;
}

/** The browser's own way to choose files, which a button of ours opens. */
const FilesInput = ({ ref, onChoose }: FilesInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple
    accept={ACCEPT}
    hidden
    data-testid="bulk-files"
    onChange={({ target }) => {
      onChoose([...(target.files ?? [])]);
      // The same file chosen again is a choice again.
      target.value = '';
    }}
  />
);
