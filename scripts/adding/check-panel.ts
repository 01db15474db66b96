import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '#server/quality/ledgers/build.ts';
import { ALL_PANELS } from '#server/quality/panels/registry.ts';

/**
 * What a panel of the changed copy answers where nothing has been uploaded. `process.argv[2]`: its
 * name; the answer is JSON.
 */
const panel = ALL_PANELS.find(({ name }) => name === process.argv[2]);
if (!panel) throw new Error('There is no such panel');

const view = { yearEnding: 2024, schools: [{ id: '00000000-0000-4000-8000-000000000000', name: 'Lakeview' }] };
const folder = mkdtempSync(join(tmpdir(), 'adding-'));
const lake = await openLake([folder]);
await buildLedgers(lake, view, []);
await lake.run('scope', 'CREATE TABLE scope (scope_key VARCHAR, school_id school_key)');
const rows = await lake.rows<object>('panel', panel.sql);
process.stdout.write(JSON.stringify(panel.answer(rows, view)));
lake.close();
rmSync(folder, { recursive: true, force: true });
