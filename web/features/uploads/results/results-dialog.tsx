import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readUpload, type UploadedFile } from '#contract/uploads.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { DataMatching } from './data-matching.tsx';
import { useDownload } from './download.ts';
import { FileOverview, Selections } from './file-facts.tsx';
import { Problems } from './problems.tsx';

const words = uploads.results;

interface ResultsDialogProps {
  dataset: Dataset;
  fileId: UploadedFile['file_id'];
  onClose: () => void;
  onReplace: (file: UploadedFile) => void;
}

/** What came of a file: what to do first, the causes and rows, what was matched, what it holds, what was chosen for it. */
export function ResultsDialog({ dataset, fileId, onClose, onReplace }: ResultsDialogProps) {
  const { id: eoaId } = useAudit();
  const { may } = useSession();
  const upload = useCall(readUpload, { params: { eoaId, fileId } });
  const file = upload.data;
  return (
    <Modal
      open
      size="results"
      title={words.title}
      onClose={onClose}
      actions={
        file && may('uploads.write') ? <Actions file={file} onClose={onClose} onReplace={onReplace} /> : undefined
      }
    >
      {upload.isPending && <CardSkeleton lines={6} />}
      {upload.isError && <InPlaceError message={words.error} onRetry={() => void upload.refetch()} />}
      {file && <Results dataset={dataset} file={file} />}
    </Modal>
  );
}

function Results({ dataset, file }: { dataset: Dataset; file: UploadedFile }) {
  const { file_name, version, uploaded_by, uploaded_at } = file;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: -4, overflowWrap: 'anywhere' }}>
        {words.meta(file_name, dataset.label, version, uploaded_by, formatTimestamp(uploaded_at))}
      </Typography>
      <Problems file={file} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 8 }}
      >
        <DataMatching lines={file.results_summary} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 }}>
          <FileOverview file={file} />
          <Selections dataset={dataset} file={file} />
          <Download file={file} />
        </Box>
      </Box>
    </Box>
  );
}

function Download({ file }: { file: UploadedFile }) {
  const { may } = useSession();
  const { start, failed } = useDownload(file);
  if (!may('uploads.download')) return null;
  return (
    <div>
      <Button size="small" startIcon={<DownloadOutlined />} onClick={() => void start()}>
        {words.download}
      </Button>
      {failed && (
        <Typography role="alert" variant="caption" component="p" sx={{ color: 'portal.error.text', mt: 1 }}>
          {words.downloadError}
        </Typography>
      )}
    </div>
  );
}

function Actions({
  file,
  onClose,
  onReplace,
}: {
  file: UploadedFile;
  onClose: () => void;
  onReplace: (file: UploadedFile) => void;
}) {
  return (
    <>
      <Typography variant="caption" sx={{ color: 'portal.text2', mr: 'auto', alignSelf: 'center' }}>
        {consequence(file)}
      </Typography>
      <Button onClick={onClose}>{words.continue}</Button>
      {file.replaced_by === null && (
        <Button variant="contained" onClick={() => onReplace(file)}>
          {words.replace}
        </Button>
      )}
    </>
  );
}

/** What 'Continue' means for the numbers. */
function consequence(file: UploadedFile): string {
  const kept = file.rows?.kept ?? 0;
  if (!file.is_current && kept > 0) return words.superseded;
  return kept > 0 && kept === file.rows?.read ? words.keepsAll(kept) : words.keeps(kept);
}
