import { HeadBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { assertKey } from '../keys.ts';
import type { Store } from '../store.ts';
import { type Bucket, openBucket } from './client.ts';
import { bringObject, foldersBelow, headOf, keysBelow, publishFile, readObject, removeObject } from './objects.ts';
import { abortParts, joinParts, presignParts } from './parts.ts';
import { QUARANTINE } from './quarantine.ts';
import { discardSent, sealObject } from './seal.ts';
import type { S3Settings } from './settings.ts';
import { type SigningTime, until } from './signing-time.ts';

export interface S3Store extends Store {
  /** Of the addresses it gives. */
  origin: string;
}

/** More are found the next time. */
const MOST_ARRIVALS = 1_000;

/** The file store in a bucket. What is sent is below quarantine/ until it is sealed; all else under its key. */
export async function openS3Store(settings: S3Settings): Promise<S3Store> {
  const bucket = openBucket(settings);
  const safe = (key: string) => {
    assertKey(key);
    return key;
  };
  const sent = (key: string) => QUARANTINE + safe(key);

  return {
    origin: new URL(await addressOf(bucket, QUARANTINE, null, until(new Date()))).origin,
    presignPut: ({ key, exactBytes, expiresAt }) => addressOf(bucket, sent(key), exactBytes, until(expiresAt)),
    presignParts: ({ key, exactBytes, expiresAt }) => presignParts(bucket, sent(key), exactBytes, until(expiresAt)),
    joinParts: ({ key, exactBytes }) => joinParts(bucket, sent(key), exactBytes),
    arrivals: async () =>
      (await keysBelow(bucket, QUARANTINE, MOST_ARRIVALS)).map((key) => key.slice(QUARANTINE.length)),
    seal: ({ key, ...limits }) => sealObject(bucket, { key: safe(key), ...limits }),
    discard: (key) => discardSent(bucket, safe(key)),
    discardOf: (auditId) => abortParts(bucket, sent(`raw/eoa=${auditId}`)),
    // The bucket's lifecycle rules do (docs/operations.md#files-in-a-bucket).
    discardAbandoned: async () => {},

    size: async (key) => (await headOf(bucket, safe(key)))?.size ?? null,
    read: async (key) => (await readObject(bucket, safe(key))).bytes,
    local: (key, folder, sha256) => bringObject(bucket, safe(key), folder, sha256),
    publish: (path, key) => publishFile(bucket, path, safe(key)),
    remove: (key) => removeObject(bucket, safe(key)),
    async keysOf(auditId) {
      const own = `eoa=${auditId}/`;
      const types = await foldersBelow(bucket, 'lake/');
      const prefixes = [`${QUARANTINE}raw/${own}`, `raw/${own}`, ...types.map((type) => type + own)];
      return (await Promise.all(prefixes.map((prefix) => keysBelow(bucket, prefix)))).flat().toSorted();
    },
    keys: async () =>
      (await Promise.all(['lake/', 'raw/'].map((prefix) => keysBelow(bucket, prefix)))).flat().toSorted(),
    async ready() {
      await bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name }));
      return true;
    },
  };
}

/** The length is part of the signature where it is known. An empty file has none to sign. */
const addressOf = (bucket: Bucket, key: string, bytes: number | null, time: SigningTime): Promise<string> =>
  getSignedUrl(
    bucket.outside,
    new PutObjectCommand({ Bucket: bucket.name, Key: key, ...(bytes && { ContentLength: bytes }) }),
    { ...time, signableHeaders: new Set(bytes ? ['host', 'content-length'] : ['host']) },
  );
