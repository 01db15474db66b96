/** The statements of a refresh wait for what their texts name (platform/lake/overlapping.ts). The engine says whether a text names all it reads. */
import { createSecretKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { type OpenLake, openLake } from '#server/platform/lake/lake.ts';
import { statementsOf, tablesIn } from '#server/platform/lake/overlapping.ts';
import { selectCandidates } from './candidates.ts';
import { computePanels } from './compute.ts';
import { findCrossFile } from './findings/cross-file.ts';
import { buildLedgers } from './ledgers/build.ts';
import { storeLedgers } from './ledgers/store.ts';
import { buildLists } from './lists/build.ts';

const AUDIT = { yearEnding: 2024, schools: [] };
const VERSION = { auditId: 'audit', version: 1 };
const KEY = createSecretKey('00'.repeat(32), 'hex');

/** All that a refresh of two files of each kind hands over, one statement each. */
async function statements(): Promise<string[]> {
  const handed: string[] = [];
  const take = (sql: string) => void handed.push(...statementsOf(sql));
  const lake: OpenLake = {
    run: async (_, sql) => take(sql),
    rows: async (_, sql) => {
      take(sql);
      return [];
    },
    append: async () => {},
  };
  const files = [...UPLOAD_FILE_TYPES, ...UPLOAD_FILE_TYPES].map((type, at) => ({
    fileId: String(at),
    run: 1,
    type,
    fileName: type,
    schoolIds: new Set<string>(),
    columns: {},
    path: `/${at}.parquet`,
  }));
  await buildLedgers(lake, AUDIT, files);
  await buildLists(lake, AUDIT);
  await selectCandidates(lake, KEY, { showsNames: true });
  await findCrossFile(lake, files);
  await computePanels(lake, AUDIT, []);
  await storeLedgers(lake, { publish: async () => {} }, VERSION, '/');
  return handed;
}

/** The SELECT in a statement: what a table is made of, a COPY copies, an INSERT adds. Nothing for a macro, words, or a table without rows. */
function selectOf(sql: string): string | null {
  const text = sql.replace(/--.*$/gm, '').trim();
  if (/^(?:CREATE (?:TABLE \w+ \(|MACRO|TYPE \w+ AS ENUM \(')|DROP)/.test(text)) return null;
  const made =
    /^(?:CREATE (?:TABLE|VIEW) \w+ AS|INSERT INTO \w+|CREATE TYPE \w+ AS ENUM|COPY)\s(.*?)(?: TO '.*)?$/s.exec(text);
  return made ? (made[1] ?? '').trim().replace(/^\((.*)\)$/s, '$1') : text;
}

it('name every table they read after FROM or JOIN', async () => {
  const lake = await openLake([tmpdir()]);
  let read = 0;
  for (const sql of await statements()) {
    const select = selectOf(sql);
    if (select === null) continue;
    const [row] = await lake.rows<{ tree: string }>('tree', 'SELECT json_serialize_sql($select::VARCHAR) AS tree', {
      select,
    });
    const tree = row?.tree ?? '';
    expect(tree, sql).not.toContain('"error":true');
    const inFrom = Array.from(tree.matchAll(/"type":"BASE_TABLE".*?"table_name":"(\w+)"/gs), ([, name = '']) => name);
    expect(
      inFrom.filter((name) => !tablesIn(sql).has(name)),
      sql,
    ).toEqual([]);
    read += inFrom.length;
  }
  lake.close();
  expect(read).toBeGreaterThan(300);
});
