import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import type { AuditSchool, IngestContext } from '#datasets/kit/plan.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { confirmedOf } from './confirmed.ts';

/** '2023-2024' -> 2024 */
const endYear = (label: string) => Number(label.slice(-4));

/**
 * What a file is checked against: the audit's class and schools, what was chosen for it, and what has been
 * confirmed for its schools.
 */
export async function ingestContext(
  tx: Transaction,
  auditId: AuditId,
  type: UploadFileType,
  chosen: UploadMetadata,
): Promise<IngestContext> {
  const confirmed = await confirmedOf(tx, [type], chosen.school_ids);
  return {
    ...(await auditContext(tx, auditId)),
    chosen: {
      schoolIds: chosen.school_ids,
      years: (chosen.academic_periods ?? []).map(endYear),
      demographicTypes: chosen.demographic_types ?? [],
      testTypes: chosen.test_types ?? [],
    },
    confirmed: confirmed[type],
  };
}

/** The part of it that is the same for every file of the audit. */
export async function auditContext(
  tx: Transaction,
  auditId: AuditId,
): Promise<Pick<IngestContext, 'yearEnding' | 'schools'>> {
  const audit = await tx.row<{ year_ending: number }>(sql`select year_ending from audit where id = ${auditId}`);
  if (!audit) throw new PortalError('not_found');
  const schools = await tx.rows<AuditSchool>(sql`
    select id, name, local_id, state_id, nces_id, ceeb_code from school where audit_id = ${auditId} order by name`);
  return { yearEnding: audit.year_ending, schools };
}
