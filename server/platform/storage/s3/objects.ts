import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { PortalError } from '#contract/errors.ts';
import { ChangedBytes } from '../changed-bytes.ts';
import { measure } from '../incoming.ts';
import { type Bucket, isMissing } from './client.ts';

export interface ObjectHead {
  size: number;
  /** Changes with the bytes. */
  etag: string;
  /** As the portal noted it when it wrote the object. */
  sha256: string | null;
  /** Of what was sent, where the object was sealed from it. */
  sentAs: string | null;
}

export async function headOf({ client, name }: Bucket, key: string): Promise<ObjectHead | null> {
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket: name, Key: key }));
    const { sha256 = null, sent: sentAs = null } = head.Metadata ?? {};
    return { size: head.ContentLength ?? 0, etag: head.ETag ?? '', sha256, sentAs };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @param etag of the bytes that are meant: others are refused @throws PortalError not_found */
export async function readObject({ client, name }: Bucket, key: string, etag?: string) {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: name, Key: key, IfMatch: etag }));
    if (!(found.Body instanceof Readable)) throw new Error('The store answered without a body');
    return { bytes: found.Body, sha256: found.Metadata?.sha256 ?? null };
  } catch (error) {
    throw isMissing(error) ? new PortalError('not_found') : error;
  }
}

/**
 * Copies an object into a new folder below one of this machine: keys may end in the same name. @throws ChangedBytes
 * where its bytes are not the ones that were written, or not those of `sha256`
 */
export async function bringObject(bucket: Bucket, key: string, folder: string, sha256?: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'object-')), basename(key));
  const { bytes, sha256: noted } = await readObject(bucket, key);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  await pipeline(bytes, hashed, createWriteStream(path, { mode: 0o600 }));
  const found = hash.digest('hex');
  if ([noted, sha256].some((wanted) => wanted && wanted !== found)) {
    await rm(path, { force: true });
    throw new ChangedBytes();
  }
  return path;
}

/** A stream is sent once; a file can be opened again. */
const TRIES = 3;

/** Moves a file of this machine into the bucket. The server checks what arrives. */
export async function publishFile({ client, name, encryption }: Bucket, path: string, key: string): Promise<void> {
  const { size } = await stat(path);
  const { sha256 } = await measure(createReadStream(path), { maxBytes: size, exactBytes: size });
  for (let tries = 1; ; tries++) {
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: name,
          Key: key,
          Body: createReadStream(path),
          ContentLength: size,
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
          Metadata: { sha256 },
          ...encryption,
        }),
      );
      break;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
  await rm(path, { force: true });
}

export const removeObject = async ({ client, name }: Bucket, key: string): Promise<void> =>
  void (await client.send(new DeleteObjectCommand({ Bucket: name, Key: key })));

/** Keys that begin with `prefix`, in order. @param most answers no more than this many */
export async function keysBelow(bucket: Bucket, prefix: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client: bucket.client }, { Bucket: bucket.name, Prefix: prefix })) {
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
    if (keys.length >= most) break;
  }
  return keys;
}

/** The folders right below `prefix`, each with a slash at its end. */
export async function foldersBelow(bucket: Bucket, prefix: string): Promise<string[]> {
  const folders: string[] = [];
  const pages = paginateListObjectsV2(
    { client: bucket.client },
    { Bucket: bucket.name, Prefix: prefix, Delimiter: '/' },
  );
  for await (const page of pages)
    for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix !== undefined) folders.push(Prefix);
  return folders;
}
