import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '#server/config/settings.ts';
import { ROOT } from './source-files.ts';

const PAGE = join(ROOT, 'docs/operations.md');

/** docs/operations.md with its settings table made from server/config/settings.ts. */
export function operationsPage(): { written: string; made: string } {
  const written = readFileSync(PAGE, 'utf8');
  const rows = Object.entries(SETTINGS).map(([name, { means }]) => `| \`${name}\` | ${means} |`);
  const table = ['| Variable | Meaning |', '|---|---|', ...rows].join('\n');
  return { written, made: written.replace(/(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/, `$1${table}\n$2`) };
}

if (import.meta.main) writeFileSync(PAGE, operationsPage().made);
