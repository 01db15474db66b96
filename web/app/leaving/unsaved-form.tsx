import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { leaving as words } from '#web/messages/en/leaving.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import type { Go } from './leave.ts';
import { useHeldPage } from './use-held-page.ts';

/** In a form that is saved by its button: whoever leaves before is asked, since what was typed would be lost. One form of a page. */
export function UnsavedForm({ isChanged }: { isChanged: boolean }) {
  /** Where the person wants to go. */
  const [leaving, setLeaving] = useState<{ go: Go } | null>(null);
  useHeldPage(isChanged, (go) => setLeaving({ go }));
  if (leaving === null) return null;
  const stay = () => setLeaving(null);
  const leave = () => {
    stay();
    leaving.go();
  };
  return (
    <Modal
      open
      title={words.title}
      size="choice"
      onClose={stay}
      actions={
        <>
          <Button onClick={leave}>{words.leave}</Button>
          <Button variant="contained" onClick={stay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Typography>{words.body}</Typography>
    </Modal>
  );
}
