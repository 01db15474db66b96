import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CallError } from '#web/app/call-error.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

interface SignOutDialogProps {
  name: string;
  isPending: boolean;
  error: CallError | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before somebody else is signed out in every browser. */
export function SignOutDialog({ name, isPending, error, onConfirm, onClose }: SignOutDialogProps) {
  const words = memberships.signOut;
  return (
    <Modal
      open
      title={words.title(name)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" loading={isPending} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {error !== null && <Notice severity="error" title={error.message} />}
      <Typography sx={{ mt: error === null ? 0 : 4 }}>{words.body}</Typography>
    </Modal>
  );
}
