import type { EventSettings } from '../platform/storage/s3/events/route.ts';
import { MOST_SEALED_BYTES, type S3Settings } from '../platform/storage/s3/settings.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './settings.ts';
import { origin } from './web-address.ts';

export type BucketSettings = S3Settings & { events: EventSettings | null };

export function bucketSettings(env: Environment): BucketSettings | null {
  const {
    PORTAL_S3_BUCKET: bucket,
    PORTAL_S3_EVENTS_SECRET: secret = null,
    PORTAL_S3_EVENTS_TOPIC: topic = null,
  } = env;
  if (!bucket) return null;
  if (!env.DATABASE_URL) throw new ConfigError('PORTAL_S3_BUCKET needs DATABASE_URL beside it.');
  if (env.PORTAL_MAX_UPLOAD_MB * 1024 * 1024 > MOST_SEALED_BYTES)
    throw new ConfigError('PORTAL_MAX_UPLOAD_MB: files in a bucket may have 5120 MB.');
  if (secret !== null && secret.length < 24)
    throw new ConfigError('PORTAL_S3_EVENTS_SECRET: it needs at least 24 characters.');
  const address = (setting: 'PORTAL_S3_ENDPOINT' | 'PORTAL_S3_PUBLIC_ENDPOINT') =>
    env[setting] === undefined ? null : origin(setting, env[setting]);
  return {
    bucket,
    region: env.PORTAL_S3_REGION ?? 'us-east-1',
    endpoint: address('PORTAL_S3_ENDPOINT'),
    publicEndpoint: address('PORTAL_S3_PUBLIC_ENDPOINT'),
    encryption:
      env.PORTAL_S3_ENCRYPTION === 'bucket'
        ? null
        : { algorithm: env.PORTAL_S3_ENCRYPTION, kmsKey: env.PORTAL_S3_KMS_KEY ?? null },
    events: secret === null && topic === null ? null : { bucket, secret, topic },
  };
}
