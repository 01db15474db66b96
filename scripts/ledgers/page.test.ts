import { beforeAll, expect, it } from 'vitest';
import { COLUMNS, EXCEPTIONS } from './columns.ts';
import { columnMeaning, meaningOf, pageOf, type Relation, relationsOfRefresh, writtenPage } from './page.ts';
import { RELATIONS } from './relations.ts';

let relations: Relation[];
beforeAll(async () => {
  relations = await relationsOfRefresh();
});

it('docs/ledgers.md lists the tables of a refresh, their columns and types (node scripts/ledgers/page.ts writes it)', () => {
  expect(relations.length).toBeGreaterThan(100);
  expect(pageOf(relations)).toBe(writtenPage());
});

it('every table and column has a meaning', () => {
  const silent = relations.flatMap(({ name, columns }) => [
    ...(meaningOf(name) ? [] : [name]),
    ...columns.filter((column) => !columnMeaning(name, column.name)).map((column) => `${name}.${column.name}`),
  ]);
  expect(silent).toEqual([]);
  expect(relations.filter(({ columns }) => columns.length === 0)).toEqual([]);
});

it('no meaning is of something that is gone', () => {
  const columns = relations.flatMap(({ name, columns }) => columns.map((column) => [name, column.name] as const));
  const names = new Set(columns.map(([, column]) => column));
  const places = new Set(columns.map(([relation, column]) => `${relation}.${column}`));
  expect(Object.keys(RELATIONS).filter((name) => !relations.some((relation) => relation.name === name))).toEqual([]);
  expect(Object.keys(COLUMNS).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((place) => !places.has(place))).toEqual([]);
});
