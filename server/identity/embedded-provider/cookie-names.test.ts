import { afterEach, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '#server/test-portal.ts';
import { authorizeRequest } from '../testing/browser.ts';

let portal: TestPortal;
afterEach(() => portal.close());

/** Every cookie that is set from the authorize request to the code, as the header says it. */
async function cookiesOfSignIn(publicUrl: string): Promise<string[]> {
  portal = await openTestPortal({ PORTAL_PUBLIC_URL: publicUrl, PORTAL_DEMO: '1' });
  await portal.call('GET', '/operator/audits', await portal.token('operator@demo.test'));
  const lines: string[] = [];
  const held = new Map<string, string>();
  async function ask(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
    const cookie = [...held].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await portal.app.inject({
      ...{ method, url: url.replace(publicUrl, ''), headers: { cookie, accept: 'text/html', ...type } },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    const set = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of set) held.set(line.slice(0, line.indexOf('=')), /=([^;]*)/.exec(line)?.[1] ?? '');
    lines.push(...set.filter((line) => !/=;/.test(line)));
    return answer.headers.location ?? '';
  }
  const page = await ask('GET', authorizeRequest(publicUrl).path);
  const resumed = await ask('POST', page, { email: 'operator@demo.test', password: 'demo' });
  expect(await ask('GET', resumed)).toContain('code=');
  return lines;
}

const kinds = (lines: readonly string[]) => [...new Set(lines.map((line) => line.slice(0, line.indexOf('='))))].sort();

it('behind TLS every cookie of a sign-in has a name that no other host can set', async () => {
  const lines = await cookiesOfSignIn('https://portal.test');
  expect(kinds(lines)).toEqual([
    '__Host-portal.session',
    '__Host-portal.session.sig',
    '__Secure-portal.known',
    '__Secure-portal.resume',
    '__Secure-portal.resume.sig',
    '__Secure-portal.sign-in',
    '__Secure-portal.sign-in.sig',
  ]);
  for (const line of lines) {
    expect(line).toMatch(/; secure(;|$)/i);
    expect(line).toMatch(/; httponly(;|$)/i);
    expect(line).toMatch(/; samesite=(lax|strict)(;|$)/i);
    expect(line).not.toMatch(/; domain=/i);
    if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/(;|$)/i);
  }
});

it('without TLS, where a browser would refuse these names, the cookies have plain ones', async () => {
  const lines = await cookiesOfSignIn('http://portal.test');
  expect(kinds(lines).filter((name) => !name.startsWith('portal.'))).toEqual([]);
  expect(lines.filter((line) => /; secure/i.test(line))).toEqual([]);
});
