import { createTransport } from 'nodemailer';

/** How e-mail leaves: over SMTP, with TLS unless the server is on this machine. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte (smtps:); otherwise STARTTLS, which must succeed. */
  secure: boolean;
  account: { user: string; pass: string } | null;
  from: string;
}

export interface Letter {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mail {
  /**
   * Hands a letter to the server. 'refused': it takes none for this address; 'later': it takes none for this address,
   * or not this one, now. Rejects where no letter at all can be sent.
   */
  send(letter: Letter): Promise<'sent' | 'refused' | 'later'>;
}

const TIMEOUT_MS = 20_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

export function openMail({ host, port, secure, account, from }: MailSettings): Mail {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(account && { auth: account }),
    requireTLS: !secure && !LOOPBACK.test(host),
    ignoreTLS: LOOPBACK.test(host),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      try {
        // RFC 3834: answers of absent people do not come back to it.
        await transport.sendMail({ ...letter, from, headers: { 'Auto-Submitted': 'auto-generated' } });
        return 'sent';
      } catch (error) {
        const refused = refusalOf(error);
        if (refused === null) throw error;
        return refused;
      }
    },
  };
}

/**
 * What the server has said of the address or of this letter: another address may have better luck. What it says of the
 * portal's own account and address is for the operator to fix.
 */
function refusalOf(error: unknown): 'refused' | 'later' | null {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return null;
  // A letter that a filter or a full server does not take now may be taken later.
  if (error.command === 'DATA') return 'later';
  // RFC 5321 4.2.1: codes from 500 say that the same will fail again.
  if (error.command === 'RCPT TO') return Number(error.responseCode) >= 500 ? 'refused' : 'later';
  return null;
}
