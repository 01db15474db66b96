import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { downloadAuditLog } from '#contract/audit-log.ts';
import { useSaveAnswer } from '#web/app/save-answer.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { auditLog as words } from '#web/messages/en/people/audit-log.ts';
import { SmallError } from '#web/ui/states/small-error.tsx';
import type { queryOf } from './log-address.ts';

/** Saves the lines that are shown, on all pages. */
export function DownloadLog({ query }: { query: ReturnType<typeof queryOf> }) {
  const { id: eoaId } = useAudit();
  const { start, running, error } = useSaveAnswer({ csv: downloadAuditLog });
  return (
    <Box>
      <Button
        startIcon={<DownloadOutlined />}
        loading={running !== null}
        loadingPosition="start"
        onClick={() => void start('csv', { params: { eoaId }, query, fallbackName: words.csvName })}
      >
        {words.download}
      </Button>
      <SmallError error={error} gap={1} />
    </Box>
  );
}
