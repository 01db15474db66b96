import { type Block, type Inline, NUMBER_SECTIONS } from '#web/app/numbers.ts';

/** What a popover says of one section of docs/numbers.md, which Help shows whole. */
export interface AboutNumber {
  /** First paragraph of the section. */
  lead: string;
  /** '- **Name**: words', of which the first sentence is the formula. */
  parts: readonly { name: string; words: string }[];
  /** `topic` of the section's address in Help. */
  topic: string;
}

const firstSentence = (text: string) => text.replace(/(?<=\.) .*/, '');
const textOf = (words: readonly Inline[]) => words.map(({ text }) => text).join('');

function leadOf([first]: readonly Block[]): string {
  return first?.kind === 'paragraph' ? textOf(first.words) : '';
}

/** Items of a list that begin with a bold name and a colon. */
function partsOf(block: Block): { name: string; words: string }[] {
  if (block.kind === 'paragraph') return [];
  return block.items.flatMap(([name, ...words]) => {
    const rest = textOf(words);
    return name?.bold && rest.startsWith(': ') ? [{ name: name.text, words: firstSentence(rest.slice(2)) }] : [];
  });
}

/** How the number with this title is computed, in plain words; undefined where docs/numbers.md has no such section. */
export function aboutNumber(title: string): AboutNumber | undefined {
  const section = NUMBER_SECTIONS.find((one) => one.title === title);
  if (section === undefined) return undefined;
  return { topic: section.slug, lead: leadOf(section.blocks), parts: section.blocks.flatMap(partsOf) };
}
