import { sql } from '#server/platform/database/sql.ts';
import type { Database } from '../database/database.ts';
import { seal, unseal } from './sealed.ts';
import type { ManySecrets, Secrets } from './secrets.ts';

/**
 * Secrets in the database, encrypted, so that machines without a common disk share them.
 * @param keys PORTAL_SECRETS_KEY: the first encrypts, each may decrypt
 * @param before where they were until now: taken over at first use
 */
export function secretsInDatabase(
  database: Pick<Database, 'system'>,
  keys: readonly string[],
  before: Secrets | null,
): ManySecrets {
  const store = (name: string, version: number, text: string) =>
    database.system((tx) =>
      tx.run(sql`
        insert into secret (name, version, sealed) values (${name}, ${version}, ${seal(keys, name, text)})
        on conflict do nothing`),
    );
  const rows = (name: string) =>
    database.system((tx) =>
      tx.rows<{ version: number; sealed: string }>(sql`
        select version, sealed from secret where name = ${name} order by version desc`),
    );
  return {
    async read(name) {
      return (await rows(name)).map(({ sealed }) => unseal(keys, name, sealed));
    },
    async keepFirst(name, text) {
      const [earlier] = (await before?.read(name)) ?? [];
      await store(name, 1, earlier ?? text);
    },
    async add(name, text) {
      const [newest] = await rows(name);
      await store(name, (newest?.version ?? 0) + 1, text);
    },
    retire: (name) =>
      database.system((tx) =>
        tx.run(sql`
          delete from secret where name = ${name} and version < (select max(version) from secret where name = ${name})`),
      ),
  };
}
