import type { FileStatus, UploadedFile } from '#contract/uploads/uploaded-file.ts';

const FINAL: readonly FileStatus[] = ['SUCCESS', 'DATA_ERRORS', 'MALFORMED', 'UPLOAD_FAILED'];

/** What a list of files said when it was read. */
export interface Seen {
  statuses: ReadonlyMap<string, FileStatus>;
  /** When the newest of them was uploaded, as ISO 8601. */
  newest: string;
}

export const seenIn = (files: readonly UploadedFile[]): Seen => ({
  statuses: new Map(files.map(({ file_id, status }) => [file_id, status])),
  newest:
    files
      .map(({ uploaded_at }) => uploaded_at)
      .sort()
      .at(-1) ?? '',
});

/**
 * Files that got their verdict since. A small file may be uploaded and done between two questions, so one that is newer
 * than all that were seen counts too; an older one that was not on the list before has only moved up.
 */
export const finishedSince = ({ statuses, newest }: Seen, files: readonly UploadedFile[]): UploadedFile[] =>
  files.filter(({ file_id, status, uploaded_at }) => {
    if (!FINAL.includes(status)) return false;
    const before = statuses.get(file_id);
    return before === undefined ? uploaded_at > newest : before !== status;
  });
