import { afterEach, expect } from 'vitest';
import { mustHoldNobody, takeCaught } from '#server/test-tripwire.ts';

/** A line of the portal's log; what else goes to the standard error is the runner's. */
const isLogLine = (text: string): boolean => text.startsWith('{"level":');

const watched = process.stderr as typeof process.stderr & { isWatched?: true };
if (!watched.isWatched) {
  watched.isWatched = true;
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = ((chunk: unknown, ...rest: []) => {
    const text = String(chunk);
    if (!isLogLine(text)) return write(text, ...rest);
    mustHoldNobody('log', text);
    return true;
  }) as typeof process.stderr.write; // all its overloads begin with the text
}

afterEach(() => {
  expect(takeCaught(), 'personal data where none may be').toEqual([]);
});
