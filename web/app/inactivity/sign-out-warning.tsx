import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { inactivity as words } from '#web/messages/en/inactivity.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface SignOutWarningProps {
  /** null: no one need be asked. */
  minutes: number | null;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks whether someone is still there. To close it is an answer. */
export function SignOutWarning({ minutes, onStay, onSignOut }: SignOutWarningProps) {
  if (minutes === null) return null;
  return (
    <Modal
      open
      title={words.soon(minutes)}
      size="choice"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onSignOut}>{words.signOut}</Button>
          <Button variant="contained" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Typography>{words.why}</Typography>
      {/* The title is read when the dialog opens; this, when a minute is over. */}
      <VisuallyHidden>
        <span role="status">{words.soon(minutes)}</span>
      </VisuallyHidden>
    </Modal>
  );
}
