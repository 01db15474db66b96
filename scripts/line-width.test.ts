import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './source-files.ts';
import { textFiles } from './text-files.ts';

/** As `lineWidth` in biome.json, which holds it in code but neither in comments nor in SQL. */
const WIDEST = 120;
/** A reason for lint is one line. */
const COMMENT = /^\s*(\/\/(?! biome-ignore)|\/\*|\*)/;
/** What is applied once is never changed again. */
const APPLIED = /^server\/platform\/database\/(migrations|releases)\//;
/** What has no blank to break it at, such as an address, may be as long as it is. */
const BREAKABLE = /^.{40,119}\S\s+\S/;

const isHeld = (file: string, line: string): boolean =>
  (/\.(ts|tsx|mjs)$/.test(file) && COMMENT.test(line)) || (file.startsWith('server/quality/') && file.endsWith('.sql'));

it('comments, and the SQL of numbers, are no wider than code', () => {
  const wide = textFiles()
    .filter((file) => !APPLIED.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length > WIDEST && isHeld(file, line) && BREAKABLE.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
  expect(wide).toEqual([]);
});
