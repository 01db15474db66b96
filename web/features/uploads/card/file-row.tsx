import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { describeChoices, describeOutcome } from '../describe.ts';
import { MoveOffer } from '../removal/move-offer.tsx';
import { HeldNotice } from '../replacing/held-notice.tsx';
import { FileActions } from './file-actions.tsx';
import { FileLayout, StatusText } from './file-layout.tsx';
import { FileUnderway } from './file-underway.tsx';
import { OlderVersions } from './older-versions.tsx';

interface FileRowProps {
  dataset: Dataset;
  file: UploadedFile;
}

/** A file of the audit, its newest version, with the older ones folded under it. */
export function FileRow({ dataset, file }: FileRowProps) {
  const outcome = describeOutcome(file).join(' ');
  const choices = describeChoices(dataset, file.user_provided_file_metadata);
  return (
    <FileLayout
      status={file.status}
      needsLook={file.held !== null || (file.status === 'SUCCESS' && file.strangers !== null)}
      name={file.file_name}
      version={file.version}
      meta={[choices, file.uploaded_by, formatTimestamp(file.uploaded_at)].filter(Boolean).join(' · ')}
      actions={<FileActions dataset={dataset} file={file} />}
    >
      {file.status === 'PROCESSING' || file.status === 'UPLOAD' ? (
        <FileUnderway file={file} />
      ) : (
        <>
          {file.status === 'MALFORMED' && <Reason>{outcome}</Reason>}
          <StatusText status={file.status} isHeld={file.held !== null} />
          {file.status !== 'MALFORMED' && (
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
              {outcome}
            </Typography>
          )}
          <MoveOffer file={file} />
          <Box sx={{ mt: 2, '&:empty': { mt: 0 } }}>
            <HeldNotice file={file} />
          </Box>
        </>
      )}
      {file.version > 1 && <OlderVersions file={file} />}
    </FileLayout>
  );
}

/**
 * What is wrong with a file that could not be read comes before the fixed sentence that asks for support:
 * mostly one can help oneself.
 */
const Reason = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="p" sx={{ color: 'portal.error.text', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
