import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANY_ROWS } from '#datasets/kit/sql/many-rows.ts';
import { COLUMNS_AT_ONCE } from '../../read/table.ts';
import { engineFor, temporaryFolder } from '../../test-run.ts';
import { reshape } from './reshape.ts';

async function reshaped(rows: number, width = 2) {
  const path = join(temporaryFolder(), 'none.csv');
  writeFileSync(path, '');
  const engine = await engineFor(path);
  const given = "(1, '0100', '21'), (2, '0101', '--'), (3, NULL, NULL), (4, '0102', '30')";
  await engine.run('rows', `CREATE VIEW source AS SELECT * FROM (VALUES ${given}) AS given(row_number, c0, c1)`);
  const shape = { width, columns: new Map(), slots: [], slotsOf: null, drops: ["c1 = '--'"] };
  await reshape(engine, shape, new Map(), rows);
  const [kind] = await engine.rows(
    'kind',
    "SELECT table_type FROM information_schema.tables WHERE table_name = 'source'",
  );
  return { kind: kind?.table_type, rows: await engine.rows('read', 'SELECT * FROM source') };
}

/** A condition that is not known to hold leaves nothing out. */
const LEFT = [
  { row_number: 1, c0: '0100', c1: '21' },
  { row_number: 3, c0: null, c1: null },
  { row_number: 4, c0: '0102', c1: '30' },
];

describe('rows that a layout leaves out', () => {
  it('are left out once where the rows are few', async () => {
    expect(await reshaped(MANY_ROWS - 1)).toEqual({ kind: 'BASE TABLE', rows: LEFT });
  });

  it.each([
    ['many rows', MANY_ROWS, 2],
    ['hundreds of columns', 4, COLUMNS_AT_ONCE + 1],
  ])('are left out by whoever reads a file with %s, which is not stored a second time', async (_what, rows, width) => {
    expect(await reshaped(rows, width)).toEqual({ kind: 'VIEW', rows: LEFT });
  });
});
