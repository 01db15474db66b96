/** What PGlite and PostgreSQL have in common: text with $1 placeholders inside one transaction. */
export interface DatabaseSession {
  /** Rows in the shapes that Transaction promises. */
  query(text: string, values?: readonly unknown[]): Promise<{ rows: object[]; changed: number }>;
  /** Several statements without values: migrations. */
  script(text: string): Promise<void>;
}

/** One of the two databases, run as its owner. Roles and tenants are put on top by `databaseOn`. */
export interface DatabaseEngine {
  readonly kind: 'pglite' | 'postgresql';
  /**
   * @param opening statements without values that come first, in the message that begins the
   * transaction where the engine can
   */
  transaction<T>(opening: string, work: (session: DatabaseSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** PostgreSQL type numbers (pg_type.oid) whose values both databases return alike. */
export const OIDS = { bytea: 17, int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

/** '2026-11-20 08:15:00.123456+00' -> '2026-11-20T08:15:00.123Z' */
export const isoTimestamp = (text: string): string => new Date(text).toISOString();
