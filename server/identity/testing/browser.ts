import { createHash, randomBytes } from 'node:crypto';
import { EMBEDDED_CLIENT_ID } from '../settings.ts';

/** As much of a browser as a sign-in needs: cookies by path, redirects followed by hand, forms posted. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(path: string): Promise<Response> {
    return await this.send(path, {});
  }

  async post(path: string, form: Record<string, string>): Promise<Response> {
    return await this.send(path, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** As a script of the web application asks: JSON, no cookies. */
  async call(path: string, form: Record<string, string>): Promise<Response> {
    const headers = { accept: 'application/json', origin: this.origin };
    return await fetch(new URL(path, this.origin), { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** Follows redirects below this origin, and stops at the one that carries an answer to the web application. */
  async follow(from: Response): Promise<Response> {
    const location = from.headers.get('location');
    if (location === null || isCallback(location)) return from;
    return await this.follow(await this.get(location));
  }

  cookie(name: string): string {
    return this.cookies.get(name)?.value ?? '';
  }

  forgetCookies(): void {
    this.cookies.clear();
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const url = new URL(path, this.origin);
    const held = [...this.cookies].filter(([, { path: at }]) => url.pathname.startsWith(at));
    const cookie = held.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, accept: 'text/html' } });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; path=([^;]*)/i.exec(line)?.[1] ?? '/';
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

const isCallback = (location: string): boolean => new URL(location, 'http://localhost').pathname === '/login';

/** One authorize request as oidc-client-ts makes it, with the secret half of its PKCE pair. */
export function authorizeRequest(
  origin: string,
  extra: Record<string, string> = {},
): { path: string; verifier: string } {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: EMBEDDED_CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${origin}/login`,
    scope: 'openid profile email offline_access',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { path: `/authorize?${query}`, verifier };
}
