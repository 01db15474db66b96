import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { createIdentity, type Identity } from './identity.ts';
import { memberOf, type Person } from './person.ts';
import type { IdentitySettings } from './settings.ts';
import { addAudit, addPerson, temporaryDatabase } from './testing/database.ts';
import { startExternalProvider } from './testing/external-provider.ts';
import { TEST_SETTINGS } from './testing/settings.ts';

const AUDIENCE = 'https://portal.example/api';

let database: Database;
let provider: Awaited<ReturnType<typeof startExternalProvider>>;
let settings: IdentitySettings;
let identity: Identity;

beforeAll(async () => {
  database = await temporaryDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.system((tx) => tx.run(sql`delete from membership`));
  await database.system((tx) => tx.run(sql`delete from person`));
  provider = await startExternalProvider();
  settings = {
    publicUrl: 'https://portal.example',
    dataDir: '/nowhere',
    ...TEST_SETTINGS,
    operators: ['ops@district.test'],
    demo: false,
    external: {
      issuer: provider.issuer,
      clientId: 'web',
      audience: AUDIENCE,
      algorithms: ['RS256'],
      tokenForm: 'at+jwt',
      operatorFactors: null,
      emailClaim: 'email',
      emailVerifiedClaim: 'email_verified',
    },
  };
  identity = await createIdentity(settings, database);
  return () => provider.stop();
});

const request = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function authenticate(claims: JWTPayload, kid?: string): Promise<Person> {
  return await identity.authenticate(request(await provider.token(AUDIENCE, claims, kid)));
}

const ann = { sub: 'auth|ann', email: 'Ann@District.test', email_verified: true };

