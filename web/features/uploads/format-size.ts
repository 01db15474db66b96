const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** 1_150_000 -> '1.2 MB': decimal units, as file managers show them. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[power]}`;
}
