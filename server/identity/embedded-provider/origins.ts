import type { IncomingMessage } from 'node:http';

const LOOPBACK = ['localhost', '127.0.0.1'];

/** The origins this portal is opened at: the public one and, on one machine, both names of it on the same port. */
export function originsOf(publicUrl: string): string[] {
  const { hostname, protocol, port } = new URL(publicUrl);
  if (!LOOPBACK.includes(hostname)) return [publicUrl];
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}

/**
 * Makes the provider build its addresses from an origin of ours, whatever Host or X-Forwarded-* the request came with:
 * a forged host must not get into a redirect, and behind a TLS proxy cookies must be Secure.
 */
export function pinOrigin(request: IncomingMessage, publicUrl: string): void {
  const origins = originsOf(publicUrl).map((origin) => new URL(origin));
  const origin = origins.find(({ host }) => host === request.headers.host) ?? new URL(publicUrl);
  request.headers.host = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
}
