import { numbers } from '#web/messages/en/numbers.ts';
import english from '../../docs/numbers.md?raw';

export type Inline = { text: string; bold: boolean };
export type Block = { kind: 'paragraph'; words: Inline[] } | { kind: 'list'; items: Inline[][] };

export interface NumberSection {
  /** Part of the address, in every language: 'eoa-cohort'. */
  slug: string;
  title: string;
  blocks: readonly Block[];
  /** Everything in it, for searching. */
  text: string;
}

/** '**Name**: words' in pieces. */
function inlines(text: string): Inline[] {
  const pieces = text.replaceAll(/\s+/g, ' ').trim().split('**');
  return pieces.map((piece, index) => ({ text: piece, bold: index % 2 === 1 })).filter(({ text }) => text !== '');
}

function block(paragraph: string): Block {
  if (!paragraph.startsWith('- ')) return { kind: 'paragraph', words: inlines(paragraph) };
  return { kind: 'list', items: paragraph.slice(2).split(/\n- /).map(inlines) };
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function section(markdown: string): Omit<NumberSection, 'slug'> {
  const [title = '', ...rest] = markdown.split('\n');
  const body = rest.join('\n').trim();
  return {
    title,
    blocks: body.split(/\n\s*\n/).map(block),
    text: `${title} ${body}`.replaceAll('**', '').replaceAll(/\s+/g, ' '),
  };
}

/** '# Title' and its introduction, then one piece for each '## Title'. */
export const sectionsOf = (markdown: string) => markdown.trim().replace(/^# /, '').split(/^## /m).map(section);

const IN_ENGLISH = sectionsOf(english);

/**
 * Sections of docs/numbers.md in the language of this visit, which use headings, paragraphs, flat lists and bold only.
 * The introduction comes first. Their addresses are the English ones.
 */
export const NUMBER_SECTIONS: readonly NumberSection[] = sectionsOf(numbers.source).map((one, index) => ({
  slug: slugOf(IN_ENGLISH[index]?.title ?? one.title),
  ...one,
}));
