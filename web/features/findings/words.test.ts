import { expect, test } from 'vitest';
import { MEASURE_IDS, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { FINDINGS_FILE, type FindingsFileWords } from '#server/words/findings-file.ts';
import { findings as english } from '#web/messages/en/findings/findings.ts';
import { findingsReport as englishReport } from '#web/messages/en/findings/findings-report.ts';
import { findings as spanish } from '#web/messages/es/findings/findings.ts';
import { findingsReport as spanishReport } from '#web/messages/es/findings/findings-report.ts';

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
  /\b(because|due to|caused?|fail\w*|worse|worst|better|best|underperform\w*|rank\w*|top|bottom|leading|lagging|poor(ly)?|weak\w*|deficien\w*|behind|achievement gap|should)\b/i;
const JUZGA =
  /(porque|debido a|a causa de|por culpa|fracas\w*|reprob\w*|peor(es)?|mejor(es)?|rezag\w*|atrasad\w*|deficien\w*|clasificad\w*|ranking|los primeros|los últimos|bajo rendimiento|debería)/i;

/** Titles of measures and groups by their IDs are words of the screens, too. */
const withoutNames = ({ question: _, group: __, ...words }: FindingsFileWords) => words;

/** Everything that screens, the report and the files say of findings. */
const SAID = [
  { language: 'English', words: [english, englishReport, withoutNames(FINDINGS_FILE.en)], judges: JUDGES },
  { language: 'Spanish', words: [spanish, spanishReport, withoutNames(FINDINGS_FILE.es)], judges: JUZGA },
];

test.each(SAID)('no sentence in $language names a cause, gives a verdict or ranks', ({ words, judges }) => {
  const said = words.flatMap(sentences);
  expect(said.length).toBeGreaterThan(280);
  expect(said.filter((sentence) => judges.test(sentence))).toEqual([]);
});

test('the words are found out', () => {
  for (const sentence of ['Learners fail because of it', 'the worst school', 'top rank'])
    expect(sentence).toMatch(JUDGES);
  for (const sentence of ['porque reprobaron', 'las peores escuelas', 'bajo rendimiento'])
    expect(sentence).toMatch(JUZGA);
});

test.each([
  ['English', english, JUDGES],
  ['Spanish', spanish, JUZGA],
])('what stands out is said in %s of every measure and group, of one student and of several', (_, words, judges) => {
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
          const said = words.standOut.sentence(String(count), count, group, words.measures[measure].would, several);
          expect(said).toContain(group);
          expect(said).not.toMatch(judges);
          expect(said).toMatch(/^\d+ .+\.$/);
          expect(said).not.toMatch(/undefined|null|NaN| {2}/);
        }
      }
    }
  }
});
