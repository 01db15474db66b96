import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice } from '../states/notice.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  title: string;
  body: string;
  cancel: string;
  confirm: string;
  /** Something or someone is removed. */
  removes?: boolean;
  isPending: boolean;
  /** Why it was refused. */
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that others notice, and says what it does. */
export function ConfirmDialog({ title, body, cancel, confirm, removes, ...asked }: ConfirmDialogProps) {
  const { isPending, error, onConfirm, onClose } = asked;
  return (
    <Modal
      open
      title={title}
      size="choice"
      isSending={isPending}
      onClose={onClose}
      problem={error !== null && <Notice severity="error" title={error.message} />}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="contained" color={removes ? 'error' : 'primary'} loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Typography>{body}</Typography>
    </Modal>
  );
}
