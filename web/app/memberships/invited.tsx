import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { Invitation } from '#contract/people.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { people } from '#web/messages/en/people/people.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';

type Copying = 'not yet' | 'done' | 'failed';

interface ShownLink {
  url: string;
  /** ISO time until when it is good. */
  until: string;
}

interface InvitedProps {
  email: string;
  /** null where the person can sign in already, or the link went to the address. */
  link: ShownLink | null;
  isMailed: boolean;
  onClose: () => void;
}

export const linkIn = ({ invitation_url: url, invitation_expires_at: until }: Invitation): ShownLink | null =>
  url === null || until === null ? null : { url, until };

/** A link is shown this once, so copying it comes first. */
export function Invited({ email, link, isMailed, onClose }: InvitedProps) {
  const wordsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('not yet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link?.url ?? '');
      setCopying('done');
      announce(people.invited.copied);
    } catch {
      // Browsers may forbid it, and do where the portal has no certificate.
      setCopying('failed');
      field.current?.select();
    }
  };
  const copiesFirst = link !== null && copying === 'not yet';
  return (
    <Modal
      open
      title={people.invited.title(email)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          {link !== null && (
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
        {link !== null
          ? people.invited.link(formatTimestamp(link.until))
          : isMailed
            ? people.invited.mailed
            : people.invited.canSignIn}
      </Typography>
      {link !== null && (
        <TextField
          fullWidth
          value={link.url}
          inputRef={field}
          helperText={copying === 'failed' ? people.invited.notCopied : undefined}
          sx={{ mt: 4 }}
          slotProps={{ htmlInput: { readOnly: true, 'aria-labelledby': wordsId } }}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Modal>
  );
}
