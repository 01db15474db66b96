/** Run as a process of its own, so that its memory is that of a refresh: sets up the audit, refreshes it, prints one line of JSON. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm/sql';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { choicesOf, METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import { openDiskStore } from '#server/platform/storage/disk.ts';
import { refreshQuality } from '#server/quality/refresh.ts';
import { requestRefresh } from '#server/quality/request-refresh.ts';
import { AUDIT, type District, PERSON } from './district.ts';
import { fixedWork } from './fixed-work.ts';

export interface Order {
  district: District;
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
const { district, paths, dataDir, databaseUrl } = order;
const database = await openDatabase({ dataDir, databaseUrl });
const store = await openDiskStore(dataDir, 'http://localhost');
const workFolder = join(dataDir, 'work');
mkdirSync(workFolder, { recursive: true });
const dependencies = { database, store, workFolder, versionDays: 30 };
const silent = { send: async () => {} };

await database.system(async (tx) => {
  await tx.run(sql`insert into district (id, name) values (${AUDIT}, 'Benchmark')`);
  await tx.run(sql`
    insert into audit (id, district_id, year_ending, transcript_key)
    values (${AUDIT}, ${AUDIT}, ${district.yearEnding}, decode(repeat('5a', 32), 'hex'))`);
  await tx.run(sql`
    insert into school (audit_id, id, name) select ${AUDIT}, id, name
    from jsonb_to_recordset(${JSON.stringify(district.schools)}::jsonb) as s (id uuid, name text)`);
  await tx.run(
    sql`insert into person (id, email, name, address_proof) values (${AUDIT}, ${PERSON}, 'Bea Bench', 'demo')`,
  );
  await tx.run(sql`
    insert into membership (audit_id, person_id, roles, scope) values (${AUDIT}, ${AUDIT}, array['ADMIN'], 'district')`);
  // As whoever uploads chooses in the wizard: the files have all that is asked for.
  const steps = ['academic-periods', 'demographic-types', 'test-types'] as const;
  const chosen = Object.fromEntries(steps.map((step) => [METADATA_KEYS[step], choicesOf(step, district.yearEnding)]));
  for (const [type, path] of Object.entries(paths)) {
    const upload = await tx.row<{ id: string }>(sql`
      insert into upload (audit_id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at,
        lifecycle, verdict, current_run)
      values (${AUDIT}, gen_random_uuid(), ${type}, ${`${type}.csv`}, ${jsonb(chosen)}, ${AUDIT}, 'Bea Bench', now(), 'done', 'success', 1) returning id`);
    const uploadId = upload?.id ?? '';
    const kept = type === 'TRANSCRIPT' ? district.transcriptRows : null;
    await tx.run(
      sql`insert into run (audit_id, upload_id, number, rows_kept) values (${AUDIT}, ${uploadId}, 1, ${kept})`,
    );
    await tx.run(sql`insert into upload_school select audit_id, ${uploadId}, id from school where audit_id = ${AUDIT}`);
    const key = lakeKey({ type: type as UploadFileType, auditId: AUDIT, uploadId, number: 1 }); // the keys of the record
    const copy = join(workFolder, `${type}.parquet`);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy);
    await store.publish(copy, key);
  }
});

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
