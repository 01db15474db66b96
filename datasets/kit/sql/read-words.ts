import type { Column, ColumnKind, Vocabulary, VocabularyKind } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { gradeReader } from '../reading/grade-reader.ts';
import { wordReader } from '../reading/word-reader.ts';
import { literal } from './quote.ts';
import { type Reading, readByText, readingTable, textColumn, unreadableWhen } from './reading.ts';

type Known = Pick<IngestContext, 'confirmed' | 'legends'>;

/** A column whose values come from a vocabulary (docs/domain/vocabularies.md). */
export function readVocabulary(
  column: Column,
  { vocabulary, unknown, several }: VocabularyKind,
  context: Known,
): Reading {
  const table = readingTable(column);
  const keepsText = unknown !== 'keep-null';
  // Known of each distinct text; a list of all values would be looked through in every row.
  const isKnown = `${column.name}_is_known`;
  return {
    ...readByText(column, wordReader(column, vocabulary, context, { several })),
    value: keepsText ? `coalesce(${table}.value, ${textColumn(column)})` : `${table}.value`,
    extras: keepsText ? [{ name: isKnown, type: 'BOOLEAN', sql: `${table}.value IS NOT NULL` }] : [],
    problems: [
      keepsText
        ? {
            code: unknown === 'error' ? 'value.not-accepted' : 'value.unknown',
            when: `${textColumn(column)} IS NOT NULL AND NOT ${isKnown}`,
          }
        : unreadableWhen(column, 'value.unknown'),
    ],
  };
}

export function readYesNo(column: Column, vocabulary: Vocabulary, context: Known): Reading {
  return {
    ...readByText(column, wordReader(column, vocabulary, context)),
    problems: [unreadableWhen(column, 'yes-no.unknown')],
  };
}

/** Grades as numbers: 9 to 12, K = 0, PK = -1, 13 and UG = 13. In a column that may stay away an unreadable one is a warning. */
export function readGradeLevel(column: Column, vocabulary: Vocabulary, context: Known): Reading {
  const code = column.required.level === 'required' ? 'grade-level.unreadable' : 'grade-level.unknown';
  return {
    ...readByText(column, gradeReader(column, vocabulary, context)),
    problems: [unreadableWhen(column, code)],
  };
}

type TermKind = Extract<ColumnKind, { kind: 'term' }>;

/**
 * The term as written; its rank (`<name>_rank`, docs/domain/vocabularies.md#terms) says which of several marks of a course is kept. None has one where all that would
 * are `unranked`.
 */
export function readTerm(column: Column, { vocabulary, ranks, unranked }: TermKind): Reading {
  const table = readingTable(column);
  const rank = (value: string) => `list_position([${ranks.map(literal).join(', ')}], ${value})`;
  const isUnranked = (text: string) => `regexp_matches(lower(${text}), ${literal(unranked)})`;
  // The best rank of the others: in a file of trimesters alone a summer is no longer than they are. NULL where no other has a rank.
  const best = `(SELECT min(${rank('value')}) FILTER (NOT ${isUnranked('text')}) FROM ${table})`;
  const own = rank(`${table}.value`);
  return {
    ...readByText(column, wordReader(column, vocabulary, {})),
    value: textColumn(column),
    extras: [
      {
        name: `${column.name}_rank`,
        type: 'INTEGER',
        sql: `CASE WHEN ${best} IS NOT NULL THEN
          CASE WHEN ${isUnranked(`${table}.text`)} THEN greatest(${own}, ${best}) ELSE ${own} END END`,
      },
    ],
  };
}
