import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './source-files.ts';

export interface Reference {
  /** As written. */
  text: string;
  /** Path from the root; the file itself for '#anchor'. */
  path: string;
  anchor: string | null;
}

/** `[words](target)`. */
const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
/** The name of a page in a sentence or a comment: `docs/domain/grades.md#gpa`. */
const NAMED = /(?<![\w/.-])((?:\.{1,2}\/|[\w-]+\/)*[\w-]+\.md)(?:#([\w-]+))?/g;
/**
 * A module or a file of SQL in a sentence or a comment, with its folders or without:
 * `check/would-take.ts`, `grades.sql`.
 */
const NAMED_SOURCE = /(?<![\w/.'"#*>-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|sql|mjs))\b(?!\.)/g;
const COMMENT = /^\s*(\*|\/\*|\/\/|--)|\s\/\/\s/;
/** Documents that are not in the repository, however they are named. */
const ABSENT =
  /\bthe specification\b|\bspecification('s|,? (section )?\d)|\bdecision \d+ of\b|\bknown-answers decision\b|\bREADME of the known\b/gi;

/** Relative links of a Markdown page. */
export function linksOf(file: string, text: string): Reference[] {
  return [...withoutCode(text).matchAll(LINK)].map(([written, target = '', anchor]) => ({
    text: written,
    path: target === '' ? file : normalize(join(dirname(file), target)),
    anchor: anchor ?? null,
  }));
}

/** Pages named in any text: from the root, or from the folder of the file. */
export function pagesNamedIn(file: string, text: string): Reference[] {
  return [...text.matchAll(NAMED)].map(([written, page = '', anchor]) => {
    const near = normalize(join(dirname(file), page));
    return { text: written, path: existsSync(join(ROOT, near)) ? near : page, anchor: anchor ?? null };
  });
}

/** Sources named in the lines of a page, or in the comments of another file. */
export const sourcesNamedIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .filter((line) => file.endsWith('.md') || COMMENT.test(line))
    .flatMap((line) => [...line.matchAll(NAMED_SOURCE)].map(([, source = '']) => source));

/** `docs/decisions/0018` or `decisions/0018-...`: the numbers of decisions that are named. */
export const decisionsNamedIn = (text: string): string[] =>
  [...text.matchAll(/\bdecisions\/(\d{4})\b/g)].map(([, number = '']) => number);

export const absentDocumentsIn = (text: string): string[] => [...text.matchAll(ABSENT)].map(([written]) => written);

/** Why a reference leads nowhere; null where it leads somewhere. */
export function whyBroken({ path, anchor }: Reference): string | null {
  if (!existsSync(join(ROOT, path))) return 'no such file';
  if (anchor === null || !path.endsWith('.md')) return null;
  return anchorsOf(readFileSync(join(ROOT, path), 'utf8')).has(anchor) ? null : 'no such heading';
}

/** The anchors of a page as GitHub makes them of headings, and those written as `<a id>`. */
export function anchorsOf(page: string): Set<string> {
  const headings = [...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');
