import type { Column, ColumnKind } from '../dataset.ts';
import { decimalReader, integerReader } from '../reading/numbers.ts';
import { list } from './quote.ts';
import { type Problem, type Reading, readByText, textColumn, unreadableWhen, valueKeySql } from './reading.ts';

export function readDecimal(column: Column, kind: Extract<ColumnKind, { kind: 'decimal' }>): Reading {
  const reading = readByText(column, decimalReader(kind));
  if (kind.isMinor) return { ...reading, problems: [unreadableWhen(column, 'number.left-empty')] };
  return { ...reading, problems: [unreadableWhen(column, 'number.unreadable'), ...outside(column, kind)] };
}

export function readInteger(column: Column, min: number, max: number, none: readonly string[] = []): Reading {
  const unreadable = unreadableWhen(column, 'number.unreadable');
  const problems = [
    none.length === 0 ? unreadable : unlessNone(column, none, unreadable),
    ...outside(column, { min, max }),
  ];
  return { ...readByText(column, integerReader(max)), problems };
}

const unlessNone = (column: Column, none: readonly string[], { code, when }: Problem): Problem => ({
  code,
  when: `${when} AND ${valueKeySql(textColumn(column))} NOT IN ${list(none)}`,
});

const outside = ({ name }: Column, { min, max }: { min: number; max: number }): Problem[] => [
  { code: 'number.too-small', when: `${name} < ${min}` },
  { code: 'number.too-large', when: `${name} > ${max}` },
];
