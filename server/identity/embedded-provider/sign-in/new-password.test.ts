import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignIn } from '#contract/sign-in.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { OTHER_PASSWORD, openTwoAudits, PASSWORD, type TwoAudits } from '../../../people/testing/two-audits.ts';
import { authorizeRequest } from '../../testing/browser.ts';
import { actionIn, Phone, ticketIn } from '../../testing/phone.ts';

describe.each(databases)('a new password while signed in, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database);
  });
  afterAll(() => two.close());

  /** A member of audit A who has set a password. */
  async function member(name: string): Promise<string> {
    const email = `${name}@new-password.test`;
    await two.follow(await two.a.invite(email));
    return email;
  }

  /** What Settings leads to, after the present password. */
  async function asked(email: string, extra: Record<string, string> = { new_password: 'choose' }) {
    const browser = two.newBrowser();
    const { path } = authorizeRequest(two.origin, { ...extra, prompt: 'login' });
    const page = (await browser.get(path)).headers.get('location') ?? '';
    const text = await (await browser.post(page, { email, password: PASSWORD })).text();
    const send = (password: string, from = text) =>
      browser.post(actionIn(from), { ...ticketIn(from), password, email });
    return { browser, text, send };
  }

  it('counts from then on, ends every session, leaves memberships and is in the log', async () => {
    const email = await member('ana');
    const before = await two.signIn(email, PASSWORD);
    if (!before) throw new Error('the old password was refused');
    const { text, send } = await asked(email);
    expect(text).toContain('You will be signed out everywhere');
    const answer = await send(OTHER_PASSWORD);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Your password was changed');

    expect((await two.portal.call('GET', '/users/me', before.accessToken)).status).toBe(401);
    expect(await two.signIn(email, PASSWORD)).toBeNull();
    const after = await two.signIn(email, OTHER_PASSWORD);
    expect(await two.districtsOf(after?.accessToken ?? '')).toHaveLength(1);
    const log = JSON.stringify((await two.portal.call('GET', `/eoa/${two.a.id}/audit-log`, two.a.token)).body);
    expect(log).toContain('Password changed');
  });

  it('is not asked for unless Settings asks', async () => {
    const email = await member('bob');
    const { text } = await asked(email, {});
    expect(text).not.toContain('new-password');
  });

  it('is refused where it is short, easily guessed or the present one, and can be chosen again', async () => {
    const email = await member('cara');
    const { send } = await asked(email);
    let page = '';
    for (const wrong of ['short', 'password password', PASSWORD]) {
      const answer = await send(wrong, page || undefined);
      expect(answer.status, wrong).toBe(422);
      page = await answer.text();
      expect(page).toContain('role="alert"');
    }
    expect((await send(OTHER_PASSWORD, page)).status).toBe(200);
    expect(await two.signIn(email, OTHER_PASSWORD)).not.toBeNull();
  });

  it('is changed once by a button that is pressed twice, and not by a page that is left over', async () => {
    const email = await member('dan');
    const first = await asked(email);
    const other = await asked(email);
    const twice = await Promise.all([first.send(OTHER_PASSWORD), first.send(OTHER_PASSWORD)]);
    for (const answer of [...twice, await first.send(OTHER_PASSWORD)])
      expect(await answer.text()).toContain('Your password was changed');
    expect((await other.send(`${OTHER_PASSWORD} again`)).status).toBe(400);
    expect(await two.signIn(email, OTHER_PASSWORD)).not.toBeNull();
  });

  it('takes a code as well where the person has an app', async () => {
    const email = await member('eva');
    const phone = new Phone();
    const setUp = await asked(email, { second_factor: 'set-up' });
    await phone.takeStep(setUp.browser, setUp.text);
    const { browser, text } = await asked(email);
    expect(text).not.toContain('autocomplete="new-password"');
    const refused = await browser.post(actionIn(text).replace('/code', '/new-password'), {
      ...ticketIn(text),
      password: OTHER_PASSWORD,
    });
    expect(refused.status).toBe(400);
    const page = await (await browser.post(actionIn(text), { ...ticketIn(text), code: phone.code() })).text();
    const answer = await browser.post(actionIn(page), { ...ticketIn(page), password: OTHER_PASSWORD });
    expect(await answer.text()).toContain('Your password was changed');
  });

  it('is offered to those who have one here', async () => {
    const email = await member('fay');
    const session = await two.signIn(email, PASSWORD);
    const { body } = await two.portal.call('GET', '/users/me/sign-in', session?.accessToken ?? '');
    expect(SignIn.parse(body).has_password).toBe(true);
  });
});
