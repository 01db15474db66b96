import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { openDatabase } from './platform/database/open.ts';
import { migratedFolder } from './platform/database/test-databases.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await migratedFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('a damaged embedded database is said to be one, with what to do', async () => {
  writeFileSync(join(dataDir, 'pglite', 'global', 'pg_control'), Buffer.alloc(8192));
  const failure = await openDatabase({ dataDir, databaseUrl: null }).catch((error: unknown) => error);
  expect(explainFailure(failure)).toMatch(/damaged.*Restore a backup/);
});
