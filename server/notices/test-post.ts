import { SMTPServer } from 'smtp-server';

export interface Received {
  to: string[];
  text: string;
}

/**
 * A real SMTP server on this machine. It takes nothing for no one@, and for busy@ not now; nothing from stranger@; and
 * while it filters, no letter to filtered@.
 */
export async function startPost() {
  const received: Received[] = [];
  const post = { isFiltering: true };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onMailFrom({ address }, _session, done) {
      done(address.startsWith('stranger@') ? refusal('Not your address', 550) : null);
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(refusal('No such person', 550));
      else if (address.startsWith('busy@')) done(refusal('Come back later', 450));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (post.isFiltering && to.some((address) => address.startsWith('filtered@')))
          return done(refusal('Looks like spam', 554));
        received.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(post, { received, port, stop });
}

const refusal = (words: string, responseCode: number) => Object.assign(new Error(words), { responseCode });

/** Long lines are folded: of headers (RFC 5322 2.2.3), and of the letter by quoted-printable. */
export const unfolded = (text = ''): string =>
  text
    .replaceAll(/\r\n(?= \S)/g, '')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
