import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { choicesOf, METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

import { type SchoolScope, within } from '../school-scope.ts';

interface Context {
  auditId: AuditId;
  schools: SchoolScope;
}

const missing = (field: string) => new PortalError('bad_request', { is: 'choice-missing', field }, { field });
const unknown = (field: string) => new PortalError('bad_request', { is: 'choice-unknown', field }, { field });

/**
 * The choices of the type's own wizard steps, without repetitions; keys of other types' steps are left out.
 * @throws PortalError bad_request naming the field. A school of another audit, or outside the person's
 * scope, is like an unknown one.
 */
export async function checkedMetadata(
  tx: Transaction,
  context: Context,
  type: UploadFileType,
  given: UploadMetadata,
): Promise<UploadMetadata> {
  const audit = await tx.row<{ year_ending: number }>(sql`select year_ending from audit where id = ${context.auditId}`);
  if (!audit) throw new PortalError('not_found');
  const checked: UploadMetadata = { school_ids: await checkedSchools(tx, context, given.school_ids) };
  for (const step of datasetOf(type).wizardSteps) {
    if (step === 'schools') continue;
    const key = METADATA_KEYS[step];
    const chosen = given[key];
    if (!chosen?.length) throw missing(key);
    const choices = new Set(choicesOf(step, audit.year_ending));
    if (!chosen.every((value) => choices.has(value))) throw unknown(key);
    checked[key] = [...new Set(chosen)];
  }
  return checked;
}

async function checkedSchools(tx: Transaction, { auditId, schools }: Context, given: UploadMetadata['school_ids']) {
  const chosen = [...new Set(given)];
  const found = await tx.row<{ count: number }>(sql`
    select count(*)::int as count from school
    where audit_id = ${auditId} and ${within(sql`id`, schools)} and ${within(sql`id`, chosen)}`);
  if (found?.count !== chosen.length) throw new PortalError('bad_request', 'schools-gone', { field: 'school_ids' });
  return chosen;
}
