import { datasetOf } from '#datasets/index.ts';
import { written } from '#datasets/kit/english.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import type { NoticeRow } from './queries.ts';

/** One item of a letter: what happened, what to do about it, and where. */
interface Item {
  needsAction: boolean;
  what: string;
  next: string;
  path: string;
}

/** File names stay in the portal: mail travels and lies about, and districts put names of people into them. */
function itemOf(row: NoticeRow): Item {
  const dataset = row.upload_file_type === null ? '' : datasetOf(row.upload_file_type).label;
  const results = row.upload_id === null ? '/data-upload' : `/data-upload?file=${row.upload_id}`;
  const school = row.schools.join(', ');
  switch (row.event) {
    case 'upload.processed':
      return { ...outcomeOf(dataset, row), path: results };
    case 'upload.failed':
      return {
        needsAction: true,
        what: `${dataset}: the file could not be read, so nothing of it counts.`,
        next: 'See why, and what to do',
        path: results,
      };
    case 'upload.expired':
      return {
        needsAction: true,
        what: `${dataset}: the file did not arrive in time, so nothing of it counts.`,
        next: 'Upload it once more',
        path: '/data-upload',
      };
    case 'selection.finalized':
      return {
        needsAction: false,
        what: `${school}: ${row.actor} finalized the transcripts.`,
        next: 'See them',
        path: '/transcripts',
      };
    case 'selection.unfinalized':
      return {
        needsAction: false,
        what: `${school}: ${row.actor} withdrew the finalization of the transcripts.`,
        next: 'See the selection',
        path: '/transcripts',
      };
  }
}

function outcomeOf(dataset: string, { rows_read, rows_kept, errors }: NoticeRow): Omit<Item, 'path'> {
  const [read, kept] = [rows_read ?? 0, rows_kept ?? 0];
  if (read > kept)
    return {
      needsAction: true,
      what: `${dataset}: ${written(read - kept)} of ${written(read)} rows do not count yet.`,
      next: 'See what to fix, and replace the file',
    };
  if ((errors ?? 0) > 0)
    return {
      needsAction: true,
      what: `${dataset}: all ${written(read)} rows count, with data errors in some cells.`,
      next: 'See what to fix, and replace the file',
    };
  return { needsAction: false, what: `${dataset}: no data errors in ${written(read)} rows.`, next: 'See the results' };
}

/** The letter to one member about one district, what needs action first: its first line says what happened and what to do. */
export function letterOf(rows: readonly [NoticeRow, ...NoticeRow[]], publicUrl: string): Letter {
  const [{ email, district }] = rows;
  const items = rows.map(itemOf).toSorted((one, other) => Number(other.needsAction) - Number(one.needsAction));
  const open = items.filter(({ needsAction }) => needsAction).length;
  const lines = items.map(({ what, next, path }) => `${what}\n${next}: ${publicUrl}${path}`);
  return {
    to: email,
    subject: subjectOf(items, open, district),
    text: `${[...lines, foot(district, publicUrl)].join('\n\n')}\n`,
  };
}

function subjectOf(items: readonly Item[], open: number, district: string): string {
  const [only] = items;
  const about = items.length === 1 && only ? only.what : `${written(items.length)} notices`;
  if (open === 0) return `${district}: ${about}`;
  return items.length === 1 ? `Action needed: ${about}` : `Action needed for ${written(open)} of ${about}: ${district}`;
}

const foot = (district: string, publicUrl: string): string =>
  `--\nYou are a member of ${district} in the Educational Opportunity Audit. Choose what it tells you by e-mail: ${publicUrl}/settings`;
