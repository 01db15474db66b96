/** Every pointer to a page leads to one, and to a heading of it: in comments, sentences and Markdown links. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  absentDocumentsIn,
  anchorsOf,
  decisionsNamedIn,
  linksOf,
  pagesNamedIn,
  sourcesNamedIn,
  whyBroken,
} from './references.ts';
import { ROOT } from './source-files.ts';
import { textFiles } from './text-files.ts';

const OWN = /^scripts\/references/;
const paths = textFiles();
const files = paths
  .filter((file) => !OWN.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const pages = files.filter(({ file }) => file.endsWith('.md'));
const brokenOf = (references: readonly (ReturnType<typeof linksOf>[number] & { file: string })[]) =>
  references.flatMap((reference) => {
    const why = whyBroken(reference);
    return why === null ? [] : [`${reference.file}: ${reference.text} (${why})`];
  });

describe('a reference', () => {
  it('of a Markdown link leads to a file and a heading', () => {
    const links = pages.flatMap(({ file, text }) => linksOf(file, text).map((link) => ({ file, ...link })));
    expect(links.length).toBeGreaterThan(80);
    expect(brokenOf(links)).toEqual([]);
  });

  it('to a page in a comment or sentence leads to a file and a heading', () => {
    const named = files.flatMap(({ file, text }) => pagesNamedIn(file, text).map((page) => ({ file, ...page })));
    expect(named.length).toBeGreaterThan(200);
    expect(brokenOf(named)).toEqual([]);
  });

  it('to a source by its path or name leads to one, but where it will be made or was once', () => {
    const ends = new Set(paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))));
    const named = files
      .filter(({ file }) => file !== 'docs/adding.md' && !file.startsWith('docs/decisions/'))
      .flatMap(({ file, text }) => sourcesNamedIn(file, text).map((source) => ({ file, source })));
    expect(named.length).toBeGreaterThan(400);
    expect(named.filter(({ source }) => !ends.has(source))).toEqual([]);
  });

  it('is never to a document that the repository does not have', () => {
    expect(files.flatMap(({ file, text }) => absentDocumentsIn(text).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('to a decision by its number leads to one, and each number is given once', () => {
    const numbers = paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const named = files.flatMap(({ file, text }) => decisionsNamedIn(text).map((number) => ({ file, number })));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  it('to a place of a page leads to one: no page gives a name twice', () => {
    const twice = pages.flatMap(({ file, text }) => {
      const names = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, name = '']) => name);
      return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${file}#${name}`);
    });
    expect(twice).toEqual([]);
  });

  it('to a test in the table of threats leads to one', () => {
    const threats = readFileSync(join(ROOT, 'docs/threats.md'), 'utf8');
    const tests = [...threats.matchAll(/`([\w/-]+\.(?:test|journey)\.ts)`/g)].map(([, test = '']) => test);
    expect(tests.length).toBeGreaterThan(40);
    expect(tests.filter((test) => !paths.some((path) => `/${path}`.endsWith(`/${test}`)))).toEqual([]);
  });
});

describe('what the test sees', () => {
  it('a missing page, a missing heading, and a page that is there', () => {
    const text = 'docs/nothing.md docs/glossary.md#nothing docs/glossary.md#glossary (decisions/0001-stack.md)';
    expect(pagesNamedIn('docs/x.md', text).map(whyBroken)).toEqual(['no such file', 'no such heading', null, null]);
    expect(linksOf('docs/x.md', '[a](lake.md) [b](y.md) [c](https://e.org/y.md)').map(whyBroken)).toEqual([
      null,
      'no such file',
    ]);
  });

  it('headings as anchors, without their marks', () => {
    expect(anchorsOf('# A `b` (c)\n\n```\n# no heading\n```\n<a id="t1"></a>')).toEqual(new Set(['a-b-c', 't1']));
  });

  it('documents by other names', () => {
    expect(absentDocumentsIn('of the specification, decision 16 of the answers; specification 9')).toHaveLength(3);
  });
});

it('ARCHITECTURE.md has every folder of the first level, of server/ and of web/', () => {
  const map = pages.find(({ file }) => file === 'ARCHITECTURE.md')?.text ?? '';
  const folders = new Set(paths.flatMap((path) => /^(?:(?:server|web)\/)?([\w-]+)\//.exec(path)?.[1] ?? []));
  expect(folders.size).toBeGreaterThan(30);
  expect([...folders].filter((name) => !new RegExp(`[\`\\s/]${name}[\`\\s/]`).test(map))).toEqual([]);
});
