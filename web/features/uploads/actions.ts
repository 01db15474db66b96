import { createContext, useContext } from 'react';
import type { FileId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';

/** What rows and cards can ask of the page; the dialogs belong to the page, so that one is open at a time. */
export interface UploadActions {
  /** Judges the files and opens the wizard for one; `replaces` also brings its choices. */
  choose(dataset: Dataset, files: readonly File[], replaces?: UploadedFile): void;
  review(fileId: UploadedFile['file_id']): void;
  showLog(dataset: Dataset): void;
  /** Asks why, and takes the file out of the audit. */
  remove(file: UploadedFile): void;
  /** Shows what was found in a file that is staged for another card, to be confirmed. */
  confirmMove(stagedId: FileId): void;
}

export const UploadActionsContext = createContext<UploadActions | null>(null);

export function useUploadActions(): UploadActions {
  const actions = useContext(UploadActionsContext);
  if (actions === null) throw new Error('useUploadActions outside of the upload page');
  return actions;
}
