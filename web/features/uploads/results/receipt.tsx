import type { FileDetails, UploadedFile } from '#contract/uploads.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { results as words } from '#web/messages/en/results.ts';
import { formatSize } from '../format-size.ts';
import { Facts, Section } from './section.tsx';

const { from, at, size, rows, sha256 } = words.receiptFacts;

/** Proof of what was handed in: who, when, exactly which bytes. */
export function Receipt({ file, details }: { file: UploadedFile; details: FileDetails }) {
  const facts = [
    { term: from, value: file.uploaded_by },
    { term: at, value: formatTimestamp(file.uploaded_at) },
    ...(file.size === null ? [] : [{ term: size, value: formatSize(file.size) }]),
    ...(file.rows === null ? [] : [{ term: rows, value: words.rowsOf(file.rows.read, file.rows.kept) }]),
    ...(details.sha256 === null ? [] : [{ term: sha256, value: details.sha256 }]),
  ];
  return (
    <Section title={words.receipt}>
      <Facts facts={facts} />
    </Section>
  );
}
