import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';
import { statusRows } from './status-rows.ts';

test('a row a school, a column a category that is known, and what a school lacks in words', () => {
  const category = (label: string, schools: Parameters<typeof progressOf>[0]['schools'] | null) => ({
    slug: label,
    label,
    failed: schools === null,
    hasErrors: false,
    progress: schools && progressOf({ schools }),
  });
  const rows = statusRows([
    category('Roster', { North: true, South: false }),
    category('Catalog', { North: { '2020-2021': false, '2021-2022': true }, South: { '2020-2021': 'error' } }),
    category('Scores', null),
  ]);
  expect(rows).toEqual([
    ['School', 'Roster', 'Catalog'],
    ['North', 'Completed uploads', 'Data not yet uploaded (missing 2020-2021)'],
    ['South', 'Data not yet uploaded', 'Data uploaded with errors'],
  ]);
});
