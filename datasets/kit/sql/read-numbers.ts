import type { Column } from '../dataset.ts';
import { type Reading, readByExpression } from './reading.ts';

/** A number with point or comma; NULL for anything else, 'nan' and 'inf' too. */
export function numberOf(text: string): string {
  const digits = `replace(${text}, ',', '.')`;
  return `CASE WHEN regexp_full_match(${digits}, '[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)') THEN TRY_CAST(${digits} AS DOUBLE) END`;
}

export function readDecimal(column: Column, min: number, max: number): Reading {
  return withRange(readByExpression(column, 'DOUBLE', numberOf('text'), 'number.unreadable'), column, min, max);
}

/** A whole number; `21.0` is one. */
export function readInteger(column: Column, min: number, max: number): Reading {
  const number = numberOf('text');
  const whole = `CASE WHEN trunc(${number}) = ${number} THEN TRY_CAST(${number} AS INTEGER) END`;
  return withRange(readByExpression(column, 'INTEGER', whole, 'number.unreadable'), column, min, max);
}

function withRange(reading: Reading, column: Column, min: number, max: number): Reading {
  return {
    ...reading,
    problems: [
      ...reading.problems,
      { code: 'number.too-small', when: `${column.name} < ${min}` },
      { code: 'number.too-large', when: `${column.name} > ${max}` },
    ],
  };
}
