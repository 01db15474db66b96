import type { Column, ColumnKind, Vocabulary, VocabularyKind } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { gradeReader } from '../reading/grade-reader.ts';
import { termReading } from '../reading/terms.ts';
import { wordReader } from '../reading/word-reader.ts';
import {
  type Reading,
  readByText,
  readByTexts,
  readingTable,
  textColumn,
  textOfReading,
  unreadableWhen,
} from './reading.ts';

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
    value: keepsText ? `coalesce(${table}.value, ${textOfReading(column)})` : `${table}.value`,
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

/**
 * Grades as numbers: 9 to 12, K = 0, PK = -1, 13 and UG = 13. In a column that may stay away an
 * unreadable one is a warning.
 */
export function readGradeLevel(column: Column, vocabulary: Vocabulary, context: Known): Reading {
  const code = column.required.level === 'required' ? 'grade-level.unreadable' : 'grade-level.unknown';
  return {
    ...readByText(column, gradeReader(column, vocabulary, context)),
    problems: [unreadableWhen(column, code)],
  };
}

/** The term as written, and its rank (`<name>_rank`). */
export function readTerm(column: Column, kind: Extract<ColumnKind, { kind: 'term' }>): Reading {
  const table = readingTable(column);
  return {
    ...readByTexts(column, termReading(column, kind)),
    value: textOfReading(column),
    extras: [{ name: `${column.name}_rank`, type: 'INTEGER', sql: `${table}.rank` }],
  };
}
