const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** How many thousands are in the unit, and how many of it there are. */
function inUnit(bytes: number): [power: number, value: number] {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1);
  return [power, bytes / 1000 ** power];
}

/** 1_150_000 -> '1.2 MB': decimal units, as file managers show them. */
export function formatSize(bytes: number): string {
  const [power, value] = inUnit(bytes);
  return `${value.toLocaleString('en-US', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[power]}`;
}

/** A limit as people say it, rounded down: '4 GB' for the 4,294,967,296 bytes of 4 GiB. */
export function formatLimit(bytes: number): string {
  const [power, value] = inUnit(bytes);
  return `${Math.floor(value)} ${UNITS[power]}`;
}
