import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';

/** Of more files together no one waits for the first one. */
const FEW = 3;
const OPEN: readonly UploadedFile['status'][] = ['UPLOAD', 'PROCESSING'];

/**
 * Milliseconds until the list is worth asking for again; false when nothing is under way. Short at first, because a
 * file of some thousand rows is done within a second, longer as the newest open file gets older; it never gives up.
 */
export function pollDelay(files: readonly UploadedFile[], now: number): number | false {
  const open = files.filter((file) => OPEN.includes(file.status));
  if (open.length === 0) return false;
  const age = Math.min(...open.map((file) => ageOf(file, now)));
  if (age < 5_000 && open.length <= FEW) return 400;
  if (age < 15_000) return 1_000;
  return age < 60_000 ? 2_500 : 5_000;
}

/** Milliseconds since it was begun; a file that waits for its turn may be an old one that is processed again. */
function ageOf({ status, progress, uploaded_at }: UploadedFile, now: number): number {
  if (status === 'PROCESSING' && progress?.seconds != null) return progress.seconds * 1000;
  const age = now - Date.parse(uploaded_at);
  return status === 'PROCESSING' ? Math.min(age, 30_000) : age;
}
