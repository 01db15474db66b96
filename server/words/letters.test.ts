import { expect, it } from 'vitest';
import { LETTERS } from './letters.ts';

const facts = { dataset: 'Student Roster', school: 'North', actor: 'Fay', read: 10, left: 2 };
const ENGLISH = /\b(the|of|and|is|are|rows|file|See|needs?|your|notices)\b/;

it('letters in Spanish have no English sentence', () => {
  const { outcomes, events, notices, actionNeeded, needAttention, foot } = LETTERS.es;
  const items = [...Object.values(outcomes), ...Object.values(events)].map((say) => say(facts));
  const texts = [
    ...items.flatMap(({ what, next }) => [what, next]),
    notices(2),
    actionNeeded('…'),
    needAttention('…', 1, 2),
    foot('…', '…'),
  ];
  for (const text of texts) expect(text).not.toMatch(ENGLISH);
});

it('a subject counts what needs attention', () => {
  expect(LETTERS.en.needAttention('D', 1, 2)).toBe('D: 1 of 2 notices needs your attention');
  expect(LETTERS.en.needAttention('D', 2, 5)).toBe('D: 2 of 5 notices need your attention');
});
