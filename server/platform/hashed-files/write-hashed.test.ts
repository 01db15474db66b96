import { describe, expect, it } from 'vitest';
import { pagesAsCsv } from './write-hashed.ts';

async function* pages(...rows: (readonly Record<string, unknown>[])[]) {
  yield* rows;
}

describe('rows of a table as CSV', () => {
  it('are one table, whichever pages they come in, and never all in memory', async () => {
    const rows = [
      { id: 1, name: 'A "B"', chosen: { x: [1] }, gone: null },
      { id: 2, name: '', chosen: [], gone: undefined },
    ];
    const pieces: string[] = [];
    for await (const piece of pagesAsCsv(pages(rows.slice(0, 1), rows.slice(1)))) pieces.push(String(piece));
    expect(pieces).toHaveLength(2);
    expect(pieces.join('')).toBe('\uFEFFid,name,chosen,gone\r\n1,"A ""B""","{""x"":[1]}",\r\n2,,[],\r\n');
  });

  it('are an empty table where there are none', async () => {
    for await (const piece of pagesAsCsv(pages())) expect(String(piece)).toBe('\uFEFF\r\n');
    expect.assertions(1);
  });
});
