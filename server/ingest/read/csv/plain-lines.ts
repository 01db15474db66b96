import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startOf } from './dialect.ts';
import { type Utf8File, wholeLines } from './encoding.ts';
import type { Dialect } from './records.ts';

/** Of fewer lines nine in ten say nothing. */
const FEWEST_LINES = 3;
const MOST = 0.9;

const FORM_FEED = '\f';

/**
 * The file with its texts in double quotation marks, where it has them in single ones, as programs of databases write
 * them: 'O''Brien','Ada'; an apostrophe that keeps the zeros of an ID in a spreadsheet program is never closed. And
 * without the form feeds of printed pages, which hide that a header comes again. Any other file is returned as it is.
 */
export function plainLines(
  text: Utf8File,
  { delimiter, skip }: Dialect,
  folder: string,
): { text: Utf8File; isQuoted: boolean } {
  const start = startOf(text.path, skip).toString('utf8');
  const sign = `\\${delimiter === '\t' ? 't' : delimiter}`;
  const cell = new RegExp(`(^|${sign})'((?:[^'\\\\]|''|\\\\.)*)'(?=${sign}|\\s*$)`, 'g');
  const isQuoted = hasSingleQuotes(start, cell, new RegExp(`(?:^|${sign})'`, 'g'));
  if (!isQuoted && !start.includes(FORM_FEED)) return { text, isQuoted };
  const change = (line: string) => {
    const plain = line.replaceAll(FORM_FEED, '');
    return isQuoted ? plain.replace(cell, inDouble) : plain;
  };
  return { text: rewritten(text, join(folder, 'plain.csv'), change), isQuoted };
}

const inDouble = (_cell: string, before: string, text: string): string =>
  `${before}"${text.replaceAll("''", "'").replaceAll("\\'", "'").replaceAll('"', '""')}"`;

/** A line that is one text in quotation marks, with those of its cells doubled, and perhaps empty cells behind it. */
const QUOTED_LINE = /^(\uFEFF?)"((?:[^"]|"")*)"[,;\t]*(?=[\r\n]*$)/;
/** A text with fewer signs between its cells may be a name: 'Ruiz, Ana'. */
const FEWEST_SIGNS = 2;
const SIGNS = /[,;\t|^~]/g;

/**
 * The file without the quotation marks around whole lines, as programs write them that take each line of a file for one
 * text: "501,""Ruiz, Ana"",12". Null where it has none.
 */
export function withoutQuotedLines(text: Utf8File, folder: string): Utf8File | null {
  const lines = startOf(text.path, text.skip)
    .toString('utf8')
    .split(/[\r\n]+/)
    .filter(Boolean)
    .slice(0, -1);
  const quoted = lines.flatMap((line) => QUOTED_LINE.exec(line)?.[2] ?? []);
  const isWhole = quoted.length >= FEWEST_LINES - 1 && quoted.length >= lines.length * MOST;
  if (!isWhole || quoted.some((line) => (line.match(SIGNS)?.length ?? 0) < FEWEST_SIGNS)) return null;
  const change = (line: string) =>
    line.replace(QUOTED_LINE, (_line, mark: string, cells: string) => mark + cells.replaceAll('""', '"'));
  return rewritten(text, join(folder, 'lines.csv'), change);
}

/** Nine lines in ten below the header have such a cell, and nine cells in ten that begin with the mark end with it. */
function hasSingleQuotes(start: string, cell: RegExp, opening: RegExp): boolean {
  if (!start.includes("'")) return false;
  // The last line may be cut.
  const lines = start
    .split(/[\r\n]+/)
    .filter(Boolean)
    .slice(0, -1);
  const closed = lines.map((line) => line.match(cell)?.length ?? 0);
  const open = lines.reduce((sum, line) => sum + (line.replace(cell, '$1').match(opening)?.length ?? 0), 0);
  const cells = closed.reduce((sum, count) => sum + count, 0);
  return (
    lines.length >= FEWEST_LINES &&
    closed.filter((count) => count > 0).length >= (lines.length - 1) * MOST &&
    cells >= (cells + open) * MOST
  );
}

/** Line by line; doubtful lines are found by their place in the file, which moves. */
function rewritten(text: Utf8File, path: string, change: (line: string) => string): Utf8File {
  const [source, target] = [openSync(text.path, 'r'), openSync(path, 'w')];
  const oddLines: Utf8File['oddLines'] = [];
  let [from, to, next] = [0, 0, 0];
  try {
    for (const lines of wholeLines(source)) {
      const parts: Buffer[] = [];
      for (const line of lines.toString('utf8').split(/(?<=[\r\n])/)) {
        const changed = Buffer.from(change(line));
        from += Buffer.byteLength(line);
        for (let odd = text.oddLines[next]; odd && odd.offset < from; odd = text.oddLines[++next])
          oddLines.push({ ...odd, offset: to });
        to += changed.length;
        parts.push(changed);
      }
      writeSync(target, Buffer.concat(parts));
    }
  } finally {
    for (const file of [source, target]) closeSync(file);
  }
  return { ...text, path, oddLines };
}
