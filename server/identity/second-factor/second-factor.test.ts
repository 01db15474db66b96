import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import {
  OPERATOR,
  OTHER_PASSWORD,
  openTwoAudits,
  PASSWORD,
  SECOND_OPERATOR,
  type TwoAudits,
} from '../../people/testing/two-audits.ts';
import { inviteOperators } from '../operators.ts';
import { authorizeRequest, type Browser } from '../testing/browser.ts';
import { actionIn, Phone, ticketIn } from '../testing/phone.ts';
import { Turns } from '../turns.ts';

/** Whoever has something hashed waits until a test lets them go on. */
class HeldTurns extends Turns {
  until: Promise<void> = Promise.resolve();

  override async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const done = await super.take(address, work);
    await this.until;
    return done;
  }
}

describe.each(databases)('a second factor, on $kind', (database) => {
  const turns = new HeldTurns({ atOnce: 2, mostWaiting: 50 });
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database, {}, turns);
  });
  afterAll(() => two.close());

  /** A member of audit A who has set a password. */
  async function member(name: string): Promise<string> {
    const email = `${name}@second.test`;
    await two.follow(await two.a.invite(email));
    return email;
  }

  /** The answer to a right password. `wants`: the page of Settings that sent the browser here. */
  async function afterPassword(email: string, wants?: 'set-up' | 'turn-off' | 'new-password', password = PASSWORD) {
    const browser = two.newBrowser();
    const { path, verifier } = authorizeRequest(two.origin, wants && asking(wants));
    const page = (await browser.get(path)).headers.get('location') ?? '';
    const answer = await browser.post(page, { email, password });
    return { browser, verifier, status: answer.status, answer, text: answer.status === 200 ? await answer.text() : '' };
  }

  const asking = (wants: string) => ({
    ...(wants === 'new-password' ? { new_password: 'choose' } : { second_factor: wants }),
    prompt: 'login',
  });

  async function setUp(email: string): Promise<Phone> {
    const phone = new Phone();
    const { browser, text } = await afterPassword(email, 'set-up');
    expect((await phone.takeStep(browser, text)).status).toBe(303);
    return phone;
  }

  const post = (browser: Browser, page: string, code: string) =>
    browser.post(actionIn(page), { ...ticketIn(page), code });
  const factorOf = (token: string) => two.portal.call('GET', '/users/me/sign-in', token);
  const logOf = async () =>
    JSON.stringify((await two.portal.call('GET', `/eoa/${two.a.id}/audit-log`, two.a.token)).body);

  it('is asked for once it is set up, and each code counts once', async () => {
    const email = await member('once');
    expect((await afterPassword(email)).status).toBe(303);
    const phone = await setUp(email);
    expect(phone.recoveryCodes).toHaveLength(10);
    const { browser, text, verifier } = await afterPassword(email);
    expect(text).toContain('six-digit code');
    const wrong = await post(browser, text, '000000');
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('This code does not work.')]);
    const code = phone.code();
    const tokens = await two.tokensAfter(browser, await post(browser, text, code), verifier);
    expect(decodeJwt(tokens.accessToken)).toMatchObject({ amr: ['pwd', 'otp'] });
    const again = await afterPassword(email);
    expect((await post(again.browser, again.text, code)).status).toBe(401);
    expect((await factorOf(tokens.accessToken)).body).toMatchObject({
      second_factor: { since: expect.any(String), recovery_codes: 10, is_required: false },
    });
    expect(await logOf()).toContain('Second step of sign-in turned on');
  });

  it('is passed by a recovery code once, however it is typed', async () => {
    const email = await member('recovery');
    const [code = ''] = (await setUp(email)).recoveryCodes;
    const first = await afterPassword(email);
    expect((await post(first.browser, first.text, ` ${code.toUpperCase().replace('-', ' ')}`)).status).toBe(303);
    const second = await afterPassword(email);
    expect((await post(second.browser, second.text, code)).status).toBe(401);
  });

  it('keeps recovery codes as passwords are kept, and takes those of before', async () => {
    const email = await member('kept');
    const [code = ''] = (await setUp(email)).recoveryCodes;
    const ofPerson = sql`person_id = (select id from person where email = ${email})`;
    const { database } = two.portal;
    const kept = await database.system((tx) =>
      tx.rows<{ code_hash: string }>(sql`select code_hash from recovery_code where ${ofPerson}`),
    );
    expect(kept.map(({ code_hash }) => code_hash.split('$').slice(0, 4))).toEqual(
      Array(10).fill(['scrypt', '32768', '8', '3']),
    );
    // One salt for all ten, so that a try costs one hash; each person has another.
    expect(new Set(kept.map(({ code_hash }) => code_hash.split('$')[4])).size).toBe(1);
    const before = createHash('sha256').update(code.replace('-', '')).digest('base64url');
    await database.system(async (tx) => {
      await tx.run(sql`delete from recovery_code where ${ofPerson}`);
      await tx.run(sql`insert into recovery_code select id, ${before} from person where email = ${email}`);
    });
    const first = await afterPassword(email);
    expect((await post(first.browser, first.text, code)).status).toBe(303);
    const second = await afterPassword(email);
    expect((await post(second.browser, second.text, code)).status).toBe(401);
  });

  /** Posts the right code of a set-up, and reads what the browser shows while the recovery codes are being hashed. */
  async function beginTurningOn(email: string) {
    const phone = new Phone();
    const { browser, text } = await afterPassword(email, 'set-up');
    phone.scan(text);
    const hashed = Promise.withResolvers<void>();
    turns.until = hashed.promise;
    const answer = await post(browser, text, phone.code());
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? '';
    const rest = async (): Promise<string> => {
      const { value = '', done } = (await reader?.read()) ?? { done: true };
      return done ? '' : value + (await rest());
    };
    return { status: answer.status, first, hashed: hashed.resolve, rest };
  }
  const CODE = /<li><code>[\w-]+<\/code>/g;

  it('says that it is being turned on while the recovery codes are hashed', async () => {
    const { status, first, hashed, rest } = await beginTurningOn(await member('waits'));
    expect([status, first.match(CODE)]).toEqual([200, null]);
    expect(first).toContain('role="status">Turning it on');
    hashed();
    expect((await rest()).match(CODE)).toHaveLength(10);
  });

  it('says that it was not turned on where the database fails meanwhile', async () => {
    const email = await member('fails');
    const { hashed, rest } = await beginTurningOn(email);
    const failing = vi.spyOn(two.portal.database, 'system').mockRejectedValue(new Error('down'));
    hashed();
    const end = await rest();
    failing.mockRestore();
    expect([end.match(CODE), end]).toEqual([null, expect.stringContaining('It was not turned on')]);
    expect((await afterPassword(email)).status).toBe(303);
  });

  it('takes a button that is pressed twice for one', async () => {
    const email = await member('twice');
    const phone = await setUp(email);
    const { browser, text } = await afterPassword(email);
    const code = phone.code();
    expect((await post(browser, text, code)).status).toBe(303);
    expect((await post(browser, text, code)).status).toBe(303);
  });

  it('stops after five wrong codes, also for the right one', async () => {
    const email = await member('guessed');
    const phone = await setUp(email);
    const { browser, text } = await afterPassword(email);
    for (let guess = 0; guess < 5; guess += 1) expect((await post(browser, text, `00000${guess}`)).status).toBe(401);
    expect((await post(browser, text, phone.code())).status).toBe(429);
  });

  it('tries five of many codes that come at once, and still lets the right one in', async () => {
    const email = await member('at-once');
    const phone = await setUp(email);
    const { browser, text } = await afterPassword(email);
    expect((await post(browser, text, phone.code())).status).toBe(303);
    const guesses = await afterPassword(email);
    const codes = Array.from({ length: 40 }, (_, guess) => `0000${10 + guess}`);
    const answers = await Promise.all(codes.map((code) => post(guesses.browser, guesses.text, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  it('does not take a ticket of another sign-in, an altered one, or one of another step', async () => {
    const email = await member('ticket');
    const phone = await setUp(email);
    const [mine, other] = [await afterPassword(email), await afterPassword(email)];
    const code = phone.code();
    const stolen = await mine.browser.post(actionIn(mine.text), { ...ticketIn(other.text), code });
    const { ticket } = ticketIn(mine.text);
    const [signed = '', signature = ''] = ticket.split('.');
    const otherSignature = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const altered = await mine.browser.post(actionIn(mine.text), { ticket: `${signed}.${otherSignature}`, code });
    const skipped = await mine.browser.post(actionIn(mine.text).replace(/code$/, 'done'), { ticket });
    expect([stolen.status, altered.status, skipped.status]).toEqual([400, 400, 400]);
    expect((await post(mine.browser, mine.text, code)).status).toBe(303);
  });

  it('is neither replaced nor passed by someone who began with the password alone before it was there', async () => {
    const email = await member('overtaken');
    const [begun, other] = [await afterPassword(email, 'set-up'), await afterPassword(email, 'new-password')];
    const phone = await setUp(email);
    const theirs = new Phone();
    theirs.scan(begun.text);
    expect((await post(begun.browser, begun.text, theirs.code())).status).toBe(400);
    const changed = { ...ticketIn(other.text), password: OTHER_PASSWORD };
    expect((await other.browser.post(actionIn(other.text), changed)).status).toBe(400);
    const { browser, text } = await afterPassword(email);
    expect((await post(browser, text, phone.code())).status).toBe(303);
  });

  it('counts a button for setting it up that is pressed twice as once', async () => {
    const { browser, text } = await afterPassword(await member('again'), 'set-up');
    const phone = new Phone();
    phone.scan(text);
    const code = phone.code();
    const pages = [await post(browser, text, code), await post(browser, text, code)];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pages[1]?.text()).toContain('<li><code>');
  });

  it('stays when a link sets a new password, and ends only with a code', async () => {
    const email = await member('reset');
    const phone = await setUp(email);
    await two.follow(await two.a.inviteAgain(email), { password: OTHER_PASSWORD });
    const { browser, text, verifier } = await afterPassword(email, 'turn-off', OTHER_PASSWORD);
    expect(text).toContain('six-digit code');
    const tokens = await two.tokensAfter(browser, await post(browser, text, phone.code()), verifier);
    expect((await factorOf(tokens.accessToken)).body).toMatchObject({ second_factor: { since: null } });
    expect(await logOf()).toContain('Second step of sign-in turned off');
  });

  it('is set up by an operator before anything else, and cannot be turned off by one', async () => {
    const [invited] = await inviteOperators(two.portal.database, [SECOND_OPERATOR], {
      publicUrl: two.origin,
      hours: 1,
    });
    await two.follow(invited?.url ?? '');
    const first = await afterPassword(SECOND_OPERATOR);
    expect(first.text).toContain('Set it up to continue');
    const phone = new Phone();
    const tokens = await two.tokensAfter(
      first.browser,
      await phone.takeStep(first.browser, first.text),
      first.verifier,
    );
    expect((await two.portal.call('GET', '/operator/audits', tokens.accessToken)).status).toBe(200);
    const second = await afterPassword(SECOND_OPERATOR, 'turn-off');
    await two.tokensAfter(second.browser, await post(second.browser, second.text, phone.code()), second.verifier);
    expect((await factorOf(tokens.accessToken)).body).toMatchObject({
      second_factor: { since: expect.any(String), is_required: true },
    });
  });

  it('is not in the database in a form that an app could use', async () => {
    const rows = await two.portal.database.system((tx) =>
      tx.rows<{ secret: string }>(sql`select secret from second_factor`),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { secret } of rows) expect(secret).not.toMatch(/^[A-Z2-7]+$/);
  });

  it('keeps an operator of a session without it from the operator calls', async () => {
    const operators = two.portal.config.operators as string[]; // named while signed in
    const email = await member('named');
    const session = await two.signIn(email, PASSWORD);
    operators.push(email);
    expect((await two.portal.call('GET', '/operator/audits', session?.accessToken ?? '')).status).toBe(403);
    operators.pop();
    expect(operators).toContain(OPERATOR);
  });
});
