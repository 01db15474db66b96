import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FileId } from '#contract/ids.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { FileTable } from './file-table.tsx';
import { ListError } from './list-error.tsx';
import { rowsOf } from './rows.ts';
import { useSetting } from './setting.ts';
import { useRemoveStaged } from './staged/use-remove-staged.ts';
import { useStaged } from './staged/use-staged.ts';
import { answeredOf, useSaid } from './use-answers.ts';
import { useConfirm } from './use-confirm.ts';

interface MoveDialogProps {
  stagedId: FileId;
  onReview: (id: FileId) => void;
  onClose: () => void;
}

/**
 * One file on its way to the card that takes it, with what it says as answers. Closed
 * unconfirmed, it stays where it was.
 */
export function MoveDialog({ stagedId, onReview, onClose }: MoveDialogProps) {
  const loaded = useSetting();
  const { setting } = loaded;
  const staged = useStaged();
  const files = staged.files.filter(({ id }) => id === stagedId);
  const { said, say } = useSaid(`move.${stagedId}`);
  const looked = files.filter(({ state }) => state === 'inspected');
  const answered = setting ? answeredOf(looked, said, setting) : [];
  const { confirm, isPending, uploaded, problems } = useConfirm();
  const remove = useRemoveStaged();
  const isMoved = uploaded.length > 0;
  const ready = isMoved ? [] : answered.filter(({ question }) => question === null);
  const close = () => {
    if (!isMoved) void remove([stagedId]);
    onClose();
  };
  const { ask, question } = useUnsaved(!isMoved && said.size > 0);
  const cancel = () => ask(close);
  const rows = rowsOf({ sending: [], staged: files, answered, uploaded });

  return (
    <Modal
      open
      size="results"
      title={words.moveTitle}
      isSending={isPending}
      onClose={cancel}
      actions={
        isMoved ? (
          <Button variant="contained" onClick={close}>
            {words.moveNone}
          </Button>
        ) : (
          <>
            <Button disabled={isPending} onClick={cancel}>
              {words.cancel}
            </Button>
            <Button
              variant="contained"
              disabled={ready.length === 0}
              loading={isPending}
              onClick={() => void confirm(ready)}
            >
              {words.moveConfirm}
            </Button>
          </>
        )
      }
    >
      {question}
      <Typography sx={{ mb: 4 }}>{words.moveIntro}</Typography>
      <ListError staged={staged} loaded={loaded} />
      {setting === null || rows.length === 0 ? (
        !(staged.isError || loaded.failed) && <CardSkeleton lines={3} />
      ) : (
        <KeepsFocus>
          <Box>
            <FileTable
              rows={rows}
              setting={setting}
              problems={problems}
              onAnswer={say}
              actions={{ onRemove: close, onWithdraw: close, onAgain: close, onReview }}
            />
          </Box>
        </KeepsFocus>
      )}
    </Modal>
  );
}
