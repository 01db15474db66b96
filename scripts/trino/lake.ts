import { BasicAuth, Trino } from 'trino-client';
import type { TrinoSettings } from '#server/platform/analytics/analytics.ts';
import { writtenTables } from './tables.ts';

/** A Trino that has the tables of deploy/trino over the lake in a bucket. */
export interface TrinoLake {
  settings: TrinoSettings;
  run(sql: string): Promise<unknown[][]>;
}

/** Makes the tables, as deploy/trino/README.md says. */
export async function makeTables(url: string, bucket: string): Promise<TrinoLake> {
  const settings = { url, catalog: 'lake', schema: 'portal', user: 'portal', password: null };
  const { catalog, schema, user } = settings;
  const client = Trino.create({ server: url, catalog, schema, auth: new BasicAuth(user) });
  const run = async (sql: string) => {
    const found: unknown[][] = [];
    for await (const page of await client.query(sql)) {
      if (page.error) throw new Error(`${page.error.message}: ${sql}`);
      found.push(...(page.data ?? []));
    }
    return found;
  };
  await run('CREATE SCHEMA lake.portal');
  const statements = writtenTables()
    .replaceAll("'LAKE/", `'s3://${bucket}/lake/`)
    .replace(/^--.*$/gm, '');
  for (const statement of statements.split(';')) if (statement.trim() !== '') await run(statement);
  return { settings, run };
}
