import { z } from 'zod';
import type { MailSettings } from '../platform/mail/mail.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './settings.ts';
import { accountOf } from './web-address.ts';

/** The standard ports of RFC 6409 and RFC 8314. */
const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The address may hold a password, so no sentence repeats it. */
export function mailSettings({ PORTAL_SMTP_URL: address, PORTAL_MAIL_FROM: from }: Environment): MailSettings | null {
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const port = SMTP_PORTS[url?.protocol ?? ''];
  if (!url || port === undefined || url.hostname === '')
    throw new ConfigError('PORTAL_SMTP_URL: write it as smtp://mail.example.org:587 or smtps://mail.example.org:465.');
  if (!from || !z.email().safeParse(from).success)
    throw new ConfigError('PORTAL_MAIL_FROM: PORTAL_SMTP_URL needs the address that email comes from beside it.');
  const { user, password: pass } = accountOf('PORTAL_SMTP_URL', url);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || port,
    secure: url.protocol === 'smtps:',
    account: user ? { user, pass } : null,
    from,
  };
}
