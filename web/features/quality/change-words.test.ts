import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const number = { key: 'n', label: 'students', unit: 'count' as const, before: 200, after: 212, delta: 12 };
const changes = {
  version: 3,
  previous: 2,
  computed_at: '2024-11-21T15:42:07.000Z',
  files: [{ change: 'replaced' as const, file_id: 'f', file_name: 'roster.csv', upload_file_type: 'STUDENT_ROSTER' }],
};

it('says what changed, by which file and when', () => {
  const said = changeWords({ ...changes, numbers: [number] });
  expect(said).toMatch(/^Changed November 21, 2024, .*: \+12 students \(roster\.csv\)$/);
});

it('counts shares in points, with a true minus', () => {
  const share = { ...number, label: 'students matched', unit: 'percent' as const, delta: -0.4 };
  expect(changeWords({ ...changes, files: [], numbers: [share] })).toMatch(/: \u22120\.4 points students matched$/);
});

it('is silent where no number became another one', () => {
  expect(changeWords({ ...changes, numbers: [] })).toBeNull();
  expect(changeWords({ ...changes, numbers: [{ ...number, before: null, delta: null }] })).toBeNull();
});
