import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ProviderSecrets, sign, verify } from '../../second-factor/sealed.ts';
import { cookieNames } from '../cookie-names.ts';

const USE = 'known-browser';
const DAYS = 180;

const Known = z.object({ email: z.string(), id: z.string() });

/**
 * Browsers that a person has signed in with before. Failed attempts elsewhere lock the account for them
 * elsewhere alone, so that no one can lock others out by typing wrong passwords (OWASP, Slow Down Online
 * Guessing Attacks with Device Cookies).
 */
export function knownBrowsers(secrets: ProviderSecrets, publicUrl: string) {
  const name = cookieNames(publicUrl).known;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    /** The browser's own number, where it is known for this address; otherwise null. */
    idOf({ headers }: FastifyRequest, email: string): string | null {
      const [, value = ''] =
        new RegExp(`(?:^|; )${name.replace('.', '\\.')}=([\\w.-]+)`).exec(headers.cookie ?? '') ?? [];
      const known = Known.safeParse(verify(value, USE, secrets));
      return known.success && known.data.email === email ? known.data.id : null;
    },

    /** Call it before the answer is sent by the provider, which keeps the header. */
    remember(reply: FastifyReply, email: string): void {
      const value = sign({ email, id: randomBytes(16).toString('base64url') }, USE, secrets);
      const cookie = `${name}=${value}; Path=/sign-in; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
      reply.raw.appendHeader('set-cookie', cookie);
    },
  };
}
