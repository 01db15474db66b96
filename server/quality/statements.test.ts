/**
 * The statements of a refresh run beside each other (platform/lake/overlapping.ts). Each is understood whole, and all
 * that it reads is made before it.
 */
import { createSecretKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { type OpenLake, openLake } from '#server/platform/lake/lake.ts';
import { namesRead } from '#server/platform/lake/names-read.ts';
import { statementsOf } from '#server/platform/lake/statement.ts';
import { selectCandidates } from './candidates.ts';
import { computePanels } from './compute.ts';
import { findCrossFile } from './findings/cross-file.ts';
import { buildLedgers } from './ledgers/build.ts';
import { storeLedgers } from './ledgers/stored/store.ts';
import { buildLists } from './lists/build.ts';

const AUDIT = { yearEnding: 2024, schools: [] };
const VERSION = { auditId: 'audit', version: 1 };
const KEY = createSecretKey('00'.repeat(32), 'hex');

/** All texts that a refresh of two files of each kind hands over, in their order. */
async function texts(): Promise<string[]> {
  const handed: string[] = [];
  const lake: OpenLake = {
    run: async (_, sql) => void handed.push(sql),
    rows: async (_, sql) => {
      handed.push(sql);
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
  await buildLists(lake);
  await selectCandidates(lake, KEY, { showsNames: true });
  await findCrossFile(lake, files);
  await computePanels(lake, AUDIT, []);
  await storeLedgers(lake, { publish: async () => {} }, VERSION, '/');
  return handed;
}

it('are told apart as the engine tells them apart', async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const sql of await texts())
    expect(statementsOf(sql), sql).toHaveLength((await connection.extractStatements(sql)).count);
});

it('make each name once, before it is read', async () => {
  const lake = await openLake([tmpdir()]);
  const statements = (await texts()).flatMap(statementsOf);
  const reads = await namesRead(lake, 'names', statements);
  lake.close();
  const names = new Set(statements.flatMap(({ writes }) => writes?.name ?? []));
  const made = new Set<string>();
  let read = 0;
  for (const [at, { text, writes }] of statements.entries()) {
    const named = [...(reads[at] ?? [])].filter((name) => names.has(name));
    expect(
      // A table of one SELECT may have the name of a table that comes later.
      named.filter((name) => !made.has(name) && !new RegExp(`\\b${name} AS (MATERIALIZED )?\\(`).test(text)),
      text,
    ).toEqual([]);
    if (/^CREATE/.test(text) && writes) expect(made, text).not.toContain(writes.name);
    if (writes) made.add(writes.name);
    read += named.length;
  }
  expect(read).toBeGreaterThan(300);
});
