import Box from '@mui/material/Box';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { PrintButton } from '#web/ui/print/print-button.tsx';
import { formatSize } from '../format-size.ts';
import { Facts, Section } from './section.tsx';

const { from, at, size, rows, sha256, file: fileName, type, verdict, id } = words.receiptFacts;

/** Proof of what was uploaded: who, when, exactly which bytes, and what the portal said of them. */
export function Receipt({ file, details }: { file: UploadedFile; details: FileDetails }) {
  const facts = [
    { term: from, value: file.uploaded_by },
    { term: at, value: formatTimestamp(file.uploaded_at) },
    ...(file.size === null ? [] : [{ term: size, value: formatSize(file.size) }]),
    ...(file.rows === null ? [] : [{ term: rows, value: words.rowsOf(file.rows.read, file.rows.kept) }]),
    { term: verdict, value: verdictOf(file) },
    ...(details.sha256 === null ? [] : [{ term: sha256, value: details.sha256 }]),
  ];
  const onPaper = [
    { term: fileName, value: `${file.file_name}, ${uploads.files.version(file.version)}` },
    { term: type, value: datasets[file.upload_file_type].label },
    ...facts,
    { term: id, value: file.file_id },
  ];
  return (
    <Section
      title={words.receipt}
      note={
        <Box component="span" sx={{ display: 'block', mr: -2 }}>
          <PrintButton title={words.receipt} about={file.file_name}>
            <Facts facts={onPaper} />
          </PrintButton>
        </Box>
      }
    >
      <Facts facts={facts} />
    </Section>
  );
}

/** 'Data errors detected: 12 errors, 3 warnings' */
function verdictOf({ status, issue_counts: { error, warning } }: UploadedFile): string {
  const counts = [error > 0 && uploads.files.errors(error), warning > 0 && words.warnings(warning)].filter(Boolean);
  return [uploads.status[status], counts.join(', ')].filter(Boolean).join(': ');
}
