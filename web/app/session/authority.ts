const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Where the provider is asked. On one machine the page may be open under its other name than the issuer's
 * (`127.0.0.1` for `localhost`); the embedded provider answers under both, and only the page's own is the same origin.
 */
export function authorityFor(issuer: string, page: Pick<Location, 'origin' | 'hostname' | 'port'>): string {
  const { hostname, port } = new URL(issuer);
  const sameMachine = LOOPBACK.includes(hostname) && LOOPBACK.includes(page.hostname) && port === page.port;
  return sameMachine ? page.origin : issuer;
}
