export const NO_AUDIT = 'This audit does not exist. `portal retention` lists them.\n';

/** Says why a command did nothing. @returns the exit code */
export function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
