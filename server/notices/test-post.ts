import { SMTPServer } from 'smtp-server';

export interface Received {
  to: string[];
  text: string;
}

/** A real SMTP server on this machine. It takes nothing for nobody@, and for busy@ not now. */
export async function startPost() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(Object.assign(new Error('No such person'), { responseCode: 550 }));
      else if (address.startsWith('busy@')) done(Object.assign(new Error('Come back later'), { responseCode: 450 }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Long lines are folded: of headers (RFC 5322 2.2.3), and of the letter by quoted-printable. */
export const unfolded = (text = ''): string =>
  text
    .replaceAll(/\r\n(?= \S)/g, '')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
