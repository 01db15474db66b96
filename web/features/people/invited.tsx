import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { people } from '#web/messages/en/people.ts';
import { announce } from '#web/ui/live-region.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface InvitedProps {
  email: string;
  /** null where the person can sign in already. */
  url: string | null;
  onClose: () => void;
}

export function Invited({ email, url, onClose }: InvitedProps) {
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
      <Typography>{url === null ? people.invited.canSignIn : people.invited.link}</Typography>
      {url !== null && (
        <TextField
          fullWidth
          value={url}
          sx={{ mt: 4 }}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': people.invited.link } }}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Modal>
  );
}
