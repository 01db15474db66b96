import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeConflicts, headerConflicts } from './conflicts.ts';
import { roster } from './roster/dataset.ts';

const page = readFileSync(new URL('../docs/conflicts.md', import.meta.url), 'utf8');
const rowsUnder = (head: string) =>
  (page.split(`${head}\n`)[1] ?? '').split('\n\n')[0]?.split('\n').slice(1).filter(Boolean);

describe('docs/conflicts.md', () => {
  it('lists the codes that mean different values', () => {
    expect(rowsUnder('| Column | Code | Means |')).toEqual(
      codeConflicts().map(
        ({ column, code, meanings }) =>
          `| ${column} | \`${code}\` | ${[...meanings].map(([value, names]) => `${value}: ${names.join('; ')}`).join('<br>')} |`,
      ),
    );
  });

  it('lists the headers that may be two columns', () => {
    expect(rowsUnder('| File | Header | May be | Decided |')).toEqual(
      headerConflicts().map(
        ({ dataset, header, columns, decided }) =>
          `| ${dataset} | \`${header}\` | ${columns.join(', ')} | ${decided} |`,
      ),
    );
  });
});

describe('a conflict', () => {
  it('of two headers says what decides', () => {
    expect(headerConflicts().filter(({ decided }) => decided === '')).toEqual([]);
  });

  it('of two headers that no one declared is found', () => {
    const columns = roster.columns.map((column) =>
      column.name === 'exit_date' ? { ...column, synonyms: [{ General: ['Entry Date'] }] } : column,
    );
    expect(headerConflicts([{ ...roster, columns }])).toContainEqual(
      expect.objectContaining({ columns: ['Entry date', 'Exit date'], decided: '' }),
    );
  });

  it('of two lists of codes is found', () => {
    const legend = { name: 'a list', source: 'a page' };
    const legends = [
      { ...legend, codes: { 1: 'latinx', 2: 'white' } },
      { ...legend, name: 'another', codes: { 1: 'asian', 2: 'white' } },
    ];
    expect(codeConflicts({ race: { isCode: /./, isYesNo: false, legends } })).toEqual([
      {
        column: 'race',
        code: '1',
        meanings: new Map([
          ['latinx', ['a list']],
          ['asian', ['another']],
        ]),
      },
    ]);
  });
});
