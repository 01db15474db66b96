import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { SchoolId } from '#contract/ids.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';

const REASON_MAX = 500;

interface ConfirmChangeProps {
  schoolId: SchoolId;
  /** A change was asked for, and not only that the selection is reopened. */
  changes: boolean;
  /** The reason of a time that did not work. */
  said: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** 'Are you sure?' before a finalized selection changes; recorded with a reason. Cancelling discards the change. */
export function ConfirmChange({ schoolId, changes, said, onConfirm, onClose }: ConfirmChangeProps) {
  const [{ reason }, setTyped] = useTyped(`reopen.${schoolId}`, { reason: said });
  const id = useId();
  const { ask, question } = useUnsaved(reason.trim() !== '');
  const close = () => ask(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Modal
      open
      title={words.confirm.title}
      size="choice"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.confirm.cancel}</Button>
          <Button variant="contained" type="submit" form={`${id}-form`} disabled={reason.trim() === ''}>
            {words.confirm.confirm}
          </Button>
        </>
      }
    >
      {question}
      <Typography>
        {words.confirm.body}{' '}
        <Link component={RouterLink} to="/help?topic=select-transcripts">
          {words.confirm.help}
        </Link>
      </Typography>
      <Typography sx={{ mt: 3 }}>{changes ? words.confirm.changes : words.confirm.reopens}</Typography>
      <form id={`${id}-form`} onSubmit={submit}>
        <FormControl fullWidth sx={{ mt: 5 }}>
          <FormLabel htmlFor={id} required sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
            {words.confirm.reason}
          </FormLabel>
          <OutlinedInput
            id={id}
            value={reason}
            inputProps={{ maxLength: REASON_MAX, required: true, 'aria-describedby': `${id}-hint` }}
            onChange={(event) => setTyped({ reason: event.target.value })}
          />
          <FormHelperText id={`${id}-hint`} sx={{ mx: 0, color: 'portal.text2' }}>
            {words.confirm.reasonHint}
          </FormHelperText>
        </FormControl>
      </form>
    </Modal>
  );
}
