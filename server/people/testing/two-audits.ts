import type { LightMyRequestResponse } from 'fastify';
import type { AuditId } from '#contract/ids.ts';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { Invitation, Member } from '#contract/people.ts';
import { Profile } from '#contract/session.ts';
import { EMBEDDED_CLIENT_ID } from '#server/identity/settings.ts';
import { authorizeRequest, Browser } from '#server/identity/testing/browser.ts';
import { Phone } from '#server/identity/testing/phone.ts';
import type { Turns } from '#server/identity/turns.ts';
import type { TestDatabase } from '#server/platform/database/test-databases.ts';
import { freePort } from '#server/platform/test-free-port.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { openTestPortal, type TestPortal } from '#server/test-portal.ts';

export const OPERATOR = 'ops@portal.test';
/** Named for the operator's calls, too, and not come yet. */
export const SECOND_OPERATOR = 'second-ops@portal.test';

export const PASSWORD = 'five words nobody has guessed';
export const OTHER_PASSWORD = 'five others nobody has guessed';

/** One who has signed in. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  browser: Browser;
}

/** A portal without the demo that listens, on either database, with the audits A and B of one administrator each. */
export async function openTwoAudits(
  { open }: TestDatabase,
  settings: Record<string, string> = {},
  turns?: Turns,
  requestRefresh?: RequestRefresh,
) {
  const opened = await open();
  // PGlite serves one process and one folder: there the portal opens its own.
  if (opened.url === null) await opened.close();
  const port = await freePort();
  const portal = await openTestPortal(
    {
      PORT: String(port),
      PORTAL_DEMO: '0',
      PORTAL_OPERATORS: `${OPERATOR},${SECOND_OPERATOR}`,
      ...(opened.url !== null && { DATABASE_URL: opened.url }),
      ...settings,
    },
    turns,
    requestRefresh,
  );
  await portal.app.listen({ host: '127.0.0.1', port });
  const origin = portal.config.publicUrl;
  const operator = await portal.token(OPERATOR);

  async function makeAudit(district: string, emails: readonly string[]): Promise<AuditSummary> {
    const members = emails.map((email) => ({ email, roles: ['ADMIN'], scope: 'district' }));
    const draft = { district: { name: district }, year_ending: 2024, schools: [{ name: `${district} High` }], members };
    return AuditSummary.parse((await portal.call('POST', '/operator/audits', operator, draft)).body);
  }

  /** Posts the form behind a link. */
  function follow(link: string, form: Record<string, string> = {}, language = 'en'): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(link);
    const payload = new URLSearchParams({ name: 'Dana', password: PASSWORD, ...form }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language };
    return portal.app.inject({ method: 'POST', url: pathname + search, headers, payload });
  }

  async function administered(name: string) {
    const admin = `admin@${name.toLowerCase()}.test`;
    const audit = await makeAudit(name, [admin]);
    // In the demo, and where the portal sends e-mail, there is no link to follow.
    const link = audit.invitations?.[0]?.url;
    if (link !== undefined) await follow(link, { name: 'Ann' });
    return { district: name, admin, ...peopleOf(portal, audit.id, await portal.token(admin)) };
  }

  return {
    portal,
    origin,
    operator,
    makeAudit,
    follow,
    ...signingIn(origin, port),
    a: await administered('Ashwood'),
    b: await administered('Birchfield'),
    /** What the page behind a link answers. */
    statusOf: async (link: string) =>
      (await portal.app.inject({ method: 'GET', url: new URL(link).pathname + new URL(link).search })).statusCode,
    districtsOf: async (token: string) =>
      Profile.parse((await portal.call('GET', '/users/me', token)).body).eoas.map(({ district }) => district),
    async close() {
      await portal.close();
      if (opened.url !== null) await opened.close();
    },
  };
}

/** What the administrator who has `token` does with the people of an audit. */
function peopleOf(portal: TestPortal, id: AuditId, token: string) {
  const people = `/eoa/${id}/people`;
  const list = async () => Member.array().parse((await portal.call('GET', people, token)).body);
  const idOf = async (email: string) => (await list()).find((member) => member.email === email)?.id;
  return {
    id,
    token,
    add: (email: string, name?: string) =>
      portal.call('POST', people, token, { email, ...(name && { name }), roles: ['ADMIN'], scope: 'district' }),
    /** The link for someone who is added. */
    async invite(email: string, name?: string): Promise<string> {
      const { body } = await this.add(email, name);
      return Invitation.parse(body).invitation_url ?? 'no link';
    },
    async inviteAgain(email: string): Promise<string> {
      const { body } = await portal.call('POST', `${people}/${await idOf(email)}/invitation`, token);
      return Invitation.parse(body).invitation_url ?? 'no link';
    },
    remove: async (email: string) => (await portal.call('DELETE', `${people}/${await idOf(email)}`, token)).status,
    memberCalled: async (email: string) => (await list()).find((member) => member.email === email),
    /** What someone is answered who reads the people of this audit. */
    readBy: async (reader: string) => (await portal.call('GET', people, reader)).status,
  };
}

/** Signs people in with browsers of their own. */
function signingIn(origin: string, port: number) {
  const newBrowser = () => new Browser(`http://127.0.0.1:${port}`);
  const phones = new Map<string, Phone>();
  function phoneOf(email: string): Phone {
    const phone = phones.get(email) ?? new Phone();
    phones.set(email, phone);
    return phone;
  }

  /**
   * As a browser does it: the page, the form, the code, the tokens. null for a wrong password. An operator
   * also takes the second step.
   */
  async function signIn(email: string, password: string, browser = newBrowser()): Promise<Session | null> {
    const { path, verifier } = authorizeRequest(origin);
    const page = (await browser.get(path)).headers.get('location') ?? '';
    const answer = await browser.post(page, { email, password });
    if (answer.status === 401) return null;
    const finished = answer.status === 200 ? await phoneOf(email).takeStep(browser, await answer.text()) : answer;
    return { ...(await tokensAfter(browser, finished, verifier)), browser };
  }

  /** Goes on from the end of the sign-in pages: back to the portal, and the code for tokens. */
  async function tokensAfter(browser: Browser, finished: Response, verifier: string) {
    const back = (await browser.follow(finished)).headers.get('location') ?? '';
    const code = new URL(back, origin).searchParams.get('code') ?? '';
    const given = { code, code_verifier: verifier, redirect_uri: `${origin}/login` };
    const tokens = await browser.call('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: EMBEDDED_CLIENT_ID,
      ...given,
    });
    const { access_token, refresh_token } = (await tokens.json()) as { access_token: string; refresh_token: string };
    return { accessToken: access_token, refreshToken: refresh_token };
  }

  return { signIn, phoneOf, tokensAfter, newBrowser };
}

export type TwoAudits = Awaited<ReturnType<typeof openTwoAudits>>;
