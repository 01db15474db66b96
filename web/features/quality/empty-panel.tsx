import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Provenance } from '#contract/quality/provenance.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { uploadCard } from '#web/app/files/upload-card.ts';
import { formatAny } from '#web/app/format-list.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useUploads } from './use-uploads.ts';

/** What the panel says of the schools shown. */
type NoFilesYetProps = Pick<Provenance, 'shows' | 'state'>;

/** Why a card has no file behind it: nothing uploaded yet, still processing, or uploaded but not readable. */
export function NoFilesYet({ shows = [], state }: NoFilesYetProps) {
  const { total, processing, unreadable } = useUploads();
  const file = processing(shows);
  const names = formatAny(shows.map((type) => quality.missingDataset[type]));
  if (file !== undefined) return <StillProcessing file={file} />;
  const broken = state === 'unreadable' ? unreadable(shows) : undefined;
  if (broken !== undefined) return <Unreadable file={broken} />;
  // With nothing uploaded at all, the one card 'Start uploading data' has the button and the others stay quiet.
  if (total === 0) return <Quiet>{quality.empty.nothingText(names)}</Quiet>;
  return (
    <EmptyState
      icon={<UploadFileOutlined />}
      heading={quality.empty.nothing(names)}
      action={<ToUpload type={shows[0]}>{quality.empty.goToUpload}</ToUpload>}
    >
      {quality.empty.nothingText(names)}
    </EmptyState>
  );
}

function StillProcessing({ file }: { file: UploadedFile }) {
  return (
    <EmptyState
      icon={<HourglassEmptyOutlined />}
      heading={quality.empty.processing}
      action={<ToUpload type={file.upload_file_type}>{quality.empty.seeProgress}</ToUpload>}
    >
      {quality.empty.processingText(file.file_name, file.progress?.stage)}
    </EmptyState>
  );
}

function Unreadable({ file }: { file: UploadedFile }) {
  return (
    <EmptyState
      icon={<ErrorOutline />}
      heading={quality.empty.unreadable}
      action={<ToUpload type={file.upload_file_type}>{quality.empty.seeWhy}</ToUpload>}
    >
      {quality.empty.unreadableText(file.file_name)}
    </EmptyState>
  );
}

/** The files are there and hold nothing for this card. */
export function ReallyZero({
  heading,
  files,
  shows = [],
}: { heading: string; files: number } & Pick<NoFilesYetProps, 'shows'>) {
  return (
    <EmptyState
      icon={<CheckCircleOutlined />}
      heading={heading}
      action={<ToUpload type={shows[0]}>{quality.empty.seeFiles}</ToUpload>}
    >
      {quality.empty.checked(files)}
    </EmptyState>
  );
}

/** To the card of the file. */
function ToUpload({ type, children }: { type: UploadFileType | undefined; children: string }) {
  return (
    <Button component={Link} to={uploadCard(type)}>
      {children}
    </Button>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'portal.text2' }}>
      {children}
    </Typography>
  );
}
