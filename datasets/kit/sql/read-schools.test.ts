import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { readSchool } from './read-schools.ts';

it('has no key of an ID that a school does not have: whether a value is one of the keys would be unknown', async () => {
  const column = datasetOf('STUDENT_ROSTER').columns.find(({ kind }) => kind.kind === 'school');
  if (!column) throw new Error('no school');
  const [keys = ''] = readSchool(column, 'error', {
    yearEnding: 2024,
    schools: [],
    chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
  }).prepare;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`CREATE TABLE school AS SELECT * FROM (VALUES ('one', 'Lincoln High', '007', NULL::VARCHAR, '', NULL::VARCHAR))
    AS school(school_id, name, local_id, state_id, nces_id, ceeb_code)`);
  await connection.run(keys);
  const known = await connection.runAndReadAll('SELECT form, key FROM reading_school_key ORDER BY form');
  expect(known.getRows()).toEqual([
    ['bare', '7'],
    ['id', '007'],
    ['name', 'lincolnhigh'],
    ['short', 'lincoln'],
  ]);
});
