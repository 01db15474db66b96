/** Writes the sources that a child runs from, without their types, as one file: node take-types-out.ts <target>. */
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import { sourcesOfChild } from './sources.ts';

const sources = sourcesOfChild().map(
  (path) => [pathToFileURL(path).href, stripTypeScriptTypes(readFileSync(path, 'utf8'))] as const,
);
writeFileSync(process.argv[2] ?? '', serialize(new Map(sources)));
