import { createSecretKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import type { Jobs } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { inBatches } from './batches.ts';
import { asCandidate, type Candidate, selectCandidates } from './candidates.ts';
import { computePanels } from './compute.ts';
import { type FileToCheck, findCrossFile } from './findings/cross-file.ts';
import { buildLedgers, type LedgerAudit } from './ledgers/build.ts';
import { ALL_PANELS } from './panels/registry.ts';
import { provenanceOf } from './provenance.ts';
import { type Computed, publishNumbers } from './publish.ts';
import {
  type FileRow,
  lockState,
  selectAudit,
  selectCurrentFiles,
  selectSchoolSets,
  selectSchools,
} from './queries.ts';
import { type Scope, scopesOf } from './scopes.ts';

export interface RefreshDependencies {
  database: Database;
  store: Pick<Store, 'size' | 'local'>;
  /** Where the folder of a refresh is made; emptied after each. */
  workFolder: string;
}

/**
 * Handler of 'refresh-quality': computes every number of an audit from its current files and stores them in one transaction. May be
 * called twice or beside itself: only a newer version replaces an older one, and a refresh that is not due does nothing.
 */
export async function refreshQuality(deps: RefreshDependencies, job: Jobs['refresh-quality']): Promise<void> {
  // Ids in a job are those of rows, written by ourselves.
  const auditId = job.auditId as AuditId;
  const inAudit = <T>(work: (tx: Transaction) => Promise<T>) =>
    deps.database.tenant({ auditId, personId: null, schools: 'all' }, work);
  const wanted = await inAudit((tx) => readWanted(tx, auditId));
  if (!wanted) return;
  const folder = await mkdtemp(join(deps.workFolder, 'quality-'));
  try {
    const computed = await compute(wanted, await bringFiles(deps.store, auditId, wanted.files, folder), folder);
    await inAudit((tx) => publishNumbers(tx, auditId, computed));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Wanted extends LedgerAudit {
  version: number;
  /** As a key object, which signs five times faster than the bytes: 2 µs a student. */
  transcriptKey: KeyObject;
  files: readonly FileRow[];
  scopes: readonly Scope[];
}

/** What is due, or null. The lock comes first: whoever raised `wanted` has committed what these numbers are to hold. */
async function readWanted(tx: Transaction, auditId: AuditId): Promise<Wanted | null> {
  const state = await lockState(tx, auditId);
  const audit = await selectAudit(tx, auditId);
  if (!state || !audit || state.computed >= state.wanted) return null;
  const ledgerAudit = { yearEnding: audit.year_ending, schools: await selectSchools(tx, auditId) };
  const sets = await selectSchoolSets(tx, auditId);
  return {
    ...ledgerAudit,
    version: state.wanted,
    transcriptKey: createSecretKey(audit.transcript_key, 'hex'),
    files: await selectCurrentFiles(tx, auditId),
    scopes: scopesOf(
      ledgerAudit,
      sets.map(({ school_ids }) => school_ids),
    ),
  };
}

/** The current files with their rows on this machine. A run without rows (a required column was missing) enters no number. */
async function bringFiles(
  store: RefreshDependencies['store'],
  auditId: string,
  rows: readonly FileRow[],
  folder: string,
) {
  const files: FileToCheck[] = [];
  for (const { id, run, upload_file_type: type, file_name: fileName, school_ids: schoolIds, columns } of rows) {
    const key = lakeKey({ type, auditId, uploadId: id, number: run });
    if ((await store.size(key)) === null) continue;
    const path = await store.local(key, await mkdtemp(join(folder, 'file-')));
    files.push({ fileId: id, run, type, fileName, schoolIds, columns, path });
  }
  return files;
}

async function compute(wanted: Wanted, files: readonly FileToCheck[], folder: string): Promise<Computed> {
  const lake = await openLake([folder, ...new Set(files.map(({ path }) => dirname(path)))]);
  try {
    await buildLedgers(lake, wanted, files);
    const at = new Date().toISOString();
    return {
      version: wanted.version,
      at,
      files,
      panels: await panelsOf(lake, wanted, files, at),
      candidates: await candidatesOf(lake, wanted.transcriptKey),
      findings: await findCrossFile(lake, files),
    };
  } finally {
    lake.close();
  }
}

async function panelsOf(lake: Lake, wanted: Wanted, files: readonly FileToCheck[], at: string) {
  const needs = new Map(ALL_PANELS.map((panel) => [panel.name, panel.needs]));
  const panels: Computed['panels'][number][] = [];
  for await (const ofPanel of computePanels(lake, wanted, wanted.scopes))
    for (const { panel, scope, answer } of ofPanel) {
      const provenance = provenanceOf(needs.get(panel) ?? [], files, scope.schools, { version: wanted.version, at });
      panels.push({ panel, scope_key: scope.key, result: { ...answer, provenance } });
    }
  return panels;
}

async function candidatesOf(lake: Lake, key: KeyObject): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  await inBatches(await selectCandidates(lake), (batch) => {
    for (const student of batch) candidates.push(asCandidate(key, student, candidates.length));
  });
  return candidates;
}
