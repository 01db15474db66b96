import type { StagedFile } from '#contract/uploads/intake.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { Sending } from './sending.ts';
import type { Answered } from './use-answers.ts';

/** One line of the table, from the file on its way to the verdict on it. */
export type FileRow =
  | { is: 'sending'; sending: Sending }
  | { is: 'staged'; staged: StagedFile }
  | { is: 'answered'; file: Answered }
  | { is: 'uploaded'; upload: UploadedFile };

export const keyOf = (row: FileRow): string => {
  switch (row.is) {
    case 'sending':
      return row.sending.key;
    case 'staged':
      return row.staged.id;
    case 'answered':
      return row.file.staged.id;
    case 'uploaded':
      return row.upload.file_id;
  }
};

interface Sources {
  sending: readonly Sending[];
  staged: readonly StagedFile[];
  answered: readonly Answered[];
  uploaded: readonly UploadedFile[];
}

/** What was uploaded stays at the top, where the eye was; what this window is sending comes last, and once. */
export function rowsOf({ sending, staged, answered, uploaded }: Sources): FileRow[] {
  const done = new Set<string>(uploaded.map(({ file_id }) => file_id));
  const here = new Set<string | null>(sending.map(({ id }) => id));
  const byId = new Map(answered.map((file) => [file.staged.id, file]));
  return [
    ...uploaded.map((upload): FileRow => ({ is: 'uploaded', upload })),
    ...staged
      .filter(({ id }) => !done.has(id) && !here.has(id))
      .map((file): FileRow => {
        const found = byId.get(file.id);
        return found ? { is: 'answered', file: found } : { is: 'staged', staged: file };
      }),
    ...sending.map((one): FileRow => ({ is: 'sending', sending: one })),
  ];
}
