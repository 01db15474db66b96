import { describe, expect, it } from 'vitest';
import type { FileMapping, MappedColumn } from '#contract/uploads/mappings.ts';
import {
  chooseColumn,
  chooseValue,
  firstChoices,
  LEAVE,
  rebased,
  sharedHeader,
  toBody,
  toDo,
  UNDECIDED,
  valueId,
} from './choices.ts';

const column = (name: string, over: Partial<MappedColumn> = {}): MappedColumn => ({
  ...{ column: name, label: name, description: '', is_required: true, found: null, guesses: [], start: null },
  ...over,
});
const value = { column: 'subject', label: 'Subject', key: 'vprf', text: 'VPrf', rows: 3, guess: 'Arts', choices: [] };

const MAPPING: FileMapping = {
  run: 4,
  headers: ['Code', 'Ttl', 'Ttl'].map((header, index) => ({
    ...{ header, nth: index === 2 ? 2 : 1, letter: 'ABC'[index] ?? '' },
    samples: null,
  })),
  columns: [
    column('code', { found: { header: 'Code', nth: 1, by: 'header' } }),
    column('title', { start: { header: 'Ttl', nth: 2 } }),
    column('notes', { is_required: false }),
  ],
  values: [value, { ...value, key: 'zz', text: 'ZZ', guess: null }, { ...value, key: 'q', decided: { value: null } }],
  confirmed: { by: 'Maria', at: '2024-05-01T00:00:00.000Z', schools: null },
  replaces: { by: 'Maria', at: '2024-05-01T00:00:00.000Z' },
  counts_for: null,
};

describe('the choices of a mapping', () => {
  it('start from what was found, then from the best guess', () => {
    const first = firstChoices(MAPPING);
    expect([...first.columns]).toEqual([
      ['code', 0],
      ['title', 2],
      ['notes', null],
    ]);
    expect([...first.values.values()]).toEqual(['Arts', UNDECIDED, LEAVE]);
    expect(toDo(MAPPING)).toEqual({ columns: 1, values: 2 });
  });

  it('are sent with every column, and every value that was decided', () => {
    const chosen = chooseValue(firstChoices(MAPPING), valueId(value), LEAVE);
    expect(toBody(MAPPING, chosen)).toEqual({
      run: 4,
      columns: [
        { column: 'code', source: { header: 'Code', nth: 1 } },
        { column: 'title', source: { header: 'Ttl', nth: 2 } },
        { column: 'notes', source: null },
      ],
      values: [
        { column: 'subject', key: 'vprf', value: null },
        { column: 'subject', key: 'q', value: null, seen: { value: null } },
      ],
      seen_at: '2024-05-01T00:00:00.000Z',
    });
  });

  it('keep what the person has changed where the file was read again, and are the newest otherwise', () => {
    const started = firstChoices(MAPPING);
    const choices = chooseValue(chooseColumn(started, 'notes', 1, []), valueId(value), LEAVE);
    const newest = firstChoices({
      ...MAPPING,
      columns: [
        column('code', { found: { header: 'Code', nth: 1, by: 'header' } }),
        column('title', { found: { header: 'Ttl', nth: 1, by: 'person' } }),
        column('notes', { is_required: false }),
      ],
      values: [value, { ...value, key: 'zz', text: 'ZZ', decided: { value: 'Arts' } }],
    });
    const after = rebased(newest, started, choices);
    expect([...after.columns]).toEqual([
      ['code', 0],
      ['title', 1],
      ['notes', 1],
    ]);
    expect([...after.values.values()]).toEqual([LEAVE, 'Arts']);
    expect(rebased(newest, started, started)).toBe(newest);
  });

  it('name two columns that share a header, and take it from an optional one that is out of sight', () => {
    const shared = chooseColumn(firstChoices(MAPPING), 'title', 0, []);
    expect(sharedHeader(MAPPING, shared)).toEqual({ header: 'Code', one: 'code', other: 'title' });
    expect(sharedHeader(MAPPING, firstChoices(MAPPING))).toBeNull();
    const noted = chooseColumn(firstChoices(MAPPING), 'notes', 1, []);
    expect(chooseColumn(noted, 'title', 1, ['notes']).columns.get('notes')).toBeNull();
  });
});
