import { expect, test } from 'vitest';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { aboutNumber } from './about.ts';

const TITLES = [
  qualityPanels.demographics.title,
  qualityPanels.roster.title,
  qualityPanels.testScores.title,
  qualityPanels.transcripts.title,
  qualityPanels.cte.title,
  qualityPanels.matching.title,
  qualityPanels.catalogs.title,
  qualityPanels.waterfall.name,
];

test.each(TITLES)('docs/numbers.md explains %s', (title) => {
  expect(aboutNumber(title)?.lead).toMatch(/^[A-Z].+\.$/);
});

test('each of the four shares has its own formula: one sentence, unbroken, without marks', () => {
  const parts = aboutNumber('Matching')?.parts ?? [];
  expect(parts.map(({ name }) => name)).toEqual(Object.values(qualityPanels.matching.rows));
  expect(parts[1]?.words).toBe(
    'transcript rows of the cohort whose course code is in a course catalog, divided by all of them.',
  );
});
