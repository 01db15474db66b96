import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from './test-once.ts';

const BINARIES = '/usr/lib/postgresql';
const CLUSTER = 'postgresql';

/** The newest PostgreSQL of this machine that can make a cluster, or null. */
export function newestBinaries(): string | null {
  if (!existsSync(BINARIES)) return null;
  const versions = readdirSync(BINARIES).filter((version) => existsSync(join(BINARIES, version, 'bin', 'initdb')));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(BINARIES, newest, 'bin');
}

/** One PostgreSQL for all test files of a run, on a socket in the shared folder alone. Answers its address. */
export async function clusterUrl(binaries: string): Promise<string> {
  const folder = await once(CLUSTER, (empty) => start(binaries, empty));
  return `postgresql://postgres@localhost/postgres?host=${folder}`;
}

export function stopCluster(shared: string): void {
  const folder = join(shared, CLUSTER);
  const binaries = newestBinaries();
  if (binaries === null || !existsSync(join(folder, 'data', 'postmaster.pid'))) return;
  command(binaries, folder)('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
}

/** Ends it as a crash does, and starts it again: it recovers from its log. */
export function crashCluster(shared: string, binaries: string): void {
  stopCluster(shared);
  const folder = join(shared, CLUSTER);
  serve(binaries, folder);
}

function start(binaries: string, folder: string): void {
  if (isRoot()) {
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
    chmodSync(dirname(folder), 0o711); // the user postgres passes through the shared folder, which is root's
  }
  const data = join(folder, 'data');
  const run = command(binaries, folder);
  run('initdb', '--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '-D', data);
  serve(binaries, folder);
}

function serve(binaries: string, folder: string): void {
  const data = join(folder, 'data');
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=400`;
  command(binaries, folder)('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
}

/** PostgreSQL refuses to run as root, so root hands its programs to the user postgres. */
const command =
  (binaries: string, cwd: string) =>
  (program: string, ...args: string[]): void => {
    const whole = [join(binaries, program), ...args];
    const [file = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...whole] : whole;
    execFileSync(file, rest, { stdio: 'ignore', cwd });
  };

const isRoot = () => process.getuid?.() === 0;
