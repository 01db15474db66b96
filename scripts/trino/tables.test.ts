import { expect, it } from 'vitest';
import { tablesFile, writtenTables } from './tables.ts';

it('deploy/trino/tables.sql has the tables of the lake as they are declared (node scripts/trino/tables.ts writes it)', async () => {
  expect(await tablesFile()).toBe(writtenTables());
});
