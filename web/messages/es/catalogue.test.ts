import { afterAll, expect, test } from 'vitest';
import { type SomeWords, speak, spoken } from '../spoken.ts';
import { spanish } from './catalogue.ts';
import { NOT_YET } from './not-yet.ts';

/** The English words: what the modules hand to `spoken` while nothing is chosen. */
const modules = import.meta.glob<Record<string, unknown>>('../en/**/*.ts', { eager: true });
const english = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module).filter(([, value]) => typeof value === 'object')),
);

type Leaf = readonly [path: string, value: unknown];

/** Every text and every sentence with its path. */
function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
}

afterAll(() => speak({}));

test('says in Spanish everything that is said in English, but for what is listed', () => {
  const said = new Map(leaves(spanish, ''));
  const missing = leaves(english, '').filter(([path]) => !said.has(path));
  expect(missing.map(([path]) => path)).toEqual([...NOT_YET]);
});

test('says nothing that is not asked for, and no sentence where a text is expected', () => {
  const asked = new Map(leaves(english, ''));
  const odd = leaves(spanish, '').filter(([path, value]) => typeof asked.get(path) !== typeof value);
  expect(odd.map(([path]) => path)).toEqual([]);
});

/** Names of products are the same in every language. */
const isName = (path: string) => path.endsWith('.name');

test('is another language: texts of several words are not the English ones', () => {
  const asked = new Map(leaves(english, ''));
  const same = leaves(spanish, '').filter(
    ([path, value]) => typeof value === 'string' && value.includes(' ') && value === asked.get(path) && !isName(path),
  );
  expect(same.map(([path]) => path)).toEqual([]);
});

test('what is not translated falls back to English, word by word', () => {
  const english = { one: 'one', group: { two: 'two', three: 'three' }, many: (count: number) => `${count}` };
  const part: SomeWords<typeof english> = { one: 'uno', group: { two: 'dos' } };
  speak({ part });
  const words = spoken('part', english);
  expect(words).toMatchObject({ one: 'uno', group: { two: 'dos', three: 'three' } });
  expect(words.many(3)).toBe('3');
  expect(spoken('another', { one: 'one' })).toEqual({ one: 'one' });
});
