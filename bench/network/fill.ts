import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { LedgerVersion } from '#server/platform/analytics/analytics.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { neverLost } from '#server/quality/fixtures/never-lost.ts';
import { type RefreshDependencies, refreshQuality } from '#server/quality/refresh.ts';
import { requestRefresh } from '#server/quality/request-refresh.ts';
import { madeUpDistrict, writeDistrict } from '../quality/district.ts';
import { setUpAudit } from '../quality/set-up-audit.ts';

/** An audit with its numbers. */
export interface Filled extends LedgerVersion {
  rows: number;
  students: number;
  /** Of its refresh. */
  seconds: number;
  cpu: number;
}

interface Place {
  database: Database;
  store: Store;
  workFolder: string;
}

/** Of a student. */
const TRANSCRIPT_ROWS = 10;
const STUDENTS_OF_SCHOOL = 500;

/**
 * Audits one after the other, from a quarter of the mean size to seven quarters: written, published and
 * refreshed as the portal does it.
 */
export async function fillAudits(place: Place, size: { audits: number; rows: number }): Promise<Filled[]> {
  const mean = size.rows / size.audits / TRANSCRIPT_ROWS;
  const filled: Filled[] = [];
  for (let number = 0; number < size.audits; number++) {
    const share = size.audits === 1 ? 1 : 0.25 + (1.5 * number) / (size.audits - 1);
    filled.push(await fillAudit(place, number, Math.round(mean * share)));
    if (number % 10 === 9) process.stdout.write(`${number + 1} of ${size.audits} audits are there\n`);
  }
  return filled;
}

async function fillAudit({ database, store, workFolder }: Place, number: number, students: number): Promise<Filled> {
  const rows = students * TRANSCRIPT_ROWS;
  const district = madeUpDistrict(rows, students, Math.max(1, Math.round(students / STUDENTS_OF_SCHOOL)), number);
  const auditId = `${String(number).padStart(8, '0')}-0000-4000-a000-000000000000` as AuditId; // of this row alone
  const folder = join(workFolder, 'district');
  mkdirSync(folder);
  await setUpAudit(
    { database, store, workFolder },
    { auditId, district, paths: await writeDistrict(district, folder) },
  );
  rmSync(folder, { recursive: true });
  await database.job(auditId, (tx) => requestRefresh(tx, { send: async () => {} }, auditId));
  const dependencies: RefreshDependencies = { database, store, workFolder, versionDays: 30, readAgain: neverLost };
  const start = performance.now();
  const used = process.cpuUsage();
  await refreshQuality(dependencies, { auditId });
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - start) / 1000;
  return { auditId, version: 1, rows, students, seconds, cpu: (user + system) / 1e6 };
}
