/**
 * Run as a process of its own, so that its memory is that of a refresh: sets up the audit, refreshes it,
 * prints one line of JSON.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openDiskStore } from '#server/platform/storage/disk.ts';
import { neverLost } from '#server/quality/fixtures/never-lost.ts';
import { refreshQuality } from '#server/quality/refresh.ts';
import { requestRefresh } from '#server/quality/request-refresh.ts';
import { AUDIT, madeUpDistrict } from './district.ts';
import { fixedWork } from './fixed-work.ts';
import { insertPerson, setUpAudit } from './set-up-audit.ts';

export interface Order {
  /** Transcript rows, students and schools: an argument has no room for the names of two thousand. */
  size: readonly [number, number, number];
  paths: Partial<Record<UploadFileType, string>>;
  dataDir: string;
  databaseUrl: string | null;
  runs: number;
}

export interface Refreshed {
  seconds: number[];
  /** Processor time of each: it says more than `seconds` where the machine has other work. */
  cpu: number[];
  /** Of the work that never changes, just before each. */
  fixed: number[];
  megabytes: number;
}

const order: Order = JSON.parse(process.argv[2] ?? '');
const { size, paths, dataDir, databaseUrl } = order;
const district = madeUpDistrict(...size);
const database = await openDatabase({ dataDir, databaseUrl });
const store = await openDiskStore(dataDir, 'http://localhost');
const workFolder = join(dataDir, 'work');
mkdirSync(workFolder, { recursive: true });
const dependencies = { database, store, workFolder, versionDays: 30, readAgain: neverLost };
const silent = { send: async () => {} };

await database.system((tx) => insertPerson(tx));
await setUpAudit({ database, store, workFolder }, { auditId: AUDIT, district, paths });

const seconds: number[] = [];
const cpu: number[] = [];
const fixed: number[] = [];
for (let run = 0; run < order.runs; run++) {
  // The first run stores every panel and candidate; in the later ones one panel in two has become another one.
  await database.job(AUDIT, async (tx) => {
    await tx.run(sql`
      update newest_panels set panels = (
        select json_object_agg(key, case when split_part(key, ' ', 2) < '00000000-0000-4000-8000-000000000100'
          then jsonb_set(value, '{hash}', '""') else value end)
        from jsonb_each(panels::jsonb))`);
    await requestRefresh(tx, silent, AUDIT);
  });
  fixed.push(await fixedWork());
  const start = performance.now();
  const used = process.cpuUsage();
  await refreshQuality(dependencies, { auditId: AUDIT });
  seconds.push((performance.now() - start) / 1000);
  const { user, system } = process.cpuUsage(used);
  cpu.push((user + system) / 1e6);
}
await database.close();
const refreshed: Refreshed = { seconds, cpu, fixed, megabytes: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(`${JSON.stringify(refreshed)}\n`);
