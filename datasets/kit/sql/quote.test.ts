import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { isOneOf, valuesTable } from './quote.ts';

const connection = await (await DuckDBInstance.create(':memory:')).connect();
const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();

it.each([
  ['plain', ["O'Brien", '', '$1', 'é', 'a|b', 'x', 'y', 'z', '10']],
  ['with the sign that parts them', ['a\u001fb', '\u001f', '', 'c', 'd', 'e', 'f', 'g', 'h']],
])('a long table has the rows it was given, %s', async (_, texts) => {
  const rows = texts.map((text, at) => [text, at % 3 === 0 ? null : at, at % 2 === 0 ? null : text]);
  expect(await rowsOf(`SELECT * FROM ${valuesTable('t', ['text', 'number', 'maybe'], rows)}`)).toEqual(rows);
  expect(await rowsOf(`SELECT * FROM ${valuesTable('t', ['text', 'number', 'maybe'], rows.slice(0, 4))}`)).toEqual(
    rows.slice(0, 4),
  );
  expect(
    await rowsOf(`SELECT text, ${isOneOf('text', texts)} FROM (VALUES ('nobody'), (${`'${texts[3]}'`})) AS t(text)`),
  ).toEqual([
    ['nobody', false],
    [texts[3], true],
  ]);
});
