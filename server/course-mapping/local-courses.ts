import type { Transaction } from '#server/platform/database/database.ts';
import type { LakeValues } from '#server/platform/lake/lake.ts';

export interface AuditScope {
  auditId: string;
  schools: 'all' | readonly string[];
}

/** What this noun needs of the ledgers; the app passes it in (server nouns do not know each other). */
export interface LocalCourses {
  /** Of the ledgers that show; 0: there are none yet. */
  version(tx: Transaction, viewer: AuditScope): Promise<number>;
  /** Rows of a SELECT over `local_course`, of the viewer's schools alone. */
  rows<Row extends object>(
    view: AuditScope & { version: number },
    step: string,
    sql: string,
    values?: LakeValues,
  ): Promise<Row[]>;
}
