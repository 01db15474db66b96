import { datasetOf } from '#datasets/index.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import { type FileOutcome, LETTERS, type LetterFacts, type LetterWords } from '#server/words/letters.ts';
import { inLetter } from '#server/words/one-line.ts';
import type { NoticeRow } from './queries.ts';

/** One item of a letter: what happened, what to do about it, and where. */
interface Item {
  needsAction: boolean;
  what: string;
  next: string;
  path: string;
}

/**
 * File names stay in the portal: mail travels and is left lying around, and districts put names of people into them.
 */
function itemOf(row: NoticeRow): Item {
  const words = LETTERS[row.language];
  const facts = factsOf(row);
  const results = row.upload_id === null ? '/data-upload' : `/data-upload?file=${row.upload_id}`;
  switch (row.event) {
    case 'upload.processed': {
      const outcome = row.is_held ? 'held' : outcomeOf(facts, row.errors);
      return { needsAction: outcome !== 'clean', ...words.outcomes[outcome](facts), path: results };
    }
    case 'upload.failed':
      return { needsAction: true, ...words.events[row.event](facts), path: results };
    case 'upload.removed':
      return { needsAction: false, ...words.events[row.event](facts), path: '/data-upload' };
    case 'upload.expired':
      return { needsAction: true, ...words.events[row.event](facts), path: '/data-upload' };
    case 'selection.finalized':
    case 'selection.unfinalized':
      return { needsAction: false, ...words.events[row.event](facts), path: '/transcripts' };
  }
}

const factsOf = ({
  upload_file_type: type,
  schools,
  actor,
  rows_read,
  rows_kept,
  language,
}: NoticeRow): LetterFacts => ({
  dataset: type === null ? '' : sayDataset(datasetOf(type), language),
  school: schools.map(inLetter).join(', '),
  actor: inLetter(actor),
  read: rows_read ?? 0,
  left: (rows_read ?? 0) - (rows_kept ?? 0),
});

function outcomeOf({ left }: LetterFacts, errors: number | null): FileOutcome {
  if (left > 0) return 'rows-left-out';
  return (errors ?? 0) > 0 ? 'cells-in-error' : 'clean';
}

/**
 * The letter to one member about one district, what needs action first: its first line says what
 * happened and what to do.
 */
export function letterOf(rows: readonly [NoticeRow, ...NoticeRow[]], publicUrl: string): Letter {
  const [{ email, language, ...about }] = rows;
  const district = inLetter(about.district);
  const words = LETTERS[language];
  const items = rows.map(itemOf).toSorted((one, other) => Number(other.needsAction) - Number(one.needsAction));
  const lines = items.map(({ what, next, path }) => `${what}\n${next}: ${publicUrl}${path}`);
  const foot = `--\n${words.foot(district, `${publicUrl}/settings`)}`;
  return { to: email, subject: subjectOf(words, items, district), text: `${[...lines, foot].join('\n\n')}\n` };
}

function subjectOf(words: LetterWords, items: readonly Item[], district: string): string {
  const open = items.filter(({ needsAction }) => needsAction).length;
  const [only] = items;
  if (items.length === 1 && only) return open === 1 ? words.actionNeeded(only.what) : `${district}: ${only.what}`;
  return open === 0 ? `${district}: ${words.notices(items.length)}` : words.needAttention(district, open, items.length);
}
