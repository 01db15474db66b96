import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { Modal } from '#web/ui/modal.tsx';

const REASON_MAX = 500;

interface ConfirmChangeProps {
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** 'Are you sure?' before a finalized selection changes; recorded with a reason. Cancelling discards the change. */
export function ConfirmChange({ onConfirm, onClose }: ConfirmChangeProps) {
  const [reason, setReason] = useState('');
  const id = useId();
  return (
    <Modal
      open
      title={words.confirm.title}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.confirm.cancel}</Button>
          <Button variant="contained" disabled={reason.trim() === ''} onClick={() => onConfirm(reason.trim())}>
            {words.confirm.confirm}
          </Button>
        </>
      }
    >
      <Typography>
        {words.confirm.body}{' '}
        <Link component={RouterLink} to="/help">
          {words.confirm.help}
        </Link>
      </Typography>
      <FormControl fullWidth sx={{ mt: 5 }}>
        <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
          {words.confirm.reason}
        </FormLabel>
        <OutlinedInput
          id={id}
          value={reason}
          inputProps={{ maxLength: REASON_MAX }}
          onChange={(event) => setReason(event.target.value)}
        />
      </FormControl>
    </Modal>
  );
}
