import numbers from '../../../docs/numbers.md?raw';

/** One section of docs/numbers.md, which Help shows whole: the words exist once. */
export interface AboutNumber {
  /** First paragraph of the section. */
  lead: string;
  /** '- **Name**: words', of which the first sentence is the formula. */
  parts: readonly { name: string; words: string }[];
  /** `topic` of the section's address in Help. */
  topic: string;
}

const firstSentence = (text: string) => text.replace(/(?<=\.) .*/, '');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const topicOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function parseSection(title: string, body: string): AboutNumber {
  const [lead = ''] = body.split(/\n\n/);
  const parts = body.matchAll(/^- \*\*(?<name>[^*]+)\*\*: (?<words>(?:.|\n(?! *\n|- |$))+)/gm);
  return {
    topic: topicOf(title),
    lead: oneLine(lead),
    parts: Array.from(parts, ({ groups }) => ({
      name: groups?.name ?? '',
      words: firstSentence(oneLine(groups?.words ?? '')),
    })),
  };
}

const SECTIONS = new Map(
  numbers
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...body] = section.split('\n');
      return [title.trim(), parseSection(title, body.join('\n').trim())] as const;
    }),
);

/** How the number with this title is computed, in plain words; undefined where docs/numbers.md has no such section. */
export const aboutNumber = (title: string): AboutNumber | undefined => SECTIONS.get(title);
