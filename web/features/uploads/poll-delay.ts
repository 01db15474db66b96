import type { UploadedFile } from '#contract/uploads.ts';

const OPEN: readonly UploadedFile['status'][] = ['UPLOAD', 'PROCESSING'];

/**
 * Milliseconds until the list is worth asking for again; false when nothing is under way. Short at first, because most files are
 * done within seconds, longer as the newest open file gets older; it never gives up.
 */
export function pollDelay(files: readonly UploadedFile[], now: number): number | false {
  const open = files.filter((file) => OPEN.includes(file.status));
  if (open.length === 0) return false;
  const age = now - Math.max(...open.map((file) => Date.parse(file.uploaded_at)));
  if (age < 15_000) return 1_000;
  return age < 60_000 ? 2_500 : 5_000;
}
