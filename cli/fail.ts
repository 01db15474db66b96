/** Says why a command did nothing. @returns the exit code */
export function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
