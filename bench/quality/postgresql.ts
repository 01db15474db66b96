import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../at-end.ts';

const BINARIES = '/usr/lib/postgresql';

export interface Server {
  url: string;
  stop(): void;
}

/** A PostgreSQL of the machine's own binaries on a temporary folder, or null where it has none. */
export function startPostgresql(): Server | null {
  if (!existsSync(BINARIES)) return null;
  const [newest] = readdirSync(BINARIES).sort((one, other) => Number(other) - Number(one));
  if (newest === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'bench-pg-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
  const run = (program: string, ...args: string[]) => {
    const command = [join(BINARIES, newest, 'bin', program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '-D', data);
  // More than its defaults: what a small server of its own would be given.
  const options = `-k ${folder} -c listen_addresses='' -c shared_buffers=512MB -c work_mem=128MB -c max_wal_size=4GB`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgresql://postgres@localhost/postgres?host=${folder}`,
    stop: atEnd(() => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}
