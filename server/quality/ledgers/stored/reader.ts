import { list, literal } from '#datasets/kit/sql/quote.ts';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import type { LakeValues } from '#server/platform/lake/lake.ts';
import { lostNumbers, type StoredNumbers } from '#server/platform/lake/stored-numbers.ts';
import type { Schools } from '../../scopes.ts';
import { type OpenVersion, openVersions } from './open-versions.ts';
import { STORED, STORED_NAMES, type StoredName } from './stored.ts';

export interface LedgerView {
  auditId: string;
  /** The version the panels show; 0: nothing was computed yet. */
  version: number;
  /** Whose rows are seen. Row-level security does not reach into a file: this does what it would. */
  schools: Schools;
}

/** Answers lists from the ledgers of a version. */
export interface LedgerReader {
  /**
   * Rows of a SELECT over the tables of STORED by their names, of the view's schools alone. Values
   * are bound by name: $term.
   * @throws PortalError unavailable while the version lacks a table that it names
   */
  rows<Row extends object>(view: LedgerView, step: string, sql: string, values?: LakeValues): Promise<Row[]>;
  close(): Promise<void>;
}

export function openLedgerReader(numbers: StoredNumbers): LedgerReader {
  const versions = openVersions(numbers, openLedgers);
  return {
    async rows(view, step, sql, values) {
      if (view.version === 0) return [];
      return await versions.use(view, async (lake, lacks) => {
        if (lacks.some((name) => new RegExp(`\\b${name}\\b`).test(sql)))
          throw lostNumbers(numbers.onLost, view.auditId);
        return await lake.rows(step, `${seenBy(view.schools, lacks)} FROM (${sql})`, values);
      });
    },
    close: () => versions.close(),
  };
}

/**
 * Knows the tables that the store has lost, or that the portal did not store yet when the version was
 * made: the next one has them.
 */
const openLedgers: OpenVersion<LedgerView, readonly StoredName[]> = async (files, { auditId, version }) => {
  const views = ['CREATE SCHEMA stored'];
  const lacks: StoredName[] = [];
  for (const name of STORED_NAMES) {
    const key = ledgerKey({ name, auditId, version });
    if (!(await files.has(key))) lacks.push(name);
    else views.push(`CREATE VIEW stored.${name} AS FROM read_parquet(${literal(await files.bring(key))})`);
  }
  return { views, known: lacks };
};

/**
 * Every stored table under its own name, with the rows of the schools alone: what a query names
 * is never the whole table.
 */
function seenBy(schools: Schools, lacks: readonly StoredName[]): string {
  const there = STORED_NAMES.filter((name) => !lacks.includes(name));
  const tables = there.map((name) => {
    const where =
      schools === 'all'
        ? ''
        : ` WHERE ${schools.length === 0 ? 'false' : `${STORED[name].school} IN ${list(schools)}`}`;
    return `${name} AS (FROM stored.${name}${where})`;
  });
  return `WITH ${tables.join(', ')}`;
}
