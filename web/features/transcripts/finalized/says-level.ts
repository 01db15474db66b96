import type { TranscriptCourse } from '#contract/transcripts/transcript-records.ts';

/**
 * Titles are in the words of the district, whatever language the page is read in. Whole words: 'Geography' is not AP,
 * and a library is not IB.
 */
const SAYS: Readonly<Record<TranscriptCourse['level'], RegExp>> = {
  AP: /\b(ap|advanced placement)\b/i,
  IB: /\b(ib|international baccalaureate)\b/i,
  honors: /\b(honors|honores)\b/i,
  // Nothing is added to a title for it.
  general: /^/,
};

/** Whether a title says the level of its course itself. */
export const saysLevel = (title: string, level: TranscriptCourse['level']): boolean => SAYS[level].test(title);
