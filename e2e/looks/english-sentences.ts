import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { DATASETS } from '#datasets/index.ts';
import { vocabularyOf } from '#datasets/kit/vocabulary-of.ts';
import { ROOT } from '../../scripts/source-files.ts';

/** Where the words of screens and server are, one folder a language. */
const CATALOGS = ['web/messages', 'server/words'];
/** These import Markdown, which only the bundler can: their text is read beside them. */
const OF_THE_BUNDLER = ['numbers.ts'];

/** In place of what a sentence takes. */
const GIVEN = '\u0001';

/** Every text of a module, and of a sentence what stays whatever it takes. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(GIVEN);
  // A sentence takes texts and numbers.
  if (typeof value === 'function') return textsIn(called(value as (...given: string[]) => unknown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A sentence that wants more than texts is left to the words that only English has. */
function called(sentence: (...given: string[]) => unknown): unknown {
  try {
    return sentence(...Array.from({ length: sentence.length }, () => GIVEN));
  } catch {
    return null;
  }
}

async function catalogsOf(language: 'en' | 'es'): Promise<string[]> {
  // The modules of the web read the choice of the browser when they are loaded.
  Object.assign(globalThis, { localStorage: { getItem: () => null } });
  const files = CATALOGS.flatMap((folder) =>
    readdirSync(join(ROOT, folder, language), { withFileTypes: true })
      .filter(({ name }) => /^[\w-]+\.ts$/.test(name) && ![...OF_THE_BUNDLER, 'catalogue.ts'].includes(name))
      .map(({ name }) => join(ROOT, folder, language, name)),
  );
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap(textsIn);
}

/** What the API says of the files: labels, rules, fixes. */
async function describedIn(base: string, language: string): Promise<string[]> {
  const answer = await fetch(`${base}/api/datasets`, { headers: { 'accept-language': language } });
  return textsIn(await answer.json());
}

const page = (name: string): string[] => readFileSync(join(ROOT, name), 'utf8').split(/\n\s*\n|\n- |\*\*|: /);

const normal = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every English text of at least three words that is not a Spanish text or part of one. */
export async function englishSentences(base: string): Promise<string[]> {
  const [english, spanish] = await Promise.all(
    (['en', 'es'] as const).map(async (language) => [
      ...(await catalogsOf(language)),
      ...(await describedIn(base, language)),
      ...page(language === 'en' ? 'docs/numbers.md' : 'docs/numbers.es.md'),
    ]),
  );
  const all = (spanish ?? []).map(normal).join('\n');
  const long = (english ?? []).map(normal).filter((text) => text.split(' ').length >= 3 && !all.includes(text));
  return [...new Set(long)];
}

/**
 * Words that no Spanish text has, within a sentence. Titles of courses and names have others of
 * English, such as 'and' and 'of'.
 */
const ENGLISH_WORDS =
  /\b(the|is|are|was|were|this|that|these|with|which|your|you|not|been|have|from|will|cannot|could|than|then|their|they|because|rows?|files?|students|courses|upload(ed)?)\b/g;

/** Names that stay as files have them: datasets, columns and values. */
const SCED = 'School Courses for the Exchange of Data';
const NAMES = DATASETS.flatMap(({ label, columns }) => [
  SCED,
  label,
  ...columns.flatMap((column) => [
    column.label,
    ...(vocabularyOf(column)?.values ?? []).flatMap((one) => [one.label, one.value]),
  ]),
]).sort((one, other) => other.length - one.length);

/** Whole words alone: the grade C would leave 'are' of 'Patient Care'. */
const WHOLE_NAME = new RegExp(
  `(?<![\\p{L}\\d])(${NAMES.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})(?![\\p{L}\\d])`,
  'gu',
);

const withoutNames = (text: string): string => text.replaceAll(WHOLE_NAME, '');

/** What is read on the page as it is, and by whoever hears it: one text a paragraph, cell, button. */
export const readTexts = (at: Page): Promise<string[]> =>
  at.evaluate(() => {
    const texts = new Set<string>();
    /** Content of a file, and what is said to be in another language. */
    const aside = 'script, style, noscript, svg style, code, kbd, [lang="en"], [translate="no"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement;
      if (element.closest(aside) || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.add(element.getAttribute(name) ?? '');
      const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
      const hasText = Array.from(element.childNodes).some((child) => child instanceof Text && child.data.trim() !== '');
      if (!hasText) continue;
      let block = element;
      while (isInline && block.parentElement && /^inline$|^contents$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      texts.add(block.innerText ?? block.textContent ?? '');
    }
    texts.delete('');
    return [...texts];
  });

/** The English on a Spanish page. */
export function englishIn(texts: readonly string[], sentences: readonly string[]): string[] {
  return texts.map(normal).flatMap((text) => {
    const rest = withoutNames(text);
    const sentence = sentences.find((one) => text.includes(one));
    if (sentence !== undefined) return [`'${sentence}' in '${text.slice(0, 200)}'`];
    const words = rest.match(ENGLISH_WORDS) ?? [];
    return words.length > 0 ? [`${words.join(', ')} in '${text.slice(0, 200)}'`] : [];
  });
}
