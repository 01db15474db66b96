/** The numbers of an audit for a seal (docs/seal.md), and the same computed again from one, without a database. */
import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { lakeKey, ledgerKey } from '#server/platform/lake/keys.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { bringFiles } from './bring-files.ts';
import { STORED_NAMES } from './ledgers/stored/stored.ts';
import { methodOfSources } from './method/method.ts';
import { type NumbersInput, readNumbersInput } from './numbers-input.ts';
import { selectAudit, selectState } from './queries.ts';
import { computeNumbers } from './refresh.ts';

/** As it is sealed: the answer of a panel for a scope. */
interface SealedPanel {
  panel: string;
  scope: string;
  result: unknown;
}

const rowsPath = (type: string, fileId: string) => `rows/${type}/${fileId}.parquet`;
const ledgerPath = (name: string) => `ledgers/${name}.parquet`;
const INPUT = 'numbers/input.json';
const PANELS = 'numbers/panels.json';

/**
 * null while the numbers are not those of the files: being computed, or none. @param hasRows
 * whether the store has a key
 */
export async function numbersToSeal(tx: Transaction, auditId: AuditId, hasRows: (key: string) => Promise<boolean>) {
  const [state, audit] = [await selectState(tx, auditId), await selectAudit(tx, auditId)];
  if (!state?.computed_at || !audit || state.computed < state.wanted) return null;
  const version = state.computed;
  const input = await readNumbersInput(tx, auditId, audit);
  const made = await tx.row<{ method: string }>(sql`select method from quality_state where audit_id = ${auditId}`);
  const tables = STORED_NAMES.map((name) => ({
    key: ledgerKey({ name, auditId, version }),
    path: ledgerPath(name),
    sha256: null as string | null,
  }));
  for (const { id, run, upload_file_type: type, rows_kept, rows_sha256: sha256 } of input.files) {
    const key = lakeKey({ type, auditId, uploadId: id, number: run });
    // A run without rows enters no number.
    if (rows_kept || (await hasRows(key))) tables.push({ key, path: rowsPath(type, id), sha256 });
  }
  return {
    ...{ version, computedAt: state.computed_at, method: made?.method ?? '', input, tables },
    panels: await selectPanelsAt(tx, auditId, version),
  };
}

async function selectPanelsAt(tx: Transaction, auditId: string, version: number): Promise<SealedPanel[]> {
  const rows = await tx.rows<{ panel: string; scope: string; result: string }>(sql`
    select panel, scope, result from (
      select distinct on (panel, scope_key) panel, scope_key as scope, result from panel
      where audit_id = ${auditId} and version <= ${version} order by panel, scope_key, version desc) newest
    where result is not null and result <> 'null' order by panel collate "C", scope collate "C"`);
  return rows.map((row) => ({ ...row, result: JSON.parse(row.result) as unknown }));
}

/** What a seal says and a computation from its rows does not: nothing, where it is true. */
export interface Recomputed {
  /** Panels and ledgers that were compared. */
  panels: number;
  ledgers: number;
  /** 'panel of scope', or a ledger. */
  different: string[];
  /** This software computes in another way than the one that sealed. */
  isOtherMethod: boolean;
}

/** @param folder of a seal whose files have been checked */
export async function recomputeSealed(folder: string, method: string, workFolder: string): Promise<Recomputed> {
  const input = JSON.parse(await readFile(join(folder, INPUT), 'utf8')) as NumbersInput; // written above, and signed
  const sealed = JSON.parse(await readFile(join(folder, PANELS), 'utf8')) as SealedPanel[]; // likewise
  const work = await mkdtemp(join(workFolder, 'recompute-'));
  try {
    const { panels } = await computeFrom(folder, input, work);
    const again = new Map(panels.map(({ panel, scope, result }) => [`${panel} of ${scope.key}`, result]));
    const said = new Map(sealed.map(({ panel, scope, result }) => [`${panel} of ${scope}`, JSON.stringify(result)]));
    const names = [...new Set([...again.keys(), ...said.keys()])];
    const different = names.filter((name) => again.get(name) !== said.get(name));
    for (const name of STORED_NAMES) if (await differ(folder, work, name)) different.push(`ledger ${name}`);
    const isOtherMethod = method !== (await methodOfSources());
    return { panels: said.size, ledgers: STORED_NAMES.length, different, isOtherMethod };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function computeFrom(folder: string, input: NumbersInput, work: string) {
  const paths = new Map(
    input.files.map(({ id, run, upload_file_type: type }) => [
      lakeKey({ type, auditId: input.auditId, uploadId: id, number: run }),
      join(folder, rowsPath(type, id)),
    ]),
  );
  const pathOf = (key: string) => paths.get(key) ?? '';
  const names = new Map(
    STORED_NAMES.map((name) => [ledgerKey({ name, auditId: input.auditId, version: 1 }), ledgerPath(name)]),
  );
  const files = await bringFiles(
    {
      size: (key) =>
        stat(pathOf(key)).then(
          ({ size }) => size,
          () => null,
        ),
      local: (key) => Promise.resolve(pathOf(key)),
    },
    input.auditId,
    input.files,
    work,
  );
  // Candidates are called by a key that leaves the database with nothing; here by another one,
  // and no one looks at them.
  const wanted = { ...input, version: 1, transcriptKey: createSecretKey(randomBytes(32)) };
  const publish = async (from: string, key: string) => {
    const to = join(work, 'again', names.get(key) ?? key);
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  };
  return await computeNumbers({ publish }, wanted, files, work, () => Promise.resolve({ version: 0, panels: {} }));
}

/**
 * Rows of both in any order: the engine may put rows that are equal in what they are ordered by one way or the other.
 */
async function differ(folder: string, work: string, name: string): Promise<boolean> {
  const lake = await openLake([work, folder], { memoryMegabytes: 500, threads: 1 });
  const [sealed, again] = [join(folder, ledgerPath(name)), join(work, 'again', ledgerPath(name))];
  const from = (path: string) => `SELECT * FROM read_parquet(${literal(path)})`;
  try {
    const [row] = await lake.rows<{ rows: number }>(
      'seal.compare',
      `SELECT count(*) AS rows FROM ((${from(sealed)} EXCEPT ALL ${from(again)}) UNION ALL (${from(again)} EXCEPT ALL ${from(sealed)}))`,
    );
    return row?.rows !== 0;
  } finally {
    lake.close();
  }
}
