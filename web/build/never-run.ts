import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * What comes along and is never run here: of libraries 11 kB (gzip) of what everyone loads first, of datasets 12
 * kB of the page of uploads.
 */
const NEVER_RUN = [
  // Schemas only read answers in the browser; JSON Schema is made of them by the server.
  /zod\/v4\/core\/(json-schema-processors|json-schema-generator|to-json-schema)\.js$/,
  // The sentences of schemas reach no one: an answer that does not fit is one error with words of our own.
  /zod\/v4\/locales\/en\.js$/,
  // The theme switches ripples off for every button (app/theme/components/buttons.ts).
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // A script for pages that a server renders, so that they do not flash.
  /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
  // Links that fetch pages ahead, which needs a server that renders them.
  /react-router\/dist\/production\/lib\/dom\/ssr\/(links|fog-of-war|single-fetch)\.js$/,
  // A theme for parts outside of every theme; here all are inside of one (Box has its own, below).
  /@mui\/material\/styles\/defaultTheme\.mjs$/,
  // Copies statics for `withTheme`, which nothing here is wrapped in.
  /hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
  // Layouts of vendors' files and of records without headers, which are for those who read files.
  /\/datasets\/[^/]+\/(layouts|records)\.ts$/,
  // What only shows beside other files: the server finds it, and says it in words.
  /\/datasets\/vocabulary\/matching-findings\.ts$/,
];

/** Makes the same theme again while it is loaded. */
const OWN_THEME = { module: /@mui\/material\/Box\/Box\.mjs$/, made: 'createTheme()', instead: '{}' };

const DECLARED = /^export (?:const|function|class) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;
/** Others read these, so they stay. */
const TEXTS = /^export const (\w+) = (?:'[^'\n]*'|"[^"\n]*");/gm;

/** What a module exports by name: 'a' and 'b' of `export const a` and `export { x as b }`. */
function namesIn(source: string): Set<string> {
  const declared = Array.from(source.matchAll(DECLARED), ([, name = '']) => name);
  const listed = Array.from(source.matchAll(LISTED), ([, names = '']) => names.split(',')).flat();
  const names = [...declared, ...listed.map((name) => name.trim().split(' as ').at(-1) ?? '')];
  return new Set(names.filter((name) => name !== '' && name !== 'default'));
}

/** A module with the same exports, which do nothing. */
function emptied(source: string): string {
  const texts = Array.from(source.matchAll(TEXTS), ([declaration, name = '']) => ({ declaration, name }));
  const names = namesIn(source);
  for (const { name } of texts) names.delete(name);
  const exported = [...names, 'default'].map((name) => `nothing as ${name}`);
  return [
    ...texts.map(({ declaration }) => declaration),
    'const nothing = () => null;',
    `export { ${exported} };`,
  ].join('\n');
}

export function neverRun(): Plugin {
  return {
    name: 'never-run',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (NEVER_RUN.some((module) => module.test(id))) return emptied(await readFile(id, 'utf8'));
      if (!OWN_THEME.module.test(id)) return null;
      return (await readFile(id, 'utf8')).replace(OWN_THEME.made, OWN_THEME.instead);
    },
  };
}
