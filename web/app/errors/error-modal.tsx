import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shell } from '#web/messages/en/shell.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { closeError, type ShownError } from './error-modal-state.ts';

export default function ErrorModal({ error }: { error: ShownError }) {
  const retry = () => {
    closeError();
    error.retry?.();
  };
  return (
    <Modal
      open
      title={shell.errorModal.title}
      size="choice"
      onClose={closeError}
      actions={
        <>
          <Button onClick={closeError}>{shell.errorModal.close}</Button>
          {error.retry !== undefined && (
            <Button variant="contained" onClick={retry}>
              {shell.errorModal.retry}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body1">{error.message}</Typography>
      {error.hint !== undefined && (
        <Typography variant="body2" sx={{ mt: 2, color: 'portal.text2' }}>
          {error.hint}
        </Typography>
      )}
    </Modal>
  );
}
