import { expect, it } from 'vitest';
import { sectionsOf } from '#web/app/numbers.ts';
import { numbers as english } from '../en/numbers.ts';
import { numbers } from './numbers.ts';
import { qualityPanels } from './quality/quality-panels.ts';

/** What a section is made of: paragraphs, and lists with this many bold names. */
const shapeOf = ({ blocks }: ReturnType<typeof sectionsOf>[number]) =>
  blocks.map((block) => (block.kind === 'paragraph' ? 'paragraph' : block.items.map(([first]) => first?.bold)));

it('explains in Spanish every number that is explained in English, part by part', () => {
  expect(sectionsOf(numbers.source).map(shapeOf)).toEqual(sectionsOf(english.source).map(shapeOf));
});

it('gives each card the section with its title, and each share its formula', () => {
  const titles = sectionsOf(numbers.source).map(({ title }) => title);
  const cards = [
    qualityPanels.demographics,
    qualityPanels.roster,
    qualityPanels.testScores,
    qualityPanels.transcripts,
    qualityPanels.cte,
    qualityPanels.catalogs,
  ];
  expect(titles).toEqual(expect.arrayContaining([...cards.map(({ title }) => title), qualityPanels.waterfall.name]));
  const matching = sectionsOf(numbers.source).find(({ title }) => title === qualityPanels.matching.title);
  for (const name of Object.values(qualityPanels.matching.rows)) expect(matching?.text).toContain(`${name}: `);
});
