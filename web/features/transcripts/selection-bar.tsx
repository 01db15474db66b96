import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SelectionSummary } from '#contract/transcripts.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { StatusIcon } from '#web/ui/status-icon.tsx';
import type { useSelection } from './use-selection.ts';

interface SelectionBarProps {
  summary: SelectionSummary;
  draft: ReturnType<typeof useSelection>;
  /** null: this person only looks. */
  onFinalize: (() => void) | null;
}

/** What is saved, and the two buttons. Stays at the bottom edge, so that choosing and saving are one glance. */
export function SelectionBar({ summary, draft, onFinalize }: SelectionBarProps) {
  const { text, done } = standing(summary, draft.isDirty);
  const showsButtons = onFinalize !== null && !summary.is_finalized;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: 3,
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
        '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <Typography
        variant="caption"
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: 1, minWidth: 200, color: 'portal.text2' }}
      >
        {done && <StatusIcon status="success" />}
        {text}
      </Typography>
      {showsButtons && (
        <>
          <Button disabled={!draft.isDirty} loading={draft.isSending} onClick={draft.save}>
            {words.save}
          </Button>
          <Button
            variant="contained"
            disabled={draft.selection.size === 0}
            loading={draft.isSending}
            onClick={onFinalize}
          >
            {words.finalize}
          </Button>
        </>
      )}
    </Box>
  );
}

function standing({ is_finalized, finalized_by, finalized_at, saved_at }: SelectionSummary, isDirty: boolean) {
  if (is_finalized && finalized_at !== null) {
    return { done: true, text: words.finalizedBy(finalized_by ?? '', formatTimestamp(finalized_at)) };
  }
  if (isDirty) return { done: false, text: words.unsaved };
  if (saved_at === null) return { done: false, text: words.notSaved };
  return { done: true, text: words.savedAt(formatTimestamp(saved_at)) };
}
