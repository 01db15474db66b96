import { ConfigError } from './config-error.ts';
import { list } from './list.ts';
import type { Environment } from './settings.ts';

export function secretsKeys({ PORTAL_SECRETS_KEY: given, PORTAL_S3_BUCKET: bucket }: Environment): string[] | null {
  if (given === undefined) {
    if (bucket)
      throw new ConfigError('PORTAL_S3_BUCKET needs PORTAL_SECRETS_KEY beside it: machines share the signing keys.');
    return null;
  }
  const keys = list(given);
  if (keys.some((key) => key.length < 32))
    throw new ConfigError(
      'PORTAL_SECRETS_KEY: it needs at least 32 characters, as `openssl rand -base64 32` makes them.',
    );
  return keys;
}
