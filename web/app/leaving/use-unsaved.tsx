import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { leaving as words } from '#web/messages/en/leaving.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import type { Ask, Go } from './leave.ts';
import { type HeldPart, useHeldPage } from './use-held-page.ts';

interface Unsaved {
  /** For ways out that are not a way off the page, such as closing a dialog. */
  ask: Ask;
  /** To be rendered wherever the form is. */
  question: ReactNode;
}

/** While `isChanged`, whoever leaves is asked first, since what was entered would be lost. */
export function useUnsaved(isChanged: boolean, part?: HeldPart): Unsaved {
  /** Where the person wants to go. */
  const [leaving, setLeaving] = useState<{ go: Go } | null>(null);
  useHeldPage(isChanged, (go) => setLeaving({ go }), part);
  const ask = (go: Go) => (isChanged ? setLeaving({ go }) : go());
  const stay = () => setLeaving(null);
  const leave = () => {
    stay();
    leaving?.go();
  };
  return { ask, question: leaving && <Question onStay={stay} onLeave={leave} /> };
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Modal
      open
      title={words.title}
      size="choice"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{words.leave}</Button>
          <Button variant="contained" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Typography>{words.body}</Typography>
    </Modal>
  );
}
