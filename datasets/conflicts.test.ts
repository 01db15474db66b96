import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headerConflicts, valueConflicts, vocabulariesOf } from './conflicts.ts';
import { DATASETS } from './index.ts';
import type { Vocabulary } from './kit/dataset.ts';
import { formsOf } from './kit/synonyms.ts';
import { roster } from './roster/dataset.ts';

const page = readFileSync(new URL('../docs/conflicts.md', import.meta.url), 'utf8');
const rowsUnder = (head: string) =>
  (page.split(`${head}\n`)[1] ?? '').split('\n\n')[0]?.split('\n').slice(1).filter(Boolean);

describe('docs/conflicts.md', () => {
  it('lists the values that mean something else in another system', () => {
    expect(rowsUnder('| Vocabulary | Value | Read here as | Which is written by | Elsewhere | By |')).toEqual(
      valueConflicts().map(
        (one) =>
          `| ${one.vocabulary} | \`${one.key}\` | ${one.readAs} | ${one.readIn} | ${one.elsewhere} | ${one.elsewhereIn} |`,
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

  it('of two headers that nobody declared is found', () => {
    const columns = roster.columns.map((column) =>
      column.name === 'exit_date' ? { ...column, synonyms: [{ General: ['Entry Date'] }] } : column,
    );
    expect(headerConflicts([{ ...roster, columns }])).toContainEqual(
      expect.objectContaining({ columns: ['Entry date', 'Exit date'], decided: '' }),
    );
  });

  it('is none where the form is not read as another value', () => {
    const unread = vocabulariesOf(DATASETS).flatMap((vocabulary: Vocabulary) => {
      const declared = vocabulary.values.flatMap(({ elsewhere = [] }) => formsOf(elsewhere));
      const found = valueConflicts([vocabulary]);
      return declared.length > found.length ? [vocabulary.name] : [];
    });
    expect(unread).toEqual([]);
  });

  it('of two values of one vocabulary is declared, not written twice', () => {
    const twice: Vocabulary = {
      name: 'race',
      values: [
        { value: 'latinx', label: 'latinx', synonyms: [{ Federal: ['1'] }] },
        { value: 'asian', label: 'asian', synonyms: [{ General: ['Asian'] }], elsewhere: [{ Pearson: ['1'] }] },
      ],
    };
    expect(valueConflicts([twice])).toEqual([
      {
        vocabulary: 'race',
        key: '1',
        readAs: 'latinx',
        readIn: 'Federal',
        elsewhere: 'asian',
        elsewhereIn: 'Pearson',
      },
    ]);
  });
});
