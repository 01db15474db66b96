import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { openLedgerReader } from './reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'reader-test-'));
const AUDIT = 'audit';
const pathOf = (key: string) => join(folder, key.replaceAll('/', '_'));
const store = {
  size: async (key: string) => (existsSync(pathOf(key)) ? 1 : null),
  local: async (key: string) => pathOf(key),
};
const lost: string[] = [];
const reader = openLedgerReader({ store, workFolder: folder, onLost: (auditId) => lost.push(auditId) });
const view = { auditId: AUDIT, version: 3, schools: 'all' as const };

beforeAll(async () => {
  const lake = await openLake([folder]);
  // Of an earlier portal, which stored students alone.
  const path = pathOf(ledgerKey({ name: 'student', auditId: AUDIT, version: 3 }));
  await lake.run('write', `COPY (SELECT 'S1' AS student_id, 'one' AS home) TO '${path}' (FORMAT parquet)`);
  lake.close();
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

const UPDATING = { code: 'unavailable', reason: 'numbers-updating' };

it('has the numbers computed again for a table that the version does not have', async () => {
  const rows = reader.rows(view, 'courses', 'SELECT count(*) AS rows FROM local_course');
  await expect(rows).rejects.toMatchObject(UPDATING);
  expect(lost).toEqual([AUDIT]);
});

it('answers from the tables that the version has', async () => {
  expect(await reader.rows(view, 'students', 'SELECT student_id FROM student')).toEqual([{ student_id: 'S1' }]);
});

it('does so for a version that is not there at all', async () => {
  await expect(reader.rows({ ...view, version: 4 }, 'students', 'FROM student')).rejects.toMatchObject(UPDATING);
});
