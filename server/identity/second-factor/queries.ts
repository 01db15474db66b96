import type { AuditId, PersonId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

export interface SecondFactorRow {
  secret: string;
  since: string;
  recovery_codes: number;
}

export const selectSecondFactor = (tx: Transaction, personId: PersonId) =>
  tx.row<SecondFactorRow>(sql`
    select secret, since, (select count(*)::integer from recovery_code r where r.person_id = f.person_id) as recovery_codes
    from second_factor f where person_id = ${personId}`);

export const selectSealed = (tx: Transaction) =>
  tx.rows<{ person_id: PersonId; secret: string }>(sql`select person_id, secret from second_factor`);

/** Not where the person has set up another app meanwhile. */
export const updateSealed = (tx: Transaction, personId: PersonId, { from, to }: { from: string; to: string }) =>
  tx.run(sql`update second_factor set secret = ${to} where person_id = ${personId} and secret = ${from}`);

/** 1 for the first use of a code, 0 for a second one of the same or an older step, also at the same moment. */
export const spendStep = (tx: Transaction, personId: PersonId, step: number) =>
  tx.run(sql`update second_factor set last_step = ${step} where person_id = ${personId} and last_step < ${step}`);

export const selectRecoveryHashes = async (tx: Transaction, personId: PersonId): Promise<string[]> =>
  (await tx.rows<{ code_hash: string }>(sql`select code_hash from recovery_code where person_id = ${personId}`)).map(
    ({ code_hash }) => code_hash,
  );

/** 1 for the first use of a code, 0 for a second one, also at the same moment. */
export const spendRecoveryCode = (tx: Transaction, personId: PersonId, codeHash: string) =>
  tx.run(sql`delete from recovery_code where person_id = ${personId} and code_hash = ${codeHash}`);

/** Takes the place of an earlier one, with its recovery codes. */
export async function putSecondFactor(
  tx: Transaction,
  personId: PersonId,
  { secret, step, codeHashes }: { secret: string; step: number; codeHashes: readonly string[] },
): Promise<void> {
  await deleteSecondFactor(tx, personId);
  await tx.run(sql`insert into second_factor (person_id, secret, last_step) values (${personId}, ${secret}, ${step})`);
  await tx.run(sql`
    insert into recovery_code (person_id, code_hash)
    select ${personId}, code_hash from unnest(${sql.param(codeHashes)}::text[]) as made (code_hash)`);
}

export const deleteSecondFactor = (tx: Transaction, personId: PersonId) =>
  tx.run(sql`delete from second_factor where person_id = ${personId}`);

/** The audits whose logs a change of a person's sign-in belongs in. */
export const selectAuditsWithMember = (tx: Transaction, personId: PersonId) =>
  tx.rows<{ audit_id: AuditId; id: string; name: string }>(sql`
    select m.audit_id, m.id, p.name from membership m join person p on p.id = m.person_id
    where m.person_id = ${personId} and m.proven_at is not null order by m.audit_id`);

export const selectPersonId = async (tx: Transaction, email: string): Promise<PersonId | null> =>
  (await tx.row<{ id: PersonId }>(sql`select id from person where email = ${email}`))?.id ?? null;
