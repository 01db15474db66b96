import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FileId } from '#contract/ids.ts';
import { useTellsFiles } from '#web/app/files/told-elsewhere.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { FileTable } from './file-table.tsx';
import { ListError } from './list-error.tsx';
import { rowsOf } from './rows.ts';
import { type OnArrived, sendAgain, useSendingOf } from './sending.ts';
import { useSetting } from './setting.ts';
import { useRemoveStaged } from './staged/use-remove-staged.ts';
import { useStaged } from './staged/use-staged.ts';
import { useTakeOut } from './staged/use-take-out.ts';
import { type Answered, answeredOf, type useSaid } from './use-answers.ts';
import { useConfirm } from './use-confirm.ts';
import { useTellsLooked } from './use-tells-looked.ts';

interface BulkDialogProps extends ReturnType<typeof useSaid> {
  /** Sentences about files that were not taken. */
  rejected: readonly string[];
  onAdd: () => void;
  onArrived: OnArrived;
  onReview: (id: FileId) => void;
  onClose: () => void;
}

/** Every file that waits for this person in one table; what is answered is uploaded together. */
export function BulkDialog({ said, say, rejected, onAdd, onArrived, onReview, onClose }: BulkDialogProps) {
  useTellsFiles();
  const loaded = useSetting();
  const { setting } = loaded;
  const staged = useStaged();
  const sending = useSendingOf(useAudit().id);
  const files = staged.files.filter(({ purpose }) => purpose === 'bulk');
  const looked = files.filter(({ state }) => state === 'inspected');
  const answered = setting ? answeredOf(looked, said, setting) : [];
  const { confirm, isPending, uploaded, problems } = useConfirm();
  const remove = useRemoveStaged();
  const waiting = answered.filter(({ staged: { id } }) => !uploaded.some(({ file_id }) => file_id === id));
  const ready = waiting.filter(({ question, isSkipped }) => question === null && !isSkipped);
  const open = waiting.filter(({ question }) => question !== null).length;
  const isUnderWay = sending.length > 0 || files.some(({ state }) => state === 'uploading' || state === 'inspecting');
  const isDone = ready.length + open === 0 && !isUnderWay && waiting.length + uploaded.length > 0;
  // What is skipped is uploaded already, so nothing of it has to wait here.
  const removeSkipped = () =>
    void remove(waiting.filter(({ isSkipped }) => isSkipped).map(({ staged: file }) => file.id));
  const close = () => {
    removeSkipped();
    onClose();
  };
  const { notRemoved, takeOut, stop } = useTakeOut(problems);
  useTellsLooked({ sending, files, waiting: setting && waiting });

  return (
    <Modal
      open
      size="results"
      title={bulk.title}
      isSending={isPending}
      onClose={close}
      problem={isPending ? null : problemOf(notRemoved, waiting, problems)}
      actions={
        <Actions
          ready={ready.length}
          open={open}
          isDone={isDone}
          isPending={isPending}
          onAdd={onAdd}
          onClose={close}
          onConfirm={() => void confirm(ready)}
        />
      }
    >
      <Typography sx={{ mb: 4 }}>{bulk.intro}</Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {rejected.length > 0 && <Rejected sentences={rejected} />}
        {sending.some(({ state }) => state === 'waiting' || state === 'sending') && (
          <Typography variant="body2" sx={{ color: 'portal.text2' }}>
            {bulk.keepOpen}
          </Typography>
        )}
        <ListError staged={staged} loaded={loaded} />
        {setting === null ? (
          !loaded.failed && <CardSkeleton lines={4} />
        ) : (
          <FileTable
            rows={rowsOf({ sending, staged: files, answered, uploaded })}
            setting={setting}
            problems={problems}
            onAnswer={say}
            actions={{
              onRemove: (file) => void takeOut(file),
              onWithdraw: stop,
              onAgain: (key) => sendAgain(key, onArrived),
              onReview: (id) => {
                removeSkipped();
                onReview(id);
              },
            }}
          />
        )}
      </Box>
    </Modal>
  );
}

const Rejected = ({ sentences }: { sentences: readonly string[] }) => (
  <Notice severity="error" title={bulk.rejected.title}>
    {sentences.map((sentence) => (
      <div key={sentence}>{sentence}</div>
    ))}
  </Notice>
);

/** What did not work last, above the buttons; nothing where all did. */
function problemOf(
  notRemoved: string | null,
  waiting: readonly Answered[],
  problems: ReadonlyMap<string, string>,
): ReactNode {
  const notUploaded = waiting.filter(({ staged: { id } }) => problems.has(id)).length;
  const sentence = notRemoved ?? (notUploaded > 0 ? bulk.notUploaded(notUploaded) : null);
  return sentence !== null && <Notice severity="error" title={sentence} />;
}

interface ActionsProps {
  /** Files that are answered. */
  ready: number;
  /** Files that wait for an answer. */
  open: number;
  isDone: boolean;
  isPending: boolean;
  onAdd: () => void;
  onClose: () => void;
  onConfirm: () => void;
}

/** As the foot of the dialog it is in (web/ui/overlays/modal.tsx). */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 3,
  width: '100%',
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
} as const;

function Actions({ ready, open, isDone, isPending, onAdd, onClose, onConfirm }: ActionsProps) {
  return (
    // What was pressed is of no use anymore as soon as everything is on its way.
    <KeepsFocus sx={ROW}>
      {open > 0 && ready > 0 && (
        <Typography variant="caption" sx={{ color: 'portal.text2', mr: 'auto', alignSelf: 'center' }}>
          {bulk.open_answers(open)}
        </Typography>
      )}
      {!isDone && (
        <Button disabled={isPending} onClick={onClose}>
          {bulk.later}
        </Button>
      )}
      <Button disabled={isPending} onClick={onAdd}>
        {bulk.add}
      </Button>
      {isDone ? (
        <Button variant="contained" onClick={onClose}>
          {bulk.done}
        </Button>
      ) : (
        <Button variant="contained" disabled={ready === 0} loading={isPending} onClick={onConfirm}>
          {ready > 0 ? bulk.upload(ready) : bulk.uploadNone}
        </Button>
      )}
    </KeepsFocus>
  );
}
