import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  downloadFindingsCsv,
  downloadFindingsPackage,
  downloadFindingsXlsx,
} from '#contract/quality/opportunity-report.ts';
import { useSaveAnswer } from '#web/app/save-answer.ts';
import { findingsReport } from '#web/messages/en/findings/findings-report.ts';
import { SmallError } from '#web/ui/states/small-error.tsx';
import { useReportArgs } from './use-report.ts';

const words = findingsReport.downloads;
const ROUTES = { csv: downloadFindingsCsv, xlsx: downloadFindingsXlsx, package: downloadFindingsPackage };
const NAMES = { csv: 'findings.csv', xlsx: 'findings.xlsx', package: 'findings.zip' };
const KINDS = ['csv', 'xlsx', 'package'] as const;

/** The same numbers as files. Each download is in the audit log. */
export function Downloads() {
  const { eoaId, query } = useReportArgs();
  const { start, running, error } = useSaveAnswer(ROUTES);
  return (
    <Box role="group" aria-label={words.title} sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            startIcon={<DownloadOutlined />}
            loading={running === kind}
            loadingPosition="start"
            onClick={() => void start(kind, { params: { eoaId }, query, fallbackName: NAMES[kind] })}
          >
            {words[kind]}
          </Button>
        ))}
      </Box>
      <SmallError error={error} gap={1} />
    </Box>
  );
}
