import { createHash } from 'node:crypto';

/** A line of the log, each value as the database writes it, in the order in which the chain takes them. */
export interface LogLine {
  audit_id: string;
  id: string;
  /** YYYY-MM-DDTHH:MM:SS.ffffff, UTC */
  at: string;
  person_id: string | null;
  person_name: string | null;
  event: string | null;
  upload_id: string | null;
  upload_file_type: string | null;
  file_name: string | null;
  school_ids: string | null;
  details: string | null;
  address: string | null;
}

export interface Link {
  sequence: number;
  event_id: string;
  /** SHA-256 in hex. */
  hash: string;
}

/** The newest link at some time, kept outside the database: what came before it cannot be cut off unseen. */
export interface LogHead {
  sequence: number;
  hash: string;
}

export type Breach =
  | { is: 'changed'; sequence: number; eventId: string }
  | { is: 'missing-line'; sequence: number; eventId: string }
  | { is: 'missing-link'; sequence: number }
  | { is: 'unlinked'; eventId: string }
  | { is: 'linked-twice'; eventId: string }
  | { is: 'cut-off'; sequence: number }
  | { is: 'other-head'; sequence: number };

const FIELDS = [
  'audit_id',
  'id',
  'at',
  'person_id',
  'person_name',
  'event',
  'upload_id',
  'upload_file_type',
  'file_name',
  'school_ids',
  'details',
  'address',
] as const satisfies readonly (keyof LogLine)[];

/** '4:text', or '-' without a value, so that no two lines have the same text. Lengths are of UTF-8. */
const field = (value: string | null): string => (value === null ? '-' : `${Buffer.byteLength(value)}:${value}`);

/**
 * The hash of a line after the one before it. The database computes it in its own words (security.sql, event_text);
 * this does not ask the database for it, so that a function that was replaced there does not vouch for itself.
 */
export const linkHash = (before: string, line: LogLine): string =>
  createHash('sha256')
    .update(before + FIELDS.map((name) => field(line[name])).join(''))
    .digest('hex');

/**
 * Holds the lines of one audit against their links: every edit, deletion, swap and insertion is found. What was cut off
 * at the end, lines with their links, is found by a head that was kept elsewhere.
 * @param links in the order of their sequence
 */
export function verifyChain(
  lines: readonly LogLine[],
  links: readonly Link[],
  heads: readonly LogHead[] = [],
): Breach[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const linked = new Set<string>();
  const found: Breach[] = [];
  let before = '';
  let expected = 1;
  for (const { sequence, event_id, hash } of links) {
    for (; expected < sequence; expected++) found.push({ is: 'missing-link', sequence: expected });
    expected = sequence + 1;
    if (linked.has(event_id)) found.push({ is: 'linked-twice', eventId: event_id });
    linked.add(event_id);
    const line = byId.get(event_id);
    if (!line) found.push({ is: 'missing-line', sequence, eventId: event_id });
    else if (linkHash(before, line) !== hash) found.push({ is: 'changed', sequence, eventId: event_id });
    before = hash;
  }
  for (const { id } of lines) if (!linked.has(id)) found.push({ is: 'unlinked', eventId: id });
  for (const head of heads) found.push(...againstHead(links, head));
  return found;
}

function againstHead(links: readonly Link[], { sequence, hash }: LogHead): Breach[] {
  const link = links.find((one) => one.sequence === sequence);
  if (!link) return [{ is: 'cut-off', sequence }];
  return link.hash === hash ? [] : [{ is: 'other-head', sequence }];
}
