import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { formatAll } from '#web/app/format-list.ts';
import { notices } from '#web/messages/en/people/notices.ts';

/** What is offered after all since a file is back, in words; null where that changed nothing. */
export function offeredAgain(before: UploadedFile, back: UploadedFile): string | null {
  const ended = back.offered_after_all.filter((what) => !before.offered_after_all.includes(what));
  return ended.length === 0 ? null : notices.offered(formatAll(ended));
}
