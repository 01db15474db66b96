// node with-sources.mjs <sources> <program> <folder>: runs a program of the child whose types are taken out already (without-types.ts).
// Plain JavaScript, since taking the types out of one file means to load what does it.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';

const [path, program] = process.argv.splice(2, 2);
const sources = deserialize(readFileSync(path));
registerHooks({
  load(url, context, next) {
    const source = sources.get(url);
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
await import(pathToFileURL(program).href);
