import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import type { Transaction } from '#server/platform/database/database.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { readUnmatched } from './read-unmatched.ts';

const PEOPLE = 600;
const SIZE = 25;
/** Scores without an ID of students of one name who are born on different days: alike in all that is shown of them. */
const ALIKE = `
  CREATE TABLE unmatched AS SELECT 'test_scores' AS kind, 'doe|jane|' || day AS item, '' AS value, 'Doe, Jane' AS label, NULL::VARCHAR AS note,
    1 AS rows, 1 AS students, NULL::VARCHAR AS file_id, NULL::INTEGER AS row_number, []::VARCHAR[] AS offered_at,
    []::STRUCT(value VARCHAR, label VARCHAR, reasons VARCHAR[])[] AS candidates, []::VARCHAR[][] AS candidate_schools, 'school' AS school_id
  FROM range(${PEOPLE}) AS days(day)`;

it('has an order to the last item, so that each is on one page', async () => {
  const lake = await openLake([tmpdir()]);
  onTestFinished(() => lake.close());
  await lake.run('people', ALIKE);
  const asked: string[] = [];
  const ledgers = {
    rows: async <Row extends object>(_view: object, step: string, sql: string, values = {}): Promise<Row[]> => {
      if (step !== 'lists.unmatched') return [];
      const rows = await lake.rows<Row & { item: string }>(step, sql, values);
      asked.push(...rows.map(({ item }) => item));
      return rows;
    },
    close: async () => {},
  };
  // Nothing but the state of the numbers is asked of the database: no row says where it is.
  const tx = { row: async () => ({ computed: 1 }) } as unknown as Transaction;
  const call = { tx, ledgers, auditId: 'audit', language: 'en', mine: 'all' } as const;
  for (let page = 1; page <= PEOPLE / SIZE; page++) await readUnmatched(call, 'test_scores', { page, size: SIZE });
  expect(new Set(asked).size).toBe(PEOPLE);
});
