import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { people } from '#web/messages/en/people/people.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';

interface InvitedProps {
  email: string;
  /** null where the person can sign in already, or the link went to the address. */
  url: string | null;
  isMailed: boolean;
  onClose: () => void;
}

export function Invited({ email, url, isMailed, onClose }: InvitedProps) {
  const wordsId = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    announce(people.invited.copied);
  };
  return (
    <Modal
      open
      title={people.invited.title(email)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          {url !== null && <Button onClick={() => void copy()}>{people.invited.copy}</Button>}
          <Button variant="contained" onClick={onClose}>
            {people.invited.done}
          </Button>
        </>
      }
    >
      <Typography id={wordsId}>
        {url !== null ? people.invited.link : isMailed ? people.invited.mailed : people.invited.canSignIn}
      </Typography>
      {url !== null && (
        <TextField
          fullWidth
          value={url}
          sx={{ mt: 4 }}
          slotProps={{ htmlInput: { readOnly: true, 'aria-labelledby': wordsId } }}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Modal>
  );
}
