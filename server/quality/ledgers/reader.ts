import { list, literal } from '#datasets/kit/sql/quote.ts';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import type { LakeValues } from '#server/platform/lake/lake.ts';
import type { Schools } from '../scopes.ts';
import { type OpenVersion, openVersions, type ReadableStore } from './open-versions.ts';
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
  /** Rows of a SELECT over the tables of STORED by their names, of the view's schools alone. Values are bound by name: $term. */
  rows<Row extends object>(view: LedgerView, step: string, sql: string, values?: LakeValues): Promise<Row[]>;
  close(): Promise<void>;
}

/** @param workFolder as of openVersions */
export function openLedgerReader(store: ReadableStore, workFolder: string): LedgerReader {
  const versions = openVersions(store, workFolder, openLedgers);
  return {
    async rows(view, step, sql, values) {
      if (view.version === 0) return [];
      return await versions.use(view, (lake, lacks) =>
        lacks.some((name) => new RegExp(`\\b${name}\\b`).test(sql))
          ? Promise.resolve([])
          : lake.rows(step, `${seenBy(view.schools, lacks)} FROM (${sql})`, values),
      );
    },
    close: () => versions.close(),
  };
}

/** Knows the tables that the portal did not store yet when the version was made: they have no rows until the refresh that follows an upgrade. */
const openLedgers: OpenVersion<LedgerView, readonly StoredName[]> = async (files, { auditId, version }) => {
  const views = ['CREATE SCHEMA stored'];
  const lacks: StoredName[] = [];
  for (const name of STORED_NAMES) {
    const key = ledgerKey({ name, auditId, version });
    // A version without students is none: that is a fault, and told as one.
    if (name !== 'student' && !(await files.has(key))) lacks.push(name);
    else views.push(`CREATE VIEW stored.${name} AS FROM read_parquet(${literal(await files.bring(key))})`);
  }
  return { views, known: lacks };
};

/** Every stored table under its own name, with the rows of the schools alone: what a query names is never the whole table. */
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
