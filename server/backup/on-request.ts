import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { isAbsolute, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const NAME = 'portal.sock';
/** A longer path of a socket is cut off by Linux (108 bytes) and macOS (104). */
const LONGEST_PATH = 100;

const BackupAnswer = z.discriminatedUnion('is', [
  z.object({ is: z.literal('done'), sha256: z.string(), files: z.int(), damaged: z.array(z.string()) }),
  z.object({ is: z.literal('failed'), why: z.string() }),
]);
export type BackupAnswer = z.infer<typeof BackupAnswer>;

/** Relative where that is shorter. */
function socketPath(dataDir: string): string | null {
  const path = join(dataDir, NAME);
  const shortest = [path, relative(process.cwd(), path)].toSorted((a, b) => a.length - b.length)[0] ?? path;
  return Buffer.byteLength(shortest) > LONGEST_PATH ? null : shortest;
}

/**
 * The embedded database serves one process, so that process itself makes the backup, asked through a socket of the data
 * folder that its user alone can open.
 * @returns null where the path of the data folder is too long for a socket
 */
export async function makeBackupsOnRequest(
  dataDir: string,
  make: (folder: string) => Promise<BackupAnswer>,
): Promise<Server | null> {
  const path = socketPath(dataDir);
  if (path === null) return null;
  await rm(path, { force: true }); // of a process that was killed; the folder is locked to this one
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, make));
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  await chmod(path, 0o600);
  return server.unref();
}

async function answer(socket: Socket, make: (folder: string) => Promise<BackupAnswer>): Promise<void> {
  socket.on('error', () => {}); // whoever asked has gone; the backup is still made
  const folder = await text(socket).catch(() => '');
  const said: BackupAnswer = isAbsolute(folder)
    ? await make(folder).catch((error: unknown) => ({ is: 'failed', why: sentenceOf(error) }))
    : { is: 'failed', why: 'The folder of the backup must be an absolute path.' };
  socket.end(JSON.stringify(said));
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Asks the portal that runs on the data folder. @returns null where none does */
export async function askForBackup(dataDir: string, folder: string): Promise<BackupAnswer | null> {
  const path = socketPath(dataDir);
  if (path === null) return null;
  const socket = createConnection({ path, allowHalfOpen: true });
  const isThere = await new Promise((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
  if (!isThere) return null;
  socket.end(folder);
  return BackupAnswer.parse(JSON.parse(await text(socket)));
}
