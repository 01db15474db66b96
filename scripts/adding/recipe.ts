import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of docs/adding.md: a whole file, or lines that are added to one and taken from it. */
interface Change {
  kind: 'whole' | 'diff';
  file: string;
  text: string;
}

const BLOCK = /^```(?<kind>tsx?|sql|diff) (?<file>\S+)\n(?<text>[\s\S]*?)^```$/gm;

export const changesIn = (page: string): Change[] =>
  [...page.matchAll(BLOCK)].map(({ groups }) => ({
    kind: groups?.kind === 'diff' ? 'diff' : 'whole',
    file: groups?.file ?? '',
    text: groups?.text ?? '',
  }));

/** Makes the change below `root`. Throws where the lines around it are not there, or more than once. */
export function make({ kind, file, text }: Change, root: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (kind === 'whole') writeFileSync(path, text);
  else writeFileSync(path, changed(readFileSync(path, 'utf8'), text, file));
}

function changed(source: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (signs: string) =>
    lines
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => line.slice(1))
      .join('\n');
  const parts = source.split(side(' -'));
  if (parts.length !== 2)
    throw new Error(`${file} has the lines of the recipe ${parts.length - 1} times:\n${side(' -')}`);
  return parts.join(side(' +'));
}
