import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AuditLogItem, readFileLog } from '#contract/file-log.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { overview } from '#web/messages/en/overview.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';

const SHOWN = 5;

/** The last things that happened to data files. */
export function RecentActivity() {
  const { id: eoaId } = useAudit();
  const log = useCall(readFileLog, { params: { eoaId }, query: { page: 1, size: SHOWN } });
  return (
    <Card title={overview.activity.title}>
      {log.isPending && <CardSkeleton lines={SHOWN} />}
      {log.isError && <InPlaceError message={toMissing(overview.activity.error)} onRetry={() => void log.refetch()} />}
      {log.data?.items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {overview.activity.none}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: -2 }}>
        {log.data?.items.map((item) => (
          <Activity key={`${item.timestamp} ${item.action} ${item.file_name}`} item={item} />
        ))}
      </Box>
    </Card>
  );
}

function Activity({ item }: { item: AuditLogItem }) {
  return (
    <Box component="li" sx={{ py: 3, borderTop: '1px solid', borderColor: 'portal.line' }}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {item.file_name}
      </Typography>
      <Typography variant="body2">{overview.activity.by(item.action, item.user_name)}</Typography>
      <Typography variant="caption" sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}>
        {formatTimestamp(item.timestamp)}
      </Typography>
    </Box>
  );
}
