import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { migratedFolder } from '#server/platform/database/test-databases.ts';
import { makeAudit } from '#server/uploads/test-portal.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
let dataDir: string;
let auditId: string;

/** The portal is stopped while its commands run. */
async function inDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  return await work(database).finally(() => database.close());
}

beforeAll(async () => {
  dataDir = await migratedFolder();
  ({ auditId } = await inDatabase((database) => makeAudit(database, 'Cedar-Valley')));
  await inDatabase((database) => database.system((tx) => tx.run(sql`update audit set closed_at = now()`)));
}, 60_000);
afterAll(() => {
  for (const folder of [dataDir, `${dataDir}-deletions`]) rmSync(folder, { recursive: true, force: true });
});

function portal(...args: string[]) {
  const env = { PATH: process.env.PATH, PORTAL_DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const purge = () => portal('purge', auditId, '--by', 'Jo Park', '--yes');

test('an audit is not deleted before its day, and each change of the day is in its log', {
  timeout: 120_000,
}, async () => {
  expect(portal('retention', auditId, '--until', '2999-12-31').status).toBe(0);
  expect(purge()).toEqual({ status: 2, said: expect.stringContaining('kept until 2999-12-31') });
  expect(portal('retention', auditId, '--until', 'none').status).toBe(0);
  const lines = await inDatabase((database) =>
    database.system((tx) => tx.rows(sql`select event, person_name, details from audit_event order by id`)),
  );
  expect(lines).toEqual([
    { event: 'audit.kept', person_name: 'Operator', details: { until: '2999-12-31' } },
    { event: 'audit.kept', person_name: 'Operator', details: { until: 'none' } },
  ]);
  expect(purge()).toEqual({ status: 0, said: expect.stringContaining('Deleted.') });
});
