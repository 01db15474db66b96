import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The newest whose server is on Maven Central. */
const VERSION = '476';
const SHA1 = 'c9b38be4017ebd2f7095455aaac772fb40247ebe';
const ARTIFACT = `io.trino:trino-server:${VERSION}:tar.gz`;
const LEAST_JAVA = 24;

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'opportunity-audit-portal');
/** Outlives a run. Of 900 MB the program and the plugin for Parquet are kept: 370 MB. */
export const TRINO_FOLDER = join(CACHE, `trino-${VERSION}`);

export type TrinoFound = { found: true } | { found: false; why: string };

/**
 * Trino's server, once from Maven Central by `mvn`, which knows the mirrors of its machine, and a Java that runs it.
 */
export async function ensureTrino(): Promise<TrinoFound> {
  if (javaHome() === null)
    return { found: false, why: `no Java ${LEAST_JAVA} or newer in JAVA_HOME or /usr/lib/jvm to run it.` };
  if (existsSync(TRINO_FOLDER)) return { found: true };
  process.stdout.write('Downloading Trino, once (820 MB) ...\n');
  mkdirSync(CACHE, { recursive: true });
  const unpacked = `${TRINO_FOLDER}.part`;
  const archive = join(unpacked, `trino-server-${VERSION}.tar.gz`);
  try {
    runProgram('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${unpacked}`]);
    if ((await sha1Of(archive)) !== SHA1) throw new Error('its bytes are not those expected');
    // Whole: its plugins share files by hard links.
    runProgram('tar', ['xzf', archive, '-C', unpacked, '--strip-components=1']);
    for (const plugin of readdirSync(join(unpacked, 'plugin')).filter((name) => name !== 'hive'))
      rmSync(join(unpacked, 'plugin', plugin), { recursive: true });
    rmSync(archive);
    renameSync(unpacked, TRINO_FOLDER);
    return { found: true };
  } catch (error) {
    return { found: false, why: `${ARTIFACT}: ${error instanceof Error ? error.message : error}.` };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

function runProgram(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ended with ${error?.message ?? status}`);
}

async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
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
