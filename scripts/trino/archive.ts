import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The newest whose server is on Maven Central. */
const VERSION = '476';
const SHA1 = 'c9b38be4017ebd2f7095455aaac772fb40247ebe';
const ADDRESS = `https://repo1.maven.org/maven2/io/trino/trino-server/${VERSION}/trino-server-${VERSION}.tar.gz`;
const LEAST_JAVA = 24;

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'opportunity-audit-portal');
/** Outlives a run. Of 900 MB the program and the plugin for Parquet are kept: 370 MB. */
export const TRINO_FOLDER = join(CACHE, `trino-${VERSION}`);

export type Found = { found: true } | { found: false; why: string };

/** Trino's server, once from Maven Central, and a Java that runs it. */
export async function ensureTrino(): Promise<Found> {
  if (javaHome() === null)
    return { found: false, why: `no Java ${LEAST_JAVA} or newer in JAVA_HOME or /usr/lib/jvm to run it.` };
  if (existsSync(TRINO_FOLDER)) return { found: true };
  process.stdout.write('Downloading Trino, once (820 MB) ...\n');
  mkdirSync(CACHE, { recursive: true });
  const archive = join(CACHE, `trino-${VERSION}.tar.gz`);
  const unpacked = `${TRINO_FOLDER}.part`;
  try {
    await download(archive);
    mkdirSync(unpacked, { recursive: true });
    const top = `trino-server-${VERSION}`;
    const args = ['xzf', archive, '-C', unpacked, '--strip-components=1', `${top}/lib`, `${top}/plugin/hive`];
    if (spawnSync('tar', args, { stdio: 'inherit' }).status !== 0) throw new Error('tar could not unpack it');
    renameSync(unpacked, TRINO_FOLDER);
    return { found: true };
  } catch (error) {
    return { found: false, why: `${ADDRESS} could not be had: ${error instanceof Error ? error.message : error}.` };
  } finally {
    rmSync(archive, { force: true });
    rmSync(unpacked, { recursive: true, force: true });
  }
}

async function download(path: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(ADDRESS, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
  const hash = createHash('sha1');
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  await pipeline(answer, hashed, createWriteStream(path));
  if (hash.digest('hex') !== SHA1) throw new Error('its bytes are others than expected');
}

/** A Java that is new enough; null: none. */
export function javaHome(): string | null {
  const folder = '/usr/lib/jvm';
  const homes = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [process.env.JAVA_HOME ?? '', ...homes].find((home) => versionOf(home) >= LEAST_JAVA) ?? null;
}

function versionOf(home: string): number {
  const file = join(home, 'release');
  if (home === '' || !existsSync(file) || !existsSync(join(home, 'bin/java'))) return 0;
  return Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}
