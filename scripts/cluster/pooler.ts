import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** pgbouncer in transaction mode before a PostgreSQL on a socket; null where this machine has none. */
export function startPooler(
  folder: string,
  port: number,
  postgres: URL,
): { url: string; process: ChildProcess } | null {
  if (PROGRAM === undefined) return null;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pgbouncer.ini');
  const socket = postgres.searchParams.get('host') ?? postgres.hostname;
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n');
  writeFileSync(
    file,
    `[databases]
* = host=${socket} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
  );
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ['-q', '-u', 'postgres', file] : ['-q', file];
  const child = spawn(PROGRAM, args, { stdio: 'ignore' });
  return { url: `postgresql://postgres@127.0.0.1:${port}${postgres.pathname}`, process: child };
}
