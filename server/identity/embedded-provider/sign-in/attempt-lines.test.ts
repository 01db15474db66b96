/** What the log says of attempts to sign in (OWASP ASVS 16.3.1). */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OTHER_PASSWORD, openTwoAudits, PASSWORD, type TwoAudits } from '#server/people/testing/two-audits.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { authorizeRequest } from '../../testing/browser.ts';
import { actionIn, ticketIn } from '../../testing/phone.ts';

interface Line {
  level: number;
  reqId: string;
  signIn?: string;
  person?: string;
  status?: number;
}

describe.each(databases)('the log of attempts to sign in on $kind', (database) => {
  let two: TwoAudits;
  const written: string[] = [];

  beforeAll(async () => {
    two = await openTwoAudits(database);
    const write = process.stderr.write.bind(process.stderr);
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return write(chunk);
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
    return two.close();
  });

  /** What an action has the log say of attempts. Each line is of a request that has its own line, too. */
  async function told(action: () => Promise<unknown>): Promise<{ outcome?: string; person?: string; level: number }[]> {
    written.length = 0;
    await action();
    const lines = written.map((text): Line => JSON.parse(text));
    const attempts = lines.filter(({ signIn }) => signIn !== undefined);
    const answered = new Set(lines.filter(({ status }) => status !== undefined).map(({ reqId }) => reqId));
    for (const { reqId } of attempts) expect(answered.has(reqId)).toBe(true);
    expect(written.join('')).not.toMatch(/lines\.test|nobody has guessed|wrong one/);
    return attempts.map(({ signIn, person, level }) => ({ outcome: signIn, person, level }));
  }

  const [INFO, WARNING] = [30, 40];
  const idOf = async (email: string) =>
    (
      await two.portal.database.system((tx) =>
        tx.row<{ id: string }>(sql`select id from person where email = ${email}`),
      )
    )?.id;

  async function member(name: string) {
    const email = `${name}@lines.test`;
    await two.follow(await two.a.invite(email));
    return { email, person: await idOf(email) };
  }

  async function password(email: string, typed: string, wants?: 'set-up') {
    const browser = two.newBrowser();
    const { path } = authorizeRequest(two.origin, wants && { second_factor: wants, prompt: 'login' });
    const page = (await browser.get(path)).headers.get('location') ?? '';
    return { browser, page: await (await browser.post(page, { email, password: typed })).text() };
  }

  it('says who signed in, whose password was wrong, and nothing of an address that no one has', async () => {
    const { email, person } = await member('right');
    expect(await told(() => two.signIn(email, PASSWORD))).toEqual([{ outcome: 'signed-in', person, level: INFO }]);
    const wrong = { outcome: 'wrong-password', level: WARNING };
    expect(await told(() => password(email, 'wrong one'))).toEqual([{ ...wrong, person }]);
    expect(await told(() => password('none@lines.test', 'wrong one'))).toEqual([{ ...wrong, person: 'unknown' }]);
  });

  it('says who was held back, known or not', async () => {
    const { email, person } = await member('often');
    for (const typed of [email, 'nowhere@lines.test'])
      for (let failure = 0; failure < 10; failure += 1) await password(typed, 'wrong one');
    const heldBack = { outcome: 'held-back', level: WARNING };
    expect(await told(() => password(email, PASSWORD))).toEqual([{ ...heldBack, person }]);
    expect(await told(() => password('nowhere@lines.test', 'wrong one'))).toEqual([{ ...heldBack, person: 'unknown' }]);
  });

  it('says of a second step that it came next, was wrong, or ended the sign-in', async () => {
    const { email, person } = await member('codes');
    const lines = await told(async () => {
      const { browser, page } = await password(email, PASSWORD, 'set-up');
      await browser.post(actionIn(page), { ...ticketIn(page), code: '000000' });
      await two.phoneOf(email).takeStep(browser, page);
    });
    expect(lines).toEqual([
      { outcome: 'second-step', person, level: INFO },
      { outcome: 'wrong-code', person, level: WARNING },
      { outcome: 'signed-in', person, level: INFO },
    ]);
    expect((await told(() => two.signIn(email, PASSWORD))).map(({ outcome }) => outcome)).toEqual([
      'second-step',
      'signed-in',
    ]);
  });

  it('says whose password was guessed at behind a link', async () => {
    const { email, person } = await member('link');
    const link = await two.b.invite(email);
    expect(await told(() => two.follow(link, { password: OTHER_PASSWORD, present: 'wrong one' }))).toEqual([
      { outcome: 'wrong-password', person, level: WARNING },
    ]);
  });
});
