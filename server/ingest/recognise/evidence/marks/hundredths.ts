/** A quarter of a credit. Twenty-five whole credits are more than any course gives. */
export const LEAST = 25;
/** Of more than one credit it takes the form of such numbers to tell them from hours: '050', '0150'. */
const MOST_WITHOUT_ZEROS = 100;
const MOST = 2_000;
const FEWEST = 3;

/** Credits without a decimal point, in hundredths: quarters from 25 on, beside zeros alone. */
export function areHundredths(samples: readonly string[]): boolean {
  const cells = samples.map((sample) => sample.trim()).filter(Boolean);
  const credits = cells.filter((cell) => !/^0+$/.test(cell));
  const most = cells.some((cell) => /^0\d+$/.test(cell)) ? MOST : MOST_WITHOUT_ZEROS;
  const isQuarter = (cell: string) =>
    /^\d{2,4}$/.test(cell) && Number(cell) >= LEAST && Number(cell) <= most && Number(cell) % LEAST === 0;
  return credits.length >= FEWEST && credits.every(isQuarter);
}
