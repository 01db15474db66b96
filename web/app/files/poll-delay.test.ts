import { describe, expect, it } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { pollDelay } from './poll-delay.ts';

const NOW = Date.parse('2024-11-14T15:00:00Z');
// Only what the delay looks at.
const file = (status: UploadedFile['status'], secondsAgo: number, seconds: number | null = secondsAgo) =>
  ({
    status,
    uploaded_at: new Date(NOW - secondsAgo * 1000).toISOString(),
    progress: { stage: 'Checking rows', percent: 5, rows: null, seconds },
  }) as UploadedFile;

describe('pollDelay', () => {
  it('is off when every file has its verdict', () => {
    expect(pollDelay([file('SUCCESS', 1), file('MALFORMED', 1), file('UPLOAD_FAILED', 1)], NOW)).toBe(false);
  });

  it('backs off with the age of the newest open file, and never stops', () => {
    expect(pollDelay([file('PROCESSING', 3)], NOW)).toBe(400);
    expect(pollDelay([file('PROCESSING', 5)], NOW)).toBe(1_000);
    expect(pollDelay([file('PROCESSING', 30)], NOW)).toBe(2_500);
    expect(pollDelay([file('PROCESSING', 30), file('UPLOAD', 3)], NOW)).toBe(400);
    expect(pollDelay([file('PROCESSING', 86_400)], NOW)).toBe(5_000);
  });

  it('is a second for many files together', () => {
    expect(pollDelay(Array<UploadedFile>(4).fill(file('PROCESSING', 1)), NOW)).toBe(1_000);
  });

  it('is short for an old file that is processed again', () => {
    expect(pollDelay([file('PROCESSING', 86_400, 2)], NOW)).toBe(400);
    expect(pollDelay([file('PROCESSING', 86_400, null)], NOW)).toBe(2_500);
  });
});
