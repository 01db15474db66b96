import { spoken } from '../../spoken.ts';
import { plural } from '../plural.ts';

/** Taking a file out of the audit, putting it back, using an older version again, moving a file to its card. */
export const removal = spoken('removal', {
  more: (file: string) => `More actions: ${file}`,
  remove: 'Remove from the audit',
  title: (file: string) => `Remove ${file} from the audit?`,
  leaves: (rows: number) => `Its ${plural(rows, 'row', 'rows')} will no longer be counted.`,
  countsNot: 'None of its rows are counted.',
  stays: (version: number) => `Version ${version} stays in use.`,
  kept: 'The file is kept under ‘Removed files’ on its card, and you can put it back at any time.',
  finalizedTitle: 'Finalized transcripts were made with this file',
  finalized: (schools: string) =>
    `${schools}. They stay as they were finalized, but the numbers and the students to choose from will change.`,
  loading: 'Checking what this changes…',
  previewError: 'Error occurred while checking what this changes!',
  reason: 'Why are you removing it?',
  reasonHint: 'Everyone who can see the file can read this. Do not name students.',
  cancel: 'Cancel',
  failed: 'The file was not removed.',

  removed: (file: string) => `${file} was removed from the audit.`,
  undo: 'Undo',
  undone: (file: string) => `${file} is back in the audit.`,
  close: 'Close',
  putBack: 'Put back',
  putBackFailed: 'The file was not put back.',

  files: (count: number) => plural(count, 'removed file', 'removed files'),
  caption: (card: string) => `Removed files: ${card}`,
  pages: (card: string) => `Pages of removed files: ${card}`,
  error: 'Error occurred while fetching the removed files!',
  columns: { file: 'File', when: 'Removed', why: 'Why', action: 'Action' },
  movedTo: (card: string) => `Moved to ${card}`,
  state: 'Removed from the audit',
  stateBy: (person: string, when: string, why: string) =>
    `Removed from the audit by ${person} on ${when}: ${why}. None of its rows are counted.`,

  restore: 'Use this version again',
  restored: (file: string, version: number) => `${file} is being processed as version ${version}.`,
  restoreFailed: 'The older version is not in use again.',

  looksLike: (card: string) => `This looks like a ${card} file.`,
  move: (card: string) => `Move to ${card}`,
  moveOf: (card: string, file: string) => `Move to ${card}: ${file}`,
  moveTitle: 'Move a file to its card',
  moveIntro: 'Check what we found in the file, then confirm. The file is removed from its current card.',
  moveConfirm: 'Move',
  moveNone: 'Close',
  moves: (card: string) => `It is removed from ${card} when you confirm.`,
  moveFailed: 'The file was not moved.',
});
