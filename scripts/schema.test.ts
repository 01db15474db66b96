import { expect, it } from 'vitest';
import { databases } from '#server/platform/database/test-databases.ts';
import { schemaOf, writtenSchema } from './schema.ts';

it.each(databases)('schema.sql is what the migrations make on $kind (node scripts/schema.ts writes it)', async (on) => {
  const { database, close } = await on.open();
  const schema = await schemaOf(database).finally(close);
  expect(schema).toBe(writtenSchema());
  expect(schema.match(/^create table /gm)?.length).toBeGreaterThan(20);
});
