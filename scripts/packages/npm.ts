import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../source-files.ts';

/** What an npm command prints: the npm that runs this, or the machine's. */
export async function npm(...args: string[]): Promise<{ code: number | null; out: string; error: string }> {
  const cli = process.env.npm_execpath;
  const [program, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(program, [...before, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail));
  const [code, out, error] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, error };
}
