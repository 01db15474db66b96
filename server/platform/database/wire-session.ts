import pg from 'pg';
import { type DatabaseSession, isoTimestamp, OIDS } from './engine.ts';

const text = (value: string) => value;
const PARSERS: Record<number, (value: string) => unknown> = {
  [OIDS.int8]: Number,
  [OIDS.numeric]: text,
  [OIDS.date]: text,
  [OIDS.timestamp]: text,
  [OIDS.timestamptz]: isoTimestamp,
};

/** How values of a row are read, on either engine. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

/**
 * Statements over PostgreSQL's wire protocol, in the transaction that the client has open.
 * @param nameOf the name under which the server keeps a statement and its plan; undefined: it
 * is planned again each time
 */
export const sessionOn = (
  client: pg.ClientBase,
  nameOf: (statement: string) => string | undefined = () => undefined,
): DatabaseSession => ({
  async query(statement, values) {
    const name = nameOf(statement);
    const { rows, rowCount } = await client.query<object>({
      text: statement,
      values: [...(values ?? [])],
      ...(name !== undefined && { name }),
    });
    return { rows, changed: rowCount ?? 0 };
  },
  async script(statements) {
    await client.query(statements);
  },
});

/** A caught failure of a statement has undone everything before it; who goes on must not believe it was kept. */
export const ROLLED_BACK = 'Transaction was rolled back instead of committed';
