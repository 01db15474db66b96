import { PortalError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type AccessTokenClaims, checkAccessToken, type TokenRules } from './access-token.ts';
import type { BearerRequest, Person } from './person.ts';
import { bindPerson, insertOperator, type PersonRow, selectPersonByEmail, selectPersonBySubject } from './queries.ts';

/** One trusted issuer: how its tokens look, and how its accounts are people of this portal. */
export interface Issuer {
  rules(): Promise<TokenRules>;
  /**
   * `address`: the subject itself names the e-mail address (embedded provider, which is the directory of people).
   * `binding`: the account is tied to a person at its first sign-in, by the address the provider has verified.
   */
  accounts:
    | { kind: 'address'; emailOf(subject: string): string | null }
    | { kind: 'binding'; verifiedEmail(claims: AccessTokenClaims, token: string): Promise<string | null> };
}

export type Authenticate = (request: BearerRequest) => Promise<Person>;

/**
 * Makes the check every call passes through: bearer token -> person.
 * The promise rejects with PortalError unauthenticated (no token, or not one of ours) or forbidden (a true account nobody has added).
 */
export function createAuthenticate(database: Database, issuer: Issuer, operators: readonly string[]): Authenticate {
  return async (request) => {
    const token = bearer(request);
    const claims = await checkAccessToken(token, await issuer.rules());
    const row = await findPerson(database, issuer, operators, claims, token);
    if (!row)
      throw new PortalError(
        'forbidden',
        'You are signed in, but you have not been added to an audit yet. Ask your account manager.',
      );
    return { id: row.id, name: row.name, email: row.email, isOperator: operators.includes(row.email) };
  };
}

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
  token: string,
): Promise<PersonRow | undefined> {
  if (accounts.kind === 'address') {
    const email = accounts.emailOf(claims.sub);
    return email === null ? undefined : await database.system((tx) => personWithAddress(tx, email, operators));
  }
  const known = await database.system((tx) => selectPersonBySubject(tx, claims.iss, claims.sub));
  if (known) return known;
  const email = await accounts.verifiedEmail(claims, token);
  if (email === null) return undefined;
  return await database.system(async (tx) => {
    await personWithAddress(tx, email, operators);
    return await bindPerson(tx, email, claims.iss, claims.sub);
  });
}

async function personWithAddress(tx: Transaction, email: string, operators: readonly string[]) {
  const found = await selectPersonByEmail(tx, email);
  if (found || !operators.includes(email)) return found;
  await insertOperator(tx, email);
  return await selectPersonByEmail(tx, email);
}
