import { CopyObjectCommand } from '@aws-sdk/client-s3';
import { type Arrival, assertLength, measure } from '../incoming.ts';
import type { Expected } from '../store.ts';
import { type Bucket, isChanged, isMissing } from './client.ts';
import { headOf, readObject, removeObject } from './objects.ts';
import { abandonParts } from './parts.ts';
import { QUARANTINE } from './quarantine.ts';

/** Each time other bytes may have arrived while the first were read. */
const TRIES = 5;

/**
 * Copies what was sent to where no address leads. The bytes that are copied are those that were read: the copy names
 * their ETag, and is refused where others have arrived since. A copy that is there stays
 * (docs/decisions/0058-files-on-s3.md).
 */
export async function sealObject(
  bucket: Bucket,
  { key, ...limits }: Pick<Expected, 'key' | 'maxBytes' | 'exactBytes'>,
): Promise<Arrival | null> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const sealed = await headOf(bucket, key);
    if (sealed?.sha256) return { size: sealed.size, sha256: sealed.sha256 };
    const sent = await headOf(bucket, QUARANTINE + key);
    if (sent === null) return null;
    assertLength(sent.size, limits);
    const arrival = await copyAsRead(bucket, key, sent.etag, limits);
    if (arrival !== null) return arrival;
  }
  throw new Error('What was sent changed each time it was read');
}

/** Removes what was sent. Answers whether it was other bytes than those that were sealed. */
export async function discardSent(bucket: Bucket, key: string): Promise<boolean> {
  await abandonParts(bucket, QUARANTINE + key);
  const sent = await headOf(bucket, QUARANTINE + key);
  if (sent === null) return false;
  const sealed = await headOf(bucket, key);
  await removeObject(bucket, QUARANTINE + key);
  return sealed?.sentAs !== bare(sent.etag);
}

/** Without the quotes that it is written with, which metadata may not keep. */
const bare = (etag: string): string => etag.replaceAll('"', '');

/** Answers null where the bytes of `etag` are there no longer. */
async function copyAsRead(
  bucket: Bucket,
  key: string,
  etag: string,
  limits: Pick<Expected, 'maxBytes' | 'exactBytes'>,
): Promise<Arrival | null> {
  try {
    const { bytes } = await readObject(bucket, QUARANTINE + key, etag);
    const arrival = await measure(bytes, limits);
    await bucket.client.send(
      new CopyObjectCommand({
        Bucket: bucket.name,
        Key: key,
        CopySource: `${bucket.name}/${(QUARANTINE + key).split('/').map(encodeURIComponent).join('/')}`,
        CopySourceIfMatch: etag,
        MetadataDirective: 'REPLACE',
        Metadata: { sha256: arrival.sha256, sent: bare(etag) },
        ...bucket.encryption,
      }),
    );
    return arrival;
  } catch (error) {
    if (isChanged(error) || isMissing(error)) return null;
    throw error;
  }
}