describe('the first sign-in at an external provider', () => {
  test('ties the account to the person with the verified address, and from then on the subject counts', async () => {
    const id = await addPerson(database, 'ann@district.test');
    await expect(authenticate(ann)).resolves.toMatchObject({ id, email: 'ann@district.test' });
    await expect(authenticate({ sub: 'auth|ann' })).resolves.toMatchObject({ id });
  });

  test.each([
    ['is not verified', { ...ann, email_verified: false }],
    ['is verified by nobody', { sub: ann.sub, email: ann.email }],
    ['is not an address', { ...ann, email: 'ann' }],
    ['belongs to nobody here', { ...ann, email: 'bob@district.test' }],
  ])('ties nothing when the address %s', async (_words, claims) => {
    await addPerson(database, 'ann@district.test');
    await expect(authenticate(claims)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(authenticate(ann)).resolves.toHaveProperty('id');
  });

  test('never ties a person to a second account', async () => {
    await addPerson(database, 'ann@district.test');
    await authenticate(ann);
    await expect(authenticate({ ...ann, sub: 'auth|thief' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(authenticate({ sub: ann.sub })).resolves.toHaveProperty('id');
  });

  test('asks the provider for the address once, if the token does not hold it', async () => {
    await addPerson(database, 'ann@district.test');
    provider.says(ann);
    await authenticate({ sub: ann.sub });
    await authenticate({ sub: ann.sub });
    expect(provider.counts.userInfo).toBe(1);
  });

  test('does not believe what the provider says about someone else', async () => {
    await addPerson(database, 'ann@district.test');
    provider.says(ann);
    await expect(authenticate({ sub: 'auth|thief' })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([
    [null, {}, true],
    [['mfa', 'otp'], {}, false],
    [['mfa', 'otp'], { amr: ['pwd'], acr: '1' }, false],
    [['mfa', 'otp'], { amr: ['pwd', 'otp'] }, true],
    [['mfa'], { amr: 'mfa' }, true],
    [['gold'], { acr: 'gold', amr: ['pwd'] }, true],
  ])(
    'with OIDC_OPERATOR_FACTORS=%j a token with %j makes an operator: %s',
    async (operatorFactors, claims, isOperator) => {
      const external = settings.external && { ...settings.external, operatorFactors };
      identity = await createIdentity({ ...settings, external }, database);
      const operator = { sub: 'auth|ops', email: 'ops@district.test', email_verified: true, ...claims };
      // At the first sign-in and at every later one.
      for (const _ of ['first', 'later']) await expect(authenticate(operator)).resolves.toMatchObject({ isOperator });
    },
  );

  test('makes a person of an operator whom no one could add before', async () => {
    const operator = { sub: 'auth|ops', email: 'ops@district.test', email_verified: true };
    await expect(authenticate(operator)).resolves.toMatchObject({ email: 'ops@district.test', isOperator: true });
  });
});

describe('the bearer', () => {
  test.each([undefined, '', 'Bearer', 'Bearer x', 'Basic YTpi'])('%j is refused', async (authorization) => {
    await expect(identity.authenticate({ headers: { authorization } })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  test('of another audience is refused', async () => {
    const token = await provider.token('https://elsewhere.example', ann);
    await expect(identity.authenticate(request(token))).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the keys of the provider', () => {
  beforeEach(async () => {
    await addPerson(database, 'ann@district.test');
    await authenticate(ann);
  });

  test('are fetched once, and a flood of unknown key IDs fetches none within the cooldown', async () => {
    // The clock stands still: on a busy machine the flood may last longer than the cooldown.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const flood = Array.from({ length: 200 }, (_, index) => authenticate(ann, `unknown-${index}`));
    const results = await Promise.allSettled(flood);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(provider.counts.keys).toBe(1);
  });

  test('may be exchanged for new ones: both count, the new one after half a minute at most', async () => {
    await provider.addKey('second');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    await expect(authenticate(ann, 'second')).resolves.toHaveProperty('id');
    await expect(authenticate(ann, 'first')).resolves.toHaveProperty('id');
    expect(provider.counts.keys).toBe(2);
    vi.useRealTimers();
  });

  test('go on to count while the provider is down', async () => {
    const token = await provider.token(AUDIENCE, ann);
    await provider.stop();
    await expect(identity.authenticate(request(token))).resolves.toHaveProperty('id');
  });

  test('that were never reached make the portal unavailable, and sign no one out', async () => {
    const token = await provider.token(AUDIENCE, ann);
    await provider.stop();
    const late = await createIdentity(settings, database);
    await expect(late.authenticate(request(token))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('an audience equal to the client ID is refused at the start: ID tokens carry it', async () => {
  const external = settings.external && { ...settings.external, audience: 'web' };
  await expect(createIdentity({ ...settings, external }, database)).rejects.toThrow('must differ from the client ID');
});

describe('memberOf', () => {
  let ann: Person;
  let audit: Awaited<ReturnType<typeof addAudit>>;

  beforeEach(async () => {
    ann = {
      id: await addPerson(database, 'ann@district.test'),
      name: 'Ann',
      email: 'ann@district.test',
      isOperator: false,
    };
    audit = await addAudit(database);
  });

  const join = (roles: string[], scope: 'district' | 'school') =>
    database.system((tx) =>
      tx.run(sql`
        insert into membership (audit_id, person_id, roles, scope)
        values (${audit.auditId}, ${ann.id}, ${sql.param(roles)}, ${scope})`),
    );

  test('is null for an audit that is not theirs', async () => {
    expect(await memberOf(database, ann, audit.auditId)).toBeNull();
  });

  test('gives all schools to the district and the combined role its name', async () => {
    await join(['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'], 'district');
    expect((await memberOf(database, ann, audit.auditId))?.member).toMatchObject({
      role: 'FACILITATOR_MANAGER',
      schools: 'all',
    });
  });

  test('gives a school membership its schools, and none if it has none', async () => {
    await join(['ADMIN'], 'school');
    expect((await memberOf(database, ann, audit.auditId))?.member).toMatchObject({ role: 'ADMIN', schools: [] });
    await database.system((tx) =>
      tx.run(sql`
        insert into membership_school (audit_id, membership_id, school_id)
        select audit_id, id, ${audit.schools[1]} from membership where person_id = ${ann.id}`),
    );
    expect((await memberOf(database, ann, audit.auditId))?.member.schools).toEqual([audit.schools[1]]);
  });

  test('follows a changed role and a removal at once', async () => {
    await join(['ADMIN'], 'district');
    await database.system((tx) => tx.run(sql`update membership set roles = ${sql.param(['XQ_USER'])}`));
    expect((await memberOf(database, ann, audit.auditId))?.member.role).toBe('XQ_USER');
    await database.system((tx) => tx.run(sql`delete from membership`));
    expect(await memberOf(database, ann, audit.auditId)).toBeNull();
  });
});
