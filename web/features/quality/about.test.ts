import { expect, test } from 'vitest';
import { quality } from '#web/messages/en/quality/quality.ts';
import { aboutNumber } from './about.ts';

const TITLES = [
  quality.demographics.title,
  quality.roster.title,
  quality.testScores.title,
  quality.transcripts.title,
  quality.cte.title,
  quality.matching.title,
  quality.catalogs.title,
  quality.waterfall.name,
];

test.each(TITLES)('docs/numbers.md explains %s', (title) => {
  expect(aboutNumber(title)?.lead).toMatch(/^[A-Z].+\.$/);
});

test('each of the four shares has its own formula: one sentence, unbroken, without marks', () => {
  const parts = aboutNumber('Matching')?.parts ?? [];
  expect(parts.map(({ name }) => name)).toEqual(Object.values(quality.matching.rows));
  expect(parts[1]?.words).toBe(
    'transcript rows of the cohort whose course code is in a course catalog, divided by all of them.',
  );
});
