import { describe, expect, it } from 'vitest';
import { headerByKind } from './header-by-kind.ts';

const ROWS = [
  ['10023', 'Lakeview', 'A'],
  ['10024', 'Lakeview', 'B'],
];

describe('a header of names that no one knows', () => {
  it('is above rows that have digits where it has none', () => {
    expect(headerByKind([['Zq', 'Kx', 'Vv'], ...ROWS])).toMatchObject({ row: 0, cells: ['Zq', 'Kx', 'Vv'] });
    expect(headerByKind([['Report', '', ''], ['Zq', 'Kx', 'Vv'], ...ROWS])).toMatchObject({ row: 1 });
  });

  it.each([
    ['a row of data', ROWS],
    ['rows of words alone', [['Ada', 'Okafor', 'Art'], ...ROWS.map(() => ['Kim', 'Lee', 'Band'])]],
    ['a name that is there twice', [['Zq', 'Zq', 'Vv'], ...ROWS]],
    ['a single row below', [['Zq', 'Kx', 'Vv'], ...ROWS.slice(0, 1)]],
    ['a cell without digits below each name', [['Zq', 'Kx', 'Vv'], ...ROWS, ['none', 'Lakeview', 'A']]],
    ['two columns', [['Zq', 'Kx'], ...ROWS.map((cells) => cells.slice(0, 2))]],
  ])('is not taken from %s', (_, rows) => {
    expect(headerByKind(rows)).toBeNull();
  });
});
