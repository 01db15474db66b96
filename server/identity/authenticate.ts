import { z } from 'zod';
import { PortalError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type AccessTokenClaims, checkAccessToken, type TokenRules } from './access-token.ts';
import type { Account } from './embedded-provider/subject.ts';
import type { BearerRequest, Person } from './person.ts';
import { makeAllActive } from './prove.ts';
import {
  bindPerson,
  insertOperator,
  type PersonRow,
  proveByProvider,
  selectPersonByEmail,
  selectPersonBySubject,
} from './queries.ts';
import type { IdentitySettings } from './settings.ts';
import { noteActive, selectOver } from './signed-in/queries.ts';

/** One trusted issuer: how its tokens look, and how its accounts are people of this portal. */
export interface Issuer {
  rules(): Promise<TokenRules>;
  /**
   * `address`: the subject itself names the e-mail address (embedded provider, which is the directory of people).
   * `binding`: the account is tied to a person at its first sign-in, by the address the provider has verified.
   */
  accounts:
    | ({ kind: 'address'; accountOf(subject: string): Account | null } & SessionRules)
    | {
        kind: 'binding';
        verifiedEmail(claims: AccessTokenClaims, token: string): Promise<string | null>;
        /** Whether what was shown at the provider is enough for the operator's calls. */
        mayOperate(claims: AccessTokenClaims): boolean;
      };
}

/** What the embedded provider's sessions are held to. */
type SessionRules = Pick<IdentitySettings, 'demo' | 'inactivityMinutes' | 'secondStep'>;

export type Authenticate = (request: BearerRequest) => Promise<Person>;

/**
 * Claims of the embedded provider's own tokens (embedded-provider/provider.ts); a token from the
 * command line has none of them.
 */
const SessionClaims = z.object({ sid: z.string().optional(), amr: z.array(z.string()).default([]) });

/** A person, and whether what they came with counts for the operator's calls, if they are named for these. */
interface FoundAccount {
  row: PersonRow;
  mayOperate: boolean;
  /** The session of the embedded provider that the token belongs to. */
  sid?: string | undefined;
}

/**
 * Makes the check every call passes through: bearer token -> person. The promise rejects with PortalError
 * unauthenticated (no token, or not one of ours) or forbidden (a true account no one has added).
 */
export function createAuthenticate(database: Database, issuer: Issuer, operators: readonly string[]): Authenticate {
  return async (request) => {
    const token = bearer(request);
    const claims = await checkAccessToken(token, await issuer.rules());
    const found = await findPerson(database, issuer, operators, claims, { token, changes: isChange(request) });
    if (!found) throw new PortalError('forbidden', 'no-audit-yet');
    const { row, mayOperate, sid } = found;
    const isOperator = mayOperate && operators.includes(row.email);
    return { id: row.id, name: row.name, email: row.email, isOperator, ...(sid !== undefined && { sessionUid: sid }) };
  };
}

/** A page asks again and again by itself; what changes something is a person's doing. */
const isChange = ({ method }: BearerRequest): boolean => method !== undefined && method !== 'GET';

function bearer({ headers }: BearerRequest): string {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new PortalError('unauthenticated');
  return token;
}

async function findPerson(
  database: Database,
  { accounts }: Issuer,
  operators: readonly string[],
  claims: AccessTokenClaims,
  { token, changes }: { token: string; changes: boolean },
): Promise<FoundAccount | undefined> {
  if (accounts.kind === 'address') {
    const account = accounts.accountOf(claims.sub);
    if (account === null) return undefined;
    const { sid, amr } = SessionClaims.parse(claims);
    const row = await database.system(async (tx) => {
      // Not good until it expires, as other tokens are.
      if (sid !== undefined && (await selectOver(tx, sid, accounts.inactivityMinutes)))
        throw new PortalError('unauthenticated');
      if (sid !== undefined && changes) await noteActive(tx, sid);
      return await personWithAddress(tx, account.email, operators, accounts.demo);
    });
    return row && foundAt(row, account, accounts, { hasSecondFactor: amr.includes('otp'), sid });
  }
  const known = await database.system((tx) => selectPersonBySubject(tx, claims.iss, claims.sub));
  const mayOperate = accounts.mayOperate(claims);
  if (known?.address_proof === 'provider') return { row: known, mayOperate };
  const email = known ? null : await accounts.verifiedEmail(claims, token);
  if (!known && email === null) return undefined;
  return await database.system(async (tx) => {
    if (email !== null) await personWithAddress(tx, email, operators, false);
    const person = known ?? (email === null ? undefined : await bindPerson(tx, email, claims.iss, claims.sub));
    const row = person && (await proveByProvider(tx, person.id));
    if (!row) return undefined;
    await makeAllActive(tx, row.id, row.name);
    return { row, mayOperate };
  });
}

/**
 * @throws PortalError unauthenticated for a token of a password that is not the person's anymore or alone is not
 * enough, or of a demo that has ended
 */
function foundAt(
  row: PersonRow,
  { credential }: Account,
  { demo, secondStep }: SessionRules,
  { hasSecondFactor, sid }: { hasSecondFactor: boolean; sid: string | undefined },
): FoundAccount {
  if (credential === null) return { row, mayOperate: true, sid };
  const isOpen = row.address_proof !== 'demo' || demo;
  const isEnough = demo || hasSecondFactor || secondStep === 'operators';
  if (credential !== row.credential || !isOpen || !isEnough) throw new PortalError('unauthenticated');
  const isProven = row.is_proven_operator || row.address_proof !== 'link';
  // Who was named for the operator's calls after they signed in has shown a password alone.
  return { row, mayOperate: isProven && (demo || hasSecondFactor), sid };
}

async function personWithAddress(tx: Transaction, email: string, operators: readonly string[], demo: boolean) {
  const found = await selectPersonByEmail(tx, email);
  if (found || !operators.includes(email)) return found;
  await insertOperator(tx, email, demo ? 'demo' : null);
  return await selectPersonByEmail(tx, email);
}
