/** Writes the sources that a child runs from, without their types, as one file: node take-types-out.ts <target>. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['server/ingest', 'server/platform/lake', 'datasets'].map((name) => join(PROJECT, name));

const paths = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const sources = paths.map(
  (path) => [pathToFileURL(path).href, stripTypeScriptTypes(readFileSync(path, 'utf8'))] as const,
);
writeFileSync(process.argv[2] ?? '', serialize(new Map(sources)));
