import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { listRecentFiles, type RecentFile } from '#contract/audit-log.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { overview } from '#web/messages/en/overview.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';

const SHOWN = 5;
const words = overview.activity;

/** The files someone did something with last, one line each. */
export function RecentActivity() {
  const { id: eoaId } = useAudit();
  const { may } = useSession();
  const recent = useCall(listRecentFiles, { params: { eoaId }, query: { size: SHOWN } });
  return (
    <Card
      title={words.title}
      action={
        may('audit-log.read-all') && (
          <Button component={Link} to="/audit-log" variant="text" size="small" sx={{ mr: -2 }}>
            {words.all}
          </Button>
        )
      }
    >
      {recent.isPending && <CardSkeleton lines={SHOWN} />}
      {recent.isError && <InPlaceError message={toMissing(words.error)} onRetry={() => void recent.refetch()} />}
      {recent.data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.none}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: -2 }}>
        {recent.data?.map((file) => (
          <Activity key={file.file_id} file={file} />
        ))}
      </Box>
    </Card>
  );
}

function Activity({ file }: { file: RecentFile }) {
  const hasResults = file.outcome !== null && file.outcome !== 'processing';
  const sentence = sentenceOf(file);
  return (
    <Box component="li" sx={{ py: 3, borderTop: '1px solid', borderColor: 'portal.line' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {hasResults ? (
          <MuiLink component={Link} to={`/data-upload?file=${file.file_id}`}>
            {sentence}
          </MuiLink>
        ) : (
          sentence
        )}
      </Typography>
      <Typography variant="caption" sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}>
        {formatTimestamp(file.timestamp)}
      </Typography>
    </Box>
  );
}

/** 'Maria Delgado replaced act_scores.csv: 8 errors' */
function sentenceOf({ user_name, file_name, replaced_name, act, outcome, errors }: RecentFile): string {
  const what = words.acts[act](user_name, file_name, replaced_name ?? file_name);
  if (outcome !== null && outcome !== 'processed') return `${what}: ${words.outcomes[outcome]}`;
  return errors === null ? what : `${what}: ${words.outcomes.errors(errors)}`;
}
