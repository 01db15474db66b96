import type { Readable } from 'node:stream';
import type { Arrival } from './incoming.ts';

/** Bytes that are to come under a key: how many, and until when. */
export interface Expected {
  key: string;
  maxBytes: number;
  /** Null where the sender does not know. */
  exactBytes: number | null;
  expiresAt: Date;
}

/** One piece of a file that comes in parts. */
export interface FilePart {
  /** From 1. */
  number: number;
  size: number;
  /** Takes a PUT of these bytes; null once they are here. */
  address: string | null;
}

/**
 * A place for bytes. Keys are made of server IDs only: raw/eoa=<audit ID>/<file ID>, lake/type=.../rows.parquet. What
 * senders PUT is not under its key before it is sealed; from then on nothing that is sent changes it.
 */
export interface Store {
  /** An absolute address that takes a PUT of this key until it expires. */
  presignPut(expected: Expected): Promise<string>;
  /** Addresses for the parts of a file that have not arrived; asked again, those that are still missing. */
  presignParts(expected: Expected & { exactBytes: number }): Promise<FilePart[]>;
  /** Says that all parts are sent. Answers false where one is missing. */
  joinParts(expected: { key: string; exactBytes: number }): Promise<boolean>;
  /** Keys of bytes that arrived without a word and are not sealed. None where the store says so by itself. */
  arrivals(): Promise<string[]>;
  /**
   * Fixes what has arrived as the bytes of the key, or answers null where nothing has. A second call answers the same.
   * @throws PortalError too_large or bad_request for a length that was not agreed on
   */
  seal(expected: Pick<Expected, 'key' | 'maxBytes' | 'exactBytes'>): Promise<Arrival | null>;
  /** Forgets what was sent for a key. Answers whether that was anything else than what was sealed. */
  discard(key: string): Promise<boolean>;
  /** Forgets what was sent of files of an audit that never came whole; what came whole is among its keys. */
  discardOf(auditId: string): Promise<void>;
  /**
   * Forgets what was sent more than a day ago and never came whole. Nothing to do where the store does so by itself.
   */
  discardAbandoned(): Promise<void>;

  /** Size in bytes, or null where there is no such object. */
  size(key: string): Promise<number | null>;
  read(key: string): Promise<Readable>;
  /**
   * A path on this machine that holds the object: the disk store's own file; another store copies it into a
   * new folder below `folder`.
   * @param sha256 what it must be; by default what was noted when it was published
   * @throws ChangedBytes where it is not
   */
  local(key: string, folder: string, sha256?: string): Promise<string>;
  /** Moves a finished local file in under a final key: temporary name, fsync, rename. */
  publish(localPath: string, key: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every key of one audit, in order: those with a part eoa=<audit ID>. */
  keysOf(auditId: string): Promise<string[]>;
  /** Every key of final bytes, in order. */
  keys(): Promise<string[]>;
  /** Whether it can be written to. */
  ready(): Promise<boolean>;
}
