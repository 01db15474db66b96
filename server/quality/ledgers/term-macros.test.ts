/** A term without its year, by the macro and by the count by hand. */
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { list } from '#datasets/kit/sql/quote.ts';
import { termOf } from '../by-hand/marks.ts';
import { TERM_MACROS } from './macros.ts';

const TERMS: readonly [text: string, term: string][] = [
  ['Fall 2020', 'FALL'],
  ["Fa '20", 'FA'],
  ['S21', 'S'],
  ['20FA', 'FA'],
  ['2021 Spring', 'SPRING'],
  ['20-21 S1', 'S1'],
  ['SY 2020-21: Sem 2', 'SEM 2'],
  ['S1 (2020-2021)', 'S1'],
  ['Q1 2020/21', 'Q1'],
  ['3001', '01'],
  ['3302', '02'],
  ['2020-1', '1'],
  ['202110', '10'],
  ['2020S1', 'S1'],
  ['Fall 2020 Q1', 'FALL  Q1'],
  // A key of a record, a session.
  ['52001', '52001'],
  ['S10', 'S10'],
  // Nothing but a year may be half of one.
  ['2020', '2020'],
  ['2020-21', '2020-21'],
  ['S1', 'S1'],
  ['q1', 'Q1'],
  ['1', '1'],
  ['', ''],
];

it('leaves the year out of a term', async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(TERM_MACROS);
  const texts = TERMS.map(([text]) => text);
  const read = await connection.runAndReadAll(
    `SELECT list_transform(${`[${list(texts).slice(1, -1)}]`}, lambda x: term_of(x)) AS terms`,
  );
  expect(read.getRowObjectsJson()[0]?.terms).toEqual(TERMS.map(([, term]) => term));
  expect(texts.map(termOf)).toEqual(TERMS.map(([, term]) => term));
  connection.closeSync();
});
