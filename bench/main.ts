/** `npm run bench <name> [options]`: one folder a benchmark; each prints a table with the ratios to its peers. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const [name = '', ...args] = process.argv.slice(2);
const program = join(import.meta.dirname, name, 'main.ts');
if (!/^[a-z-]+$/.test(name) || !existsSync(program)) {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  process.stderr.write(`Which benchmark? There are: ${names.join(', ')}.\n`);
  process.exit(2);
}
const { bench } = (await import(program)) as { bench(args: readonly string[]): Promise<void> }; // what every main.ts exports
await bench(args);
