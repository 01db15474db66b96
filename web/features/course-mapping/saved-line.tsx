import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CallError } from '#web/app/call-error.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import type { Choice } from './use-courses.ts';

interface SavedLineProps {
  saved: { sentence: string; before: readonly Choice[] } | null;
  error: CallError | null;
  isPending: boolean;
  onUndo: (before: readonly Choice[]) => void;
}

/** What the last click did, and the way back. */
export function SavedLine({ saved, error, isPending, onUndo }: SavedLineProps) {
  if (error === null && saved === null) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {error !== null ? (
        <Notice severity="error" title={words.saveError}>
          {error.message}
        </Notice>
      ) : (
        saved !== null && (
          <Notice
            severity="success"
            title={saved.sentence}
            action={
              <Button size="small" disabled={isPending} onClick={() => onUndo(saved.before)}>
                {words.undo}
              </Button>
            }
          />
        )
      )}
    </Box>
  );
}
