/**
 * Personal data of the fixtures, and where it must never be: lines of the log, answers that are errors, addresses,
 * jobs, lines of the audit log. Test portals hand over all of these; the runner looks after every test
 * (scripts/test/tripwire.ts).
 */
import { readFileSync } from 'node:fs';

const known = readFileSync(
  new URL('../datasets/fixtures/known-answers/clean/student_roster.csv', import.meta.url),
  'utf8',
);
const ids = new Set(
  known
    .split('\n')
    .slice(1)
    .map((line) => line.split(',', 1)[0])
    .filter(Boolean),
);

/**
 * Every ID, name and unreadable value of a student of test-two-schools.ts has qks; the IDs of the known
 * answers are nine digits.
 */
const PERSONAL = new RegExp(`qks|\\b(?:${[...ids].join('|')})\\b`, 'i');

/**
 * Tokens and signatures, and codes of transcripts, which have 22 characters: one of some hundred or thousand random
 * ones holds 'qks' by chance. Nothing of a student is as long without a break.
 */
const RANDOM = /(?<![\w-])(?:[\w-]{22}|[\w-]{40,})(?![\w-])/g;
export const withoutRandom = (text: string): string => text.replace(RANDOM, '');

/** Shared by the copies of this module that a worker may have. */
const shared = globalThis as { portalTripwire?: string[] };
shared.portalTripwire ??= [];
const caught = shared.portalTripwire;

export function mustHoldNobody(where: string, written: string): void {
  const text = withoutRandom(written);
  const at = text.search(PERSONAL);
  if (at >= 0) caught.push(`${where}: ${text.slice(Math.max(0, at - 200), at + 60)}`);
}

/** What was caught since the last time. */
export const takeCaught = (): string[] => caught.splice(0);
