import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { describeOutcome, describeProgress } from '../describe.ts';
import { useElapsed } from '../use-elapsed.ts';
import { FileProgress } from './file-progress.tsx';

/**
 * A file that is being processed: stage, percent and rows as the server says them, and seconds that
 * go on between its answers.
 */
export function FileUnderway({ file }: { file: UploadedFile }) {
  const elapsed = useElapsed(file.progress?.seconds ?? null);
  return (
    <FileProgress
      label={uploads.status[file.status]}
      detail={describeProgress(file.progress, elapsed)}
      percent={file.progress?.percent ?? null}
      name={file.file_name}
      notes={describeOutcome(file)}
    />
  );
}
