import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { people } from '#web/messages/en/people/people.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';

type Copying = 'not yet' | 'done' | 'failed';

interface InvitedProps {
  email: string;
  /** null where the person can sign in already, or the link went to the address. */
  url: string | null;
  isMailed: boolean;
  onClose: () => void;
}

/** A link is shown this once, so copying it comes first. */
export function Invited({ email, url, isMailed, onClose }: InvitedProps) {
  const wordsId = useId();
  const link = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('not yet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      setCopying('done');
      announce(people.invited.copied);
    } catch {
      // Browsers may forbid it, and do where the portal has no certificate.
      setCopying('failed');
      link.current?.select();
    }
  };
  const copiesFirst = url !== null && copying === 'not yet';
  return (
    <Modal
      open
      title={people.invited.title(email)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          {url !== null && (
            <Button variant={copiesFirst ? 'contained' : undefined} onClick={() => void copy()}>
              {copying === 'done' ? people.invited.copied : people.invited.copy}
            </Button>
          )}
          <Button variant={copiesFirst ? undefined : 'contained'} onClick={onClose}>
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
          inputRef={link}
          helperText={copying === 'failed' ? people.invited.notCopied : undefined}
          sx={{ mt: 4 }}
          slotProps={{ htmlInput: { readOnly: true, 'aria-labelledby': wordsId } }}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Modal>
  );
}
