/** Seconds of one file of tests, on the clock. */
export interface FileTime {
  file: string;
  seconds: number;
}

const SHOWN = 10;

/** The slowest files, the slowest first: where the next minute is to be had. */
export const slowestFiles = (times: readonly FileTime[]): string[] =>
  [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
