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
  expect(portal('purge', auditId, '--by', 'Jo Park').said).toMatch(/Nothing was deleted: .* add --yes\.\n$/);
  expect(purge()).toEqual({ status: 0, said: expect.stringContaining('Deleted.') });
  expect(portal('retention')).toEqual({ status: 0, said: 'This portal has no audits.\n' });
});

test('commands say what is wrong with the ID of an audit, or with a folder that is not a seal', () => {
  const unknown = '0f0a7c1e-5f0e-4b7a-9d56-0d1f2a3b4c5d';
  const to = ['--to', `${dataDir}-out`, '--by', 'Jo Park'];
  for (const args of [
    ['research-extract', unknown, ...to],
    ['seal', unknown, ...to],
    ['retention', unknown, '--until', 'none'],
  ]) {
    expect(portal(...args)).toEqual({ status: 2, said: 'This audit does not exist. `portal retention` lists them.\n' });
  }
  expect(portal('check-seal', dataDir)).toEqual({
    status: 2,
    said: `${dataDir} is not a seal: it has no manifest.json.\n`,
  });
});
