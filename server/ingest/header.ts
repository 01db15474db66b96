/** How many known headers a row holds, for the dataset it was uploaded as and for the others. */
export type HeaderScore = (cells: readonly string[]) => number;

/** The row with the most known headers; the first of equals. A score of 0 means that none is a header row. */
export function findHeader(
  rows: readonly (readonly string[])[],
  score: HeaderScore,
): { header: number; score: number } {
  let best = { header: 0, score: 0 };
  for (const [header, cells] of rows.entries()) {
    const found = score(cells);
    if (found > best.score) best = { header, score: found };
  }
  return best;
}
