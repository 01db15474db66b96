import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';

/**
 * A person's authenticator app and the paper with the recovery codes. It reads what a page shows, as the person would.
 */
export class Phone {
  private secret = '';
  private steps = 0;
  readonly recoveryCodes: string[] = [];

  /**
   * A code that has not been used: the one of now, that of the next 30 seconds, which is taken as well,
   * then those on the paper.
   */
  code(): string {
    if (this.steps > 1) return this.recoveryCodes.pop() ?? 'no code is left';
    const timestamp = Date.now() + this.steps * 30_000;
    this.steps += 1;
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }

  scan(page: string): void {
    const [, secret = ''] = /<br><code>([A-Z2-7 ]+)<\/code>/.exec(page) ?? [];
    this.secret = secret.replaceAll(' ', '');
    this.steps = 0;
  }

  /** Takes the second step of a sign-in, whichever its page asks for. @returns the answer that ends the sign-in */
  async takeStep(browser: Browser, page: string): Promise<Response> {
    if (!page.includes('class="qr"'))
      return await browser.post(actionIn(page), { ...ticketIn(page), code: this.code() });
    this.scan(page);
    const shown = await (await browser.post(actionIn(page), { ...ticketIn(page), code: this.code() })).text();
    this.recoveryCodes.push(...[...shown.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code = '']) => code));
    return await browser.post(actionIn(shown), ticketIn(shown));
  }
}

export const actionIn = (page: string): string => /action="([^"]+)"/.exec(page)?.[1] ?? '';
export const ticketIn = (page: string) => ({ ticket: /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '' });
