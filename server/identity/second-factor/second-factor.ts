import type { AuditEventName } from '#contract/audit-events.ts';
import type { PersonId } from '#contract/ids.ts';
import { type Actor, OPERATOR, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  deleteSecondFactor,
  putSecondFactor,
  selectAuditsWithMember,
  selectPersonId,
  selectRecoveryHashes,
  selectSealed,
  selectSecondFactor,
  spendRecoveryCode,
  spendStep,
  updateSealed,
} from './queries.ts';
import { hashAmong, hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { isSealedByNewest, open, type ProviderSecrets, seal } from './sealed.ts';
import { stepOf } from './totp.ts';

/** What codes are checked with. */
export interface Checking {
  database: Database;
  secrets: ProviderSecrets;
  /** Hashing waits for its turn among the passwords, and outside of transactions: a hash takes a fifth of a second. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Uses up a code of the person's app, or a recovery code.
 * @returns false for a wrong one, and for one that was used before
 */
export async function spendCode(
  { database, secrets, inTurn }: Checking,
  personId: PersonId,
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return await database.system((tx) => spendAppCode(tx, personId, digits, secrets));
  const kept = await database.system((tx) => selectRecoveryHashes(tx, personId));
  const hash = await inTurn(() => hashAmong(kept, code));
  return hash !== null && (await database.system((tx) => spendRecoveryCode(tx, personId, hash))) > 0;
}

async function spendAppCode(
  tx: Transaction,
  personId: PersonId,
  digits: string,
  secrets: ProviderSecrets,
): Promise<boolean> {
  const factor = await selectSecondFactor(tx, personId);
  const step = factor ? stepOf(open(factor.secret, personId, secrets), digits) : null;
  return step !== null && (await spendStep(tx, personId, step)) > 0;
}

/**
 * Turns the second factor on, if the code is one of the app that has just read the secret.
 * @param app `onRight` is called once the code is right and before the ten hashes, which take a second or two
 * @returns the recovery codes, to be shown once; null for a wrong code
 */
export async function turnOn(
  { database, secrets, inTurn }: Checking,
  person: { id: PersonId; name: string },
  app: { appSecret: string; code: string; onRight: () => void },
): Promise<string[] | null> {
  const step = stepOf(app.appSecret, app.code.replace(/\s/g, ''));
  if (step === null) return null;
  const codes = newRecoveryCodes();
  const codeHashes = await inTurn(() => {
    app.onRight();
    return hashRecoveryCodes(codes);
  });
  await database.system(async (tx) => {
    await putSecondFactor(tx, person.id, { secret: seal(app.appSecret, person.id, secrets), step, codeHashes });
    await recordInAudits(tx, person.id, 'person.second-factor-on', person);
  });
  return codes;
}

/** @param actor who turns it off: the person, or an operator on the portal's machine */
export async function turnOff(tx: Transaction, personId: PersonId, actor: Actor): Promise<boolean> {
  if ((await deleteSecondFactor(tx, personId)) === 0) return false;
  await recordInAudits(tx, personId, 'person.second-factor-off', actor);
  return true;
}

/** Whoever runs commands on the portal's machine turns it off. @param email lower case */
export async function turnOffFor(tx: Transaction, email: string): Promise<boolean> {
  const personId = await selectPersonId(tx, email);
  return personId !== null && (await turnOff(tx, personId, OPERATOR));
}

/** Before an earlier secret is forgotten: encrypts with the newest what an earlier one has. @returns how many */
export async function sealAgain(tx: Transaction, secrets: ProviderSecrets): Promise<number> {
  let sealed = 0;
  for (const { person_id: personId, secret } of await selectSealed(tx)) {
    if (isSealedByNewest(secret, personId, secrets)) continue;
    await updateSealed(tx, personId, { from: secret, to: seal(open(secret, personId, secrets), personId, secrets) });
    sealed += 1;
  }
  return sealed;
}

/** A person belongs to several audits, and each of them must see how its people sign in. */
export async function recordInAudits(
  tx: Transaction,
  personId: PersonId,
  event: AuditEventName,
  actor: Actor,
): Promise<void> {
  for (const { audit_id: auditId, id: member, name } of await selectAuditsWithMember(tx, personId))
    await recordEvent(tx, { auditId, event, actor, details: { member, name } });
}
