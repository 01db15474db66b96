import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import type { SchoolId } from '#contract/ids.ts';
import { downloadFinalizedCsv, downloadFinalizedXlsx } from '#contract/transcripts/transcript-export.ts';
import { useSaveAnswer } from '#web/app/save-answer.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { selections as words } from '#web/messages/en/transcripts/selections.ts';
import { SmallError } from '#web/ui/states/small-error.tsx';

const NAMES = { csv: words.finalizedCsvName, xlsx: words.xlsxName };
const LABELS = { csv: words.asCsv, xlsx: words.asXlsx };

/** The finalized transcripts of a school as a file. */
export function Downloads({ schoolId }: { schoolId: SchoolId }) {
  const { id: eoaId } = useAudit();
  const { start, running, error } = useSaveAnswer({ csv: downloadFinalizedCsv, xlsx: downloadFinalizedXlsx });
  return (
    <>
      {(['csv', 'xlsx'] as const).map((kind) => (
        <Button
          key={kind}
          variant="text"
          size="small"
          startIcon={<DownloadOutlined />}
          loading={running === kind}
          loadingPosition="start"
          aria-label={words.downloadAs(LABELS[kind])}
          onClick={() =>
            void start(kind, { params: { eoaId }, query: { school_id: schoolId }, fallbackName: NAMES[kind] })
          }
        >
          {LABELS[kind]}
        </Button>
      ))}
      <SmallError error={error} />
    </>
  );
}
