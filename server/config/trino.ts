import type { TrinoSettings } from '../platform/analytics/analytics.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './settings.ts';
import { accountOf, isWebAddress } from './web-address.ts';

/** The address may hold a password, so no sentence repeats it. */
export function trinoSettings({ PORTAL_TRINO_URL: address }: Environment): TrinoSettings | null {
  if (!address) return null;
  const url = isWebAddress(address) ? new URL(address) : null;
  const [catalog, schema] = url?.pathname.split('/').slice(1) ?? [];
  if (!url || !catalog || !schema)
    throw new ConfigError('PORTAL_TRINO_URL: write it as https://user:password@trino.example.org:8443/catalog/schema.');
  const { user, password } = accountOf('PORTAL_TRINO_URL', url);
  if (password && url.protocol === 'http:')
    throw new ConfigError('PORTAL_TRINO_URL: Trino takes a password over https only.');
  return { url: url.origin, catalog, schema, user: user || 'portal', password: password || null };
}
