import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '#contract/errors.ts';
import { hasCode } from './folder.ts';
import type { Permit } from './signature.ts';

/** What is known of bytes that have arrived. */
export interface Arrival {
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * Streams bytes to a new file, hashing them on the way, and syncs it to the disk. Whatever goes
 * wrong, nothing is left behind.
 * @param announced the Content-Length, null for a chunked body
 */
export async function writeIncoming(
  path: string,
  bytes: Readable,
  announced: number | null,
  limits: Pick<Permit, 'maxBytes' | 'exactBytes'>,
): Promise<Arrival> {
  if (announced !== null) assertLength(announced, limits);
  const hash = createHash('sha256');
  const meter = new Meter(hash, limits.maxBytes);
  try {
    await pipeline(bytes, meter, createWriteStream(path, { flags: 'wx', flush: true, mode: 0o600 }));
    assertLength(meter.size, limits);
  } catch (error) {
    await rm(path, { force: true });
    throw explained(error);
  }
  return { size: meter.size, sha256: hash.digest('hex') };
}

/** What is stored, as if it had just arrived. @throws PortalError too_large, bad_request */
export async function measure(
  bytes: Readable,
  limits: { maxBytes: number; exactBytes: number | null },
): Promise<Arrival> {
  const hash = createHash('sha256');
  const meter = new Meter(hash, limits.maxBytes);
  await pipeline(bytes, meter, async (chunks: AsyncIterable<Buffer>) => {
    for await (const _chunk of chunks);
  });
  assertLength(meter.size, limits);
  return { size: meter.size, sha256: hash.digest('hex') };
}

class Meter extends Transform {
  size = 0;
  private readonly hash: Hash;
  private readonly maxBytes: number;

  constructor(hash: Hash, maxBytes: number) {
    super();
    this.hash = hash;
    this.maxBytes = maxBytes;
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    if (this.size > this.maxBytes) done(new PortalError('too_large'));
    else done(null, chunk);
  }
}

export function assertLength(size: number, { maxBytes, exactBytes }: Pick<Permit, 'maxBytes' | 'exactBytes'>): void {
  if (size > maxBytes) throw new PortalError('too_large');
  if (exactBytes !== null && size !== exactBytes) {
    throw new PortalError('bad_request', 'other-length');
  }
}

const explained = (error: unknown): unknown =>
  hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') ? new PortalError('unavailable', 'no-room') : error;
