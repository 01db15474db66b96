import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

const words = uploads.wizard;

interface ErrorStepProps {
  step: WizardStep;
  onCancel: () => void;
  /** Tries again; the wizard goes on where it was. */
  onUpload: () => void;
}

/** The choices of a step could not be loaded. */
export function ErrorStep({ step, onCancel, onUpload }: ErrorStepProps) {
  return (
    <Modal
      open
      size="choice"
      title={words.errorTitle}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button variant="contained" onClick={onUpload}>
            {words.upload}
          </Button>
        </>
      }
    >
      <Notice severity="error" title={words.missing[step]}>
        {words.errorText}
      </Notice>
      <Typography variant="body2" sx={{ mt: 4 }}>
        {words.errorKept}
      </Typography>
    </Modal>
  );
}
