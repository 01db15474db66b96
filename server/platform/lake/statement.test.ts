import { expect, it } from 'vitest';
import { statementsOf } from './statement.ts';

const sides = (sql: string) => statementsOf(sql).map(({ writes, reads }) => [writes?.kind, writes?.name, reads]);

it('tells what a statement makes from what it reads', () => {
  expect(
    sides(`
      -- of a; comment
      CREATE TABLE a AS SELECT 1;
      CREATE VIEW b AS
        FROM a -- as it is
        WHERE name = 'x; y';
      CREATE TABLE c (name VARCHAR, kinds word[]);
      CREATE TYPE word AS ENUM (SELECT name FROM a);
      CREATE TYPE fixed AS ENUM ('one', 'two');
      CREATE MACRO twice(value) AS 2 * value;
      CREATE MACRO code_of(one word, other) AS enum_code(one);
      INSERT INTO a FROM b;
      INSERT INTO a;
      COPY (SELECT f(x) FROM a) TO '/b.parquet' (FORMAT parquet);
      DROP TABLE IF EXISTS a;
      WITH t AS (FROM a) FROM t;`),
  ).toEqual([
    ['TABLE', 'a', 'SELECT 1'],
    ['VIEW', 'b', "FROM a -- as it is\n        WHERE name = 'x; y'"],
    ['TABLE', 'c', 'SELECT NULL::VARCHAR,NULL::word[]'],
    ['TYPE', 'word', 'SELECT name FROM a'],
    ['TYPE', 'fixed', ''],
    ['MACRO', 'twice', 'SELECT 2 * value'],
    ['MACRO', 'code_of', 'SELECT enum_code(one),NULL::word'],
    ['TABLE', 'a', 'FROM b'],
    ['TABLE', 'a', ''],
    [undefined, undefined, 'SELECT f(x) FROM a'],
    ['TABLE', 'a', ''],
    [undefined, undefined, 'WITH t AS (FROM a) FROM t'],
  ]);
});

it('refuses what it cannot tell', () => {
  expect(() => statementsOf('UPDATE a SET b = 1')).toThrow('UPDATE a');
});
