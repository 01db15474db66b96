import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { S3_SERVER_FOLDER, S3_SERVER_MODULE } from '#server/platform/storage/s3/test-server.ts';

type FoundProgram = { found: true; path: string } | { found: false; why: string };

/** For programs that are of no use without it: ends this one, and says why. */
export function ensured(name: string, program: FoundProgram): void {
  if (program.found) return;
  process.stderr.write(`This needs ${name}: ${program.why}\n`);
  process.exit(1);
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Debian's own packages, and only as root: nothing else on a machine is ours to change. */
function installByApt(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  process.stdout.write(`Installing Debian's ${name} for the tests ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  return (
    apt(['install', '-y', '--no-install-recommends', name]) ||
    (apt(['update']) && apt(['install', '-y', '--no-install-recommends', name]))
  );
}

function postgresFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .filter((version) => Number(version) >= 15)
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL >= 15 of this machine, or a database named by TEST_DATABASE_URL. */
export function ensurePostgres(): FoundProgram {
  if (process.env.TEST_DATABASE_URL) return { found: true, path: process.env.TEST_DATABASE_URL };
  const path = postgresFolder() ?? (installByApt('postgresql') ? postgresFolder() : undefined);
  return path
    ? { found: true, path }
    : {
        found: false,
        why: 'no PostgreSQL >= 15 on this machine. Install it, or set TEST_DATABASE_URL to an empty database.',
      };
}

/**
 * The S3 server of the tests (versitygw), built once from its Go module and kept outside of the project: minutes the
 * first time, nothing after. Built beside other checks, so it is waited for last.
 */
export async function ensureS3Server(): Promise<FoundProgram> {
  const path = join(S3_SERVER_FOLDER, 'versitygw');
  if (existsSync(path)) return { found: true, path };
  const go = onPath('go') ?? ['/usr/local/go/bin/go', '/usr/lib/go/bin/go'].find((program) => existsSync(program));
  if (go === undefined) return { found: false, why: 'no Go on this machine to build it with.' };
  process.stdout.write('Building the S3 server of the tests, once ...\n');
  const env = { ...process.env, GOBIN: S3_SERVER_FOLDER };
  const built = await new Promise<boolean>((resolve) => {
    const build = spawn(go, ['install', S3_SERVER_MODULE], { env, stdio: 'ignore' });
    build.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
  });
  return built ? { found: true, path } : { found: false, why: `\`go install ${S3_SERVER_MODULE}\` failed.` };
}

/**
 * A Chromium of this machine: its own, Debian's, or one that Playwright already has. Best without windows:
 * opening the same pages took chromium-headless-shell half the processor time of the whole browser (8.8 s beside
 * 16.3 s for four sign-ins).
 */
export function ensureChromium(): FoundProgram {
  const whole = () =>
    [onPath('chromium'), onPath('chromium-browser'), onPath('google-chrome'), chromium.executablePath()].find(
      (path) => path && existsSync(path),
    );
  const shell = () => onPath('chromium-headless-shell');
  const path =
    shell() ??
    (installByApt('chromium-headless-shell') ? shell() : undefined) ??
    whole() ??
    (installByApt('chromium') ? whole() : undefined);
  return path
    ? { found: true, path }
    : { found: false, why: 'no Chromium on this machine. Install it (Debian: apt-get install chromium).' };
}
