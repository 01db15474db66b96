import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { Explained, explain } from './explain.mjs';

/**
 * Runs npm, quietly; its words are shown only when it fails. `node` (a path) becomes the Node
 * that npm's own scripts see.
 */
export function npm(args, { cwd, node }) {
  const cli = process.env.npm_execpath;
  const [program, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const env = {
    ...process.env,
    npm_config_loglevel: 'error',
    ...(node && { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...before, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Explained(`npm ${args[0]} said:\n${words.trim().slice(-1500)}\n\n${explain(new Error(words))}`)),
    );
  });
}
