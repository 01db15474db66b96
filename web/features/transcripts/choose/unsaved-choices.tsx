import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Go } from '#web/app/leaving/leave.ts';
import { useHeldPage } from '#web/app/leaving/use-held-page.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { useAutosave } from './use-autosave.ts';
import type { useDraft } from './use-draft.ts';

/**
 * What becomes of choices that are not saved yet: they are saved after a pause, and asked about before they are left.
 */
export function UnsavedChoices({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { isDirty, isSending, save, discard } = draft;
  /** Where the person wants to go. */
  const [leaving, setLeaving] = useState<{ go: Go } | null>(null);
  useHeldPage(isDirty, (go) => setLeaving({ go }));
  useAutosave(draft, leaving !== null);
  // Saved or discarded by the answer, or saved by a pause that had ended just before.
  useEffect(() => {
    if (isDirty || leaving === null) return;
    setLeaving(null);
    leaving.go();
  }, [isDirty, leaving]);

  if (leaving === null) return null;
  const stay = () => setLeaving(null);
  const saveAndLeave = async () => {
    // Why it was not saved is on the page.
    if (!(await save())) stay();
  };
  return (
    <Modal
      open
      title={words.leave.title}
      size="choice"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{words.leave.stay}</Button>
          <Button disabled={isSending} onClick={discard}>
            {words.leave.discard}
          </Button>
          <Button variant="contained" loading={isSending} onClick={() => void saveAndLeave()}>
            {words.leave.save}
          </Button>
        </>
      }
    >
      <Typography>{words.leave.body}</Typography>
    </Modal>
  );
}
