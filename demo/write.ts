import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFiles } from './files.ts';

/** Writes demo/good, demo/bad and demo/README.md. */
for (const { path, text } of makeFiles()) {
  const target = join(import.meta.dirname, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
