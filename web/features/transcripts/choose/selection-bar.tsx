import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { showFailure } from './failure.tsx';
import type { useDraft } from './use-draft.ts';

interface SelectionBarProps {
  state: SelectionState;
  draft: ReturnType<typeof useDraft>;
  /** null: this person only looks. */
  onFinalize: (() => void) | null;
  onWithdraw: () => void;
}

/** A large window at 400% (320 by 256), of which the bar would take half: there it is at the end of the page. */
const SMALL_AND_LOW = '@media (max-width: 37.4em) and (max-height: 30em)';

/** What is saved, and the two buttons. Stays at the bottom edge, so that choosing and saving are one glance. */
export function SelectionBar({ state, draft, onFinalize, onWithdraw }: SelectionBarProps) {
  const { text, done } = standing(state, draft, onFinalize !== null);
  return (
    <KeepsFocus
      sx={{
        position: 'sticky',
        bottom: 0,
        [SMALL_AND_LOW]: { position: 'static' },
        zIndex: 1,
        displayPrint: 'none',
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
      }}
    >
      <Typography
        variant="caption"
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          flex: { xs: draft.error === null ? '1 0 100%' : 1, sm: 1 },
          minWidth: 200,
          color: 'portal.text2',
        }}
      >
        {done && <StatusIcon status="success" />}
        {text}
      </Typography>
      {draft.error !== null && (
        <Button size="small" variant="text" onClick={showFailure}>
          {words.failed.why}
        </Button>
      )}
      {onFinalize !== null && (
        <Box sx={BUTTONS}>
          {!state.is_finalized && (
            <>
              <Button
                disabled={!draft.isDirty || draft.isSending}
                loading={draft.sending === 'save'}
                onClick={() => void draft.save()}
              >
                {words.save}
              </Button>
              <Button
                variant="contained"
                disabled={draft.draft.size === 0 || draft.isSending}
                loading={draft.sending === 'finalize'}
                onClick={onFinalize}
              >
                {words.finalize}
              </Button>
            </>
          )}
          {state.is_finalized && (
            <Button loading={draft.isSending} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          )}
        </Box>
      )}
    </KeepsFocus>
  );
}

/** Together on the next line where the words before leave no room for them. */
const BUTTONS = {
  display: 'flex',
  gap: 3,
  ml: 'auto',
  flex: { xs: '1 0 100%', sm: 'none' },
  // Side by side on a phone, their words on two lines: one above the other they would cover a quarter of the screen.
  '& > .MuiButton-root': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0, px: { xs: 3, sm: 4 }, lineHeight: 1.25 },
} as const;

function standing(
  state: SelectionState,
  { draft, isDirty, sending, error }: ReturnType<typeof useDraft>,
  mayChange: boolean,
) {
  const { is_finalized, finalized_by, finalized_at, saved_at, saved_by } = state;
  if (sending !== null && (isDirty || sending !== 'save')) return { done: false, text: words.sending[sending] };
  if (is_finalized && finalized_at !== null)
    return { done: true, text: words.finalizedBy(finalized_by ?? '', formatTimestamp(finalized_at)) };
  if (isDirty) return { done: false, text: error === null ? words.unsaved : words.unsavedNow };
  if (mayChange && draft.size === 0) return { done: false, text: words.nothingChosen };
  if (saved_at === null) return { done: false, text: words.nothingYet };
  const time = formatTimestamp(saved_at);
  return { done: true, text: saved_by === null ? words.savedAt(time) : words.savedBy(time, saved_by) };
}
