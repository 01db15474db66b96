import type { Transaction } from '#server/platform/database/database.ts';
import type { LakeValues } from '#server/platform/lake/lake.ts';
import type { LedgerReader } from './ledgers/stored/reader.ts';
import { viewOf } from './lists/list-call.ts';
import type { Schools } from './scopes.ts';

interface AuditScope {
  auditId: string;
  schools: Schools;
}

/**
 * What other nouns may ask of the table `local_course`: a SELECT over the rows of the viewer's schools, and
 * which version they are of.
 */
export const localCoursesOf = (ledgers: LedgerReader) => ({
  version: async (tx: Transaction, { auditId, schools }: AuditScope): Promise<number> =>
    (await viewOf({ tx, ledgers, auditId, mine: schools })).version,
  rows: <Row extends object>(
    view: AuditScope & { version: number },
    step: string,
    sql: string,
    values?: LakeValues,
  ): Promise<Row[]> => ledgers.rows<Row>(view, step, sql, values),
});
