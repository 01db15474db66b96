import type { Readable } from 'node:stream';

/** A place for bytes. Keys are made of server ids only: raw/eoa=<audit id>/<file id>, lake/type=.../rows.parquet. */
export interface Store {
  /** An absolute address that takes exactly one PUT of this key until it expires. */
  presignPut(put: { key: string; maxBytes: number; exactBytes: number | null; expiresAt: Date }): string;
  /** Size in bytes, or null where there is no such object. */
  size(key: string): Promise<number | null>;
  read(key: string): Promise<Readable>;
  /** A path on this machine that holds the object (the disk store's own file; another store copies it into `folder`). */
  local(key: string, folder: string): Promise<string>;
  /** Moves a finished local file in under a final key: temporary name, fsync, rename. */
  publish(localPath: string, key: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every key of one audit, in order: those with a part eoa=<audit id>. */
  keysOf(auditId: string): Promise<string[]>;
}
