import { expect, it, vi } from 'vitest';
import { changeWords } from './change-words.ts';

vi.mock('#web/messages/en/quality/quality-lists.ts', async () => {
  const { qualityLists } = await import('#web/messages/es/quality/quality-lists.ts');
  return { qualityLists };
});

it('a change of a share is in Spanish throughout', () => {
  const share = { key: 'n', label: 'emparejados: Género', unit: 'percent' as const, before: 80, after: 79, delta: -1 };
  const changes = { version: 3, previous: 2, computed_at: '2024-11-21T15:42:07.000Z', files: [], numbers: [share] };
  expect(changeWords(changes)).toMatch(/: \u22121 puntos emparejados: Género$/);
});
