import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { results } from '#web/messages/en/uploads/results.ts';
import { type DownloadKind, useDownload } from './download.ts';

const words = results.download;

/**
 * What can be taken away: the workbook where something is to be fixed, the failed rows where there are any, the
 * original. Parts of the row of buttons it is in, with a last line below all of them.
 */
export function Downloads({ file, details }: { file: UploadedFile; details: FileDetails | undefined }) {
  const { may } = useSession();
  const { start, running, error } = useDownload(file);
  if (!may('student-rows.read')) return null;
  const failed = details?.failed_rows ?? 0;
  const uploadsAgain = failed > 0 && may('uploads.write') && !file.covers_other_schools;
  const { error: errors, warning } = file.issue_counts;
  const button = (kind: DownloadKind, label: string) => (
    <Button
      size="small"
      startIcon={<DownloadOutlined />}
      loading={running === kind}
      loadingPosition="start"
      onClick={() => void start(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {errors + warning > 0 && button('workbook', words.workbook)}
      {failed > 0 && button('rows', words.rows(failed))}
      {!file.covers_other_schools && button('original', words.original)}
      <Box sx={{ flex: '1 1 100%', order: 1, typography: 'caption', '& > p': { m: 0 } }}>
        <Box component="p" role="status" sx={{ color: 'portal.text2' }}>
          {running !== null ? words.preparing : uploadsAgain ? words.hint : ''}
        </Box>
        {error !== null && (
          <Box component="p" role="alert" sx={{ color: 'portal.error.text' }}>
            {error}
          </Box>
        )}
      </Box>
    </>
  );
}
