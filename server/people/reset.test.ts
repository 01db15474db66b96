/** A forgotten password: the same answer for everyone, few letters, and a link that only the mailbox has seen. */

import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendReset } from '#server/identity/password-reset.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import type { Letter, Mail } from '#server/platform/mail/mail.ts';
import { OTHER_PASSWORD, openTwoAudits, PASSWORD, type TwoAudits } from './testing/two-audits.ts';

const SMTP = { PORTAL_SMTP_URL: 'smtp://127.0.0.1:1', PORTAL_MAIL_FROM: 'portal@portal.test' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const forgottenAt = (two: TwoAudits) => (method: HTTPMethods, email?: string, remoteAddress?: string) =>
  two.portal.app.inject({
    method,
    url: '/forgot-password',
    ...(remoteAddress && { remoteAddress }),
    ...(email !== undefined && { headers: FORM, payload: new URLSearchParams({ email }).toString() }),
  });

describe.each(databases)('a forgotten password on $kind', (database) => {
  let two: TwoAudits;
  const letters: Letter[] = [];
  const personId = async (email: string) =>
    (
      await two.portal.database.system((tx) =>
        tx.row<{ id: string }>(sql`select id from person where email = ${email}`),
      )
    )?.id ?? null;
  const mailed = async (email: string): Promise<string> => {
    const mail: Mail = {
      send(letter) {
        letters.push(letter);
        return Promise.resolve('sent');
      },
    };
    const deps = { database: two.portal.database, mail, publicUrl: two.origin };
    await sendReset(deps, { personId: await personId(email) });
    return /https?:\S+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
  };

  beforeAll(async () => {
    two = await openTwoAudits(database, SMTP);
  });
  afterAll(() => two.close());

  it('is answered alike for a known and an unknown address, and asks for one letter or none', async () => {
    const forgotten = forgottenAt(two);
    const known = await forgotten('POST', two.a.admin);
    const unknown = await forgotten('POST', 'nobody@known.test');
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(known.body.replaceAll(two.a.admin, '@')).toBe(unknown.body.replaceAll('nobody@known.test', '@'));
    expect((await forgotten('POST', 'no address')).statusCode).toBe(422);
  });

  it('is asked for three times in 15 minutes, whoever it names, and sign-in goes on', async () => {
    const forgotten = forgottenAt(two);
    for (const email of ['often@known.test', two.b.admin]) {
      const answers = [];
      for (let count = 0; count < 4; count += 1) answers.push((await forgotten('POST', email)).statusCode);
      expect(answers).toEqual([200, 200, 200, 429]);
    }
    expect(await two.signIn(two.b.admin, 'wrong')).toBeNull();
  });

  it('is replaced through the mailed link, once, within the hour, and every audit that names the address is open', async () => {
    for (const district of ['Cedar', 'Dogwood']) await two.makeAudit(district, ['dana@reset.test']);
    const link = await mailed('dana@reset.test');
    expect(letters.at(-1)?.to).toBe('dana@reset.test');
    expect((await two.follow(link)).statusCode).toBe(303);
    expect((await two.follow(link)).statusCode).toBe(410);
    const first = await two.signIn('dana@reset.test', PASSWORD);
    expect(await two.districtsOf(first?.accessToken ?? '')).toEqual(['Cedar', 'Dogwood']);

    const again = await mailed('dana@reset.test');
    const { pathname, search } = new URL(again);
    const page = await two.portal.app.inject({ method: 'GET', url: pathname + search });
    expect(page.body).not.toContain('name="present"');
    expect((await two.follow(again, { password: 'qwertyuiop123456' })).statusCode).toBe(422);
    expect((await two.follow(again, { password: OTHER_PASSWORD })).statusCode).toBe(303);
    expect(await two.signIn('dana@reset.test', PASSWORD)).toBeNull();
    const second = await two.signIn('dana@reset.test', OTHER_PASSWORD);
    expect(await two.districtsOf(second?.accessToken ?? '')).toEqual(['Cedar', 'Dogwood']);
    // The session of the old password has ended.
    expect((await two.portal.call('GET', '/users/me', first?.accessToken ?? '')).status).toBe(401);

    const late = await mailed('dana@reset.test');
    const left = await two.portal.database.system((tx) =>
      tx.row(sql`
        select round(extract(epoch from invitation_expires_at - now()) / 60)::int as minutes
        from person where email = 'dana@reset.test'`),
    );
    expect(left).toEqual({ minutes: 60 });
    await two.portal.database.system((tx) =>
      tx.run(sql`update person set invitation_expires_at = now() where email = 'dana@reset.test'`),
    );
    expect((await two.follow(late)).statusCode).toBe(410);
  });

  it('sends nothing for no one', async () => {
    const before = letters.length;
    await mailed('nobody@known.test');
    expect(letters).toHaveLength(before);
  });
});

describe('without email', () => {
  it('the page says whom to ask, and takes no address', async () => {
    const [database] = databases;
    if (!database) throw new Error('There is always PGlite');
    const two = await openTwoAudits(database);
    const forgotten = forgottenAt(two);
    expect((await forgotten('GET')).body).toContain('Ask an administrator of your district');
    expect((await forgotten('POST', two.a.admin)).statusCode).toBe(404);
    await two.close();
  });
});
