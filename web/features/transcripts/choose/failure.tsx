import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Overtaken } from '#contract/transcripts/transcripts.ts';
import type { CallError } from '#web/app/call-error.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import type { useDraft } from './use-draft.ts';

const PLACE = 'selection-failure';

/** For those who see only that something was not saved: the tables are longer than a window. */
export const showFailure = () => document.getElementById(PLACE)?.focus();

/**
 * Why saving or finalizing did not work, who was faster where someone was, and what to do. Nothing chosen is lost. It
 * takes the focus where a person confirmed something, and not where a draft was saved by itself.
 */
export function Failure({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { error, failed } = draft;
  const wasConfirmed = failed === 'finalize' || failed === 'unfinalize';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasConfirmed) place.current?.focus();
  }, [wasConfirmed]);
  if (error === null) return null;
  return (
    <Box ref={place} id={PLACE} tabIndex={-1}>
      <Reason draft={draft} error={error} />
    </Box>
  );
}

function Reason({ draft, error }: { draft: ReturnType<typeof useDraft>; error: CallError }) {
  const overtaken = error.status === 409 ? Overtaken.safeParse(error.details).data : undefined;
  if (overtaken === undefined) {
    return (
      <Notice
        severity="error"
        title={draft.failed === 'unfinalize' ? words.failed.notReopened : words.failed.title}
        action={
          draft.failed === 'save' && error.status !== 422 ? (
            <Button onClick={() => void draft.save()}>{words.failed.retry}</Button>
          ) : undefined
        }
      >
        {error.message}
      </Notice>
    );
  }
  const who = overtaken.by ?? words.failed.somebody;
  // Someone was faster to reopen it, and has chosen nothing different.
  const wasReopened = draft.failed === 'unfinalize' && !overtaken.is_finalized;
  return (
    <Notice
      severity="error"
      title={overtaken.is_finalized || wasReopened ? words.failed.title : words.failed.otherTitle(who)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button onClick={() => void draft.settle(null)}>{words.failed.theirs}</Button>
          {!overtaken.is_finalized && (
            <Button onClick={() => void draft.settle(overtaken.version)}>{words.failed.mine}</Button>
          )}
        </Box>
      }
    >
      {wasReopened && <p>{error.message}</p>}
      {overtaken.at !== null && <p>{whenOf(overtaken, who, formatTimestamp(overtaken.at))}</p>}
      <p>{overtaken.is_finalized ? words.failed.finalized : words.failed.help}</p>
    </Notice>
  );
}

/** The title has the name of the person who saved. */
const whenOf = ({ is_finalized }: Overtaken, who: string, time: string): string =>
  is_finalized ? words.finalizedBy(who, time) : words.savedAt(time);
