import source from '../../docs/numbers.md?raw';

export type Inline = { text: string; bold: boolean };
export type Block = { kind: 'paragraph'; words: Inline[] } | { kind: 'list'; items: Inline[][] };

export interface NumberSection {
  /** Part of the address: 'eoa-cohort'. */
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

function section(markdown: string): NumberSection {
  const [title = '', ...rest] = markdown.split('\n');
  const body = rest.join('\n').trim();
  return {
    slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    blocks: body.split(/\n\s*\n/).map(block),
    text: `${title} ${body}`.replaceAll('**', '').replaceAll(/\s+/g, ' '),
  };
}

/** Sections of docs/numbers.md, which uses headings, paragraphs, flat lists and bold only. The introduction comes first. */
export const NUMBER_SECTIONS: readonly NumberSection[] = source.trim().replace(/^# /, '').split(/^## /m).map(section);
