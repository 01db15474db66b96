import { expect, test } from 'vitest';
import { MEASURE_IDS, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { findings as english } from '#web/messages/en/findings.ts';
import { findings as spanish } from '#web/messages/es/findings.ts';

/** Every sentence of a catalog, with a word in place of each value that it takes. */
function sentences(of: unknown): string[] {
  if (typeof of === 'string') return [of];
  if (typeof of === 'function') {
    // Counts decide between forms, so both forms are said.
    return [1, 12].map((count) => String(of(count, count, count, count)));
  }
  return Object.values(of ?? {}).flatMap(sentences);
}

/** A cause, a verdict or a rank. */
const JUDGES =
  /\b(because|due to|caused?|fail\w*|worse|worst|better|best|underperform\w*|rank\w*|poor(ly)?|deficien\w*|behind|achievement gap|should)\b/i;
const JUZGA =
  /(porque|debido a|por culpa|fracas\w*|peor(es)?|mejor(es)?|rezag\w*|atrasad\w*|deficien\w*|clasificad\w*|bajo rendimiento)/i;

test.each([
  ['English', english, JUDGES],
  ['Spanish', spanish, JUZGA],
])('no sentence in %s names a cause, gives a verdict or ranks', (_, words, judges) => {
  const said = sentences(words);
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((sentence) => judges.test(sentence))).toEqual([]);
});

test.each([
  ['English', english],
  ['Spanish', spanish],
])('what stands out is said in %s of every measure and group, of one student and of several', (_, words) => {
  const people: Record<Trait, Record<string, readonly [string, string]>> = words.people;
  const groups: Record<Trait, Record<string, string>> = words.groups;
  for (const measure of MEASURE_IDS) {
    for (const [trait, values] of Object.entries(TRAITS) as [Trait, readonly string[]][]) {
      for (const value of values) {
        expect(groups[trait][value], `${trait} ${value}`).toBeTruthy();
        const [one, several] = people[trait][value] ?? ['', ''];
        for (const [count, group] of [
          [1, one],
          [12, several],
        ] as const) {
          const said = words.standOut.sentence(String(count), count, group, words.measures[measure].would);
          expect(said).toContain(group);
          expect(said).toMatch(/^\d+ .+\.$/);
          expect(said).not.toMatch(/undefined|null|NaN| {2}/);
        }
      }
    }
  }
});
