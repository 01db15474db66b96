import type { AuditId, PersonId, SchoolId } from '#contract/ids.ts';
import type { SQL } from './sql.ts';

/** Whose transaction this is. `schools` is 'all' for a district membership. */
export interface Tenant {
  auditId: AuditId;
  personId: PersonId | null;
  schools: 'all' | readonly SchoolId[];
}

/** Statements inside one transaction. `sql` is drizzle's tag: values are always bound. */
export interface Transaction {
  /** Rows as plain objects: snake_case keys, timestamps as ISO 8601 strings, bigint as number, jsonb parsed. */
  rows<Row extends object>(query: SQL): Promise<Row[]>;
  /** The only row, or undefined. Throws if there are several. */
  row<Row extends object>(query: SQL): Promise<Row | undefined>;
  /** Number of rows changed. */
  run(query: SQL): Promise<number>;
}

/** PGlite or PostgreSQL. There is no query outside a transaction. */
export interface Database {
  /** As portal_app with portal.audit_id, portal.person_id and portal.school_ids set: sees one audit. */
  tenant<T>(tenant: Tenant, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * A tenant transaction of the portal itself: sees all of one audit, as no one's membership. For
   * jobs and arriving bytes.
   */
  job<T>(auditId: AuditId, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** As portal_system: across audits, for identity, operator and sweeper alone. */
  system<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly kind: 'pglite' | 'postgresql';
  close(): Promise<void>;
}
