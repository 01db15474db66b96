import { rowsWritten, written } from '#datasets/kit/english.ts';
import type { LetterWords } from '../letters.ts';

export const LETTERS_EN: LetterWords = {
  outcomes: {
    held: ({ dataset }) => ({
      what: `${dataset}: a new version has much less than the one in use, which stays in use until you decide.`,
      next: 'See the difference, and choose one of them',
    }),
    'rows-left-out': ({ dataset, left, read }) => ({
      what: `${dataset}: ${written(left)} of ${rowsWritten(read)} ${left === 1 ? 'has errors and is' : 'have errors and are'} not counted yet.`,
      next: 'See what to fix, and replace the file',
    }),
    'cells-in-error': ({ dataset, read }) => ({
      what: `${dataset}: ${read === 1 ? 'its 1 row is' : `all ${rowsWritten(read)} are`} counted, but some cells have data errors.`,
      next: 'See what to fix, and replace the file',
    }),
    clean: ({ dataset, read }) => ({
      what: `${dataset}: no data errors in ${rowsWritten(read)}.`,
      next: 'See the results',
    }),
  },
  events: {
    'upload.failed': ({ dataset }) => ({
      what: `${dataset}: the file could not be read, so no rows from it are counted.`,
      next: 'See why, and what to do',
    }),
    'upload.expired': ({ dataset }) => ({
      what: `${dataset}: the file did not arrive in time, so no rows from it are counted.`,
      next: 'Upload it again',
    }),
    'upload.removed': ({ dataset, actor }) => ({
      what: `${dataset}: ${actor} removed a file from the audit, so its rows are not counted.`,
      next: 'See the removed files and the reason',
    }),
    'selection.finalized': ({ school, actor }) => ({
      what: `${school}: ${actor} finalized the transcripts.`,
      next: 'See the transcripts',
    }),
    'selection.unfinalized': ({ school, actor }) => ({
      what: `${school}: ${actor} reopened the selection of transcripts.`,
      next: 'See the selection',
    }),
  },
  notices: (count) => `${written(count)} notices`,
  actionNeeded: (about) => `Action needed: ${about}`,
  needAttention: (district, open, count) =>
    `${district}: ${written(open)} of ${written(count)} notices ${open === 1 ? 'needs' : 'need'} your attention`,
  foot: (district, settings) =>
    `You are a member of ${district} in the Educational Opportunity Audit. Change your email settings: ${settings}`,
};
