import { ConfigError } from './config/config-error.ts';
import { FolderInUse } from './platform/database/lock.ts';
import { describeError } from './platform/logging/describe-error.ts';
import { WrongSecretsKey } from './platform/secrets/sealed.ts';

const CAUSES: Record<string, string> = {
  EADDRINUSE: 'The port is taken by another program. Stop it, or choose another with PORT.',
  EACCES: 'The portal may not write to its data folder, or not listen on its port. Check PORTAL_DATA_DIR and PORT.',
  EPERM: 'The portal may not write to its data folder. Check PORTAL_DATA_DIR.',
  EROFS: 'The data folder is read-only. Set PORTAL_DATA_DIR to a folder that can be written to.',
  ENOSPC:
    'The disk of the data folder is full. Free at least 256 MB, or set PORTAL_DATA_DIR to a folder on another disk.',
  ENOTDIR: 'PORTAL_DATA_DIR is not a folder.',
  EEXIST: 'PORTAL_DATA_DIR is not a folder.',
  ECONNREFUSED: 'The database does not answer. Check DATABASE_URL.',
  ENOTFOUND: 'The database’s host is not known. Check DATABASE_URL.',
  '28P01': 'The database refuses the user or password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '42501': 'The database user in DATABASE_URL may not create roles or tables.',
};

/** What PGlite says of files that do not fit together: the WebAssembly of PostgreSQL ends without a word of its own. */
const DAMAGED = /^(Aborted\(|PGlite failed to initialize)/;

/** One sentence for the person who starts the portal; for what no one foresaw, where it happened. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  if (error instanceof WrongSecretsKey)
    return 'PORTAL_SECRETS_KEY is not the one that the keys in the database were encrypted with.';
  const described = describeError(error);
  const cause = CAUSES[described.code ?? ''];
  if (cause !== undefined) return cause;
  const words = error instanceof Error ? error.message : String(error);
  if (DAMAGED.test(words))
    return 'The embedded database in PORTAL_DATA_DIR cannot be opened: it is damaged, or was copied while a portal ran on it. Restore a backup into an empty folder.';
  return `The portal could not start: ${words}\n${described.at ?? ''}`;
}
