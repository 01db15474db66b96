import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Overtaken } from '#contract/transcripts/transcripts.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import type { useDraft } from './use-draft.ts';

/** Why saving or finalizing did not work, who was faster where somebody was, and what to do. Nothing chosen is lost. */
export function Failure({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { error, failed } = draft;
  if (error === null) return null;
  const overtaken = error.status === 409 ? Overtaken.safeParse(error.details).data : undefined;
  if (overtaken === undefined) {
    return (
      <Notice
        severity="error"
        title={words.failed.title}
        action={
          failed === 'save' && error.status !== 422 ? (
            <Button onClick={() => void draft.save()}>{words.failed.retry}</Button>
          ) : undefined
        }
      >
        {error.message}
      </Notice>
    );
  }
  const who = overtaken.by ?? words.failed.somebody;
  return (
    <Notice
      severity="error"
      title={overtaken.is_finalized ? words.failed.title : words.failed.otherTitle(who)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button onClick={() => void draft.settle(null)}>{words.failed.theirs}</Button>
          {!overtaken.is_finalized && (
            <Button onClick={() => void draft.settle(overtaken.version)}>{words.failed.mine}</Button>
          )}
        </Box>
      }
    >
      <p>{error.message}</p>
      <p>{overtaken.at === null ? who : words.failed.overtaken(who, formatTimestamp(overtaken.at))}</p>
      <p>{overtaken.is_finalized ? words.failed.finalized : words.failed.help}</p>
    </Notice>
  );
}
