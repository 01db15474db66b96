import type { Column, ColumnKind } from '../dataset.ts';
import { list } from './quote.ts';
import { type Problem, type Reading, readByExpression, textColumn, valueKeySql } from './reading.ts';

/** A number with point or comma; NULL for anything else, 'nan' and 'inf' too. In '1,310.0' the comma parts thousands. */
export function numberOf(text: string): string {
  const digits = `CASE WHEN contains(${text}, ',') THEN replace(CASE WHEN regexp_full_match(${text}, '[0-9]{1,3}(,[0-9]{3})+[.][0-9]*')
    THEN replace(${text}, ',', '') ELSE ${text} END, ',', '.') ELSE ${text} END`;
  return `CASE WHEN regexp_full_match(${digits}, '[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)') THEN TRY_CAST(${digits} AS DOUBLE) END`;
}

export function readDecimal(column: Column, { min, max, isMinor }: Extract<ColumnKind, { kind: 'decimal' }>): Reading {
  const number = `coalesce(${numberOf('text')}, ${shareOf('text')})`;
  if (!isMinor) return withRange(readByExpression(column, number, 'number.unreadable'), column, min, max);
  const within = `list_filter([${number}], lambda one: one BETWEEN ${min} AND ${max})[1]`;
  return readByExpression(column, within, 'number.left-empty');
}

const UNITS = '(cr|crs|cred|credits?|credit hours?|units?|cu|carnegie( units?)?|hrs?|hours?)[.]?';

/** Halves and quarters, and numbers with their unit, as people write credits: '½', '1 1/2', '.5 cr'; an apostrophe before them is Excel's. */
function shareOf(text: string): string {
  const signs = [
    ['½', ' 1/2'],
    ['¼', ' 1/4'],
    ['¾', ' 3/4'],
    [',', '.'],
    ["''", ''],
  ].reduce((sql, [sign, figures]) => `replace(${sql}, '${sign}', '${figures}')`, `lower(${text})`);
  const bare = `trim(regexp_replace(${signs}, ' *${UNITS}$', ''))`;
  const part = (group: number) => `TRY_CAST(regexp_extract(${bare}, '([13])/([24])$', ${group}) AS DOUBLE)`;
  const whole = `TRY_CAST(regexp_extract(${bare}, '^([0-9]*[.]?[0-9]*)( |$)', 1) AS DOUBLE)`;
  return `CASE WHEN regexp_full_match(${bare}, '[0-9]+[.]?[0-9]*|[.][0-9]+|([0-9]+ +)?[13]/[24]') THEN coalesce(${whole}, 0) + coalesce(${part(1)} / ${part(2)}, 0) END`;
}

const THOUSANDS = `regexp_full_match(text, '[0-9]{1,3}(,[0-9]{3})+')`;

/** A whole number; `21.0` is one, and so is `1,310`. '560/800' is 560 of the most that there can be. */
export function readInteger(column: Column, min: number, max: number, none: readonly string[] = []): Reading {
  const outOf = `regexp_full_match(text, '[0-9]+ ?/ ?${max}')`;
  const number = numberOf(
    `CASE WHEN ${THOUSANDS} THEN replace(text, ',', '') WHEN ${outOf} THEN regexp_extract(text, '[0-9]+') WHEN starts_with(text, '''') THEN text[2:] ELSE text END`,
  );
  const whole = `CASE WHEN trunc(${number}) = ${number} THEN TRY_CAST(${number} AS INTEGER) END`;
  const reading = withRange(readByExpression(column, whole, 'number.unreadable'), column, min, max);
  return none.length === 0 ? reading : { ...reading, problems: reading.problems.map(unlessNone(column, none)) };
}

const unlessNone =
  (column: Column, none: readonly string[]) =>
  ({ code, when }: Problem): Problem => ({
    code,
    when: code === 'number.unreadable' ? `${when} AND ${valueKeySql(textColumn(column))} NOT IN ${list(none)}` : when,
  });

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
