import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/**
 * Samples of a file are kept as long as someone may map it by them: of the run that shows, of none
 * once the file is replaced.
 */
export const dropMappings = (tx: Transaction, auditId: AuditId, uploadId: string, shown: number | null) =>
  tx.run(sql`
    update run set mapping = null
    where audit_id = ${auditId} and upload_id = ${uploadId} and number is distinct from ${shown}::int and mapping is not null`);
