import type { Column } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { readDate } from './read-dates.ts';
import { readCode, readGradeRange, readStudentId, readText } from './read-identifiers.ts';
import { readMark } from './read-marks.ts';
import { readDecimal, readInteger } from './read-numbers.ts';
import { readSchool } from './read-schools.ts';
import { readGradeLevel, readTerm, readVocabulary, readYesNo } from './read-words.ts';
import { readClassYear, readSchoolYear } from './read-years.ts';
import type { Reading } from './reading.ts';

/**
 * How cells of this column become values, by its kind. `dates`: names of all columns of dates that the file may have.
 */
export function readingOf(column: Column, context: IngestContext, dates: readonly string[] = []): Reading {
  const { kind } = column;
  switch (kind.kind) {
    case 'text':
      return readText(column, kind.max, kind.words);
    case 'student-id':
      return readStudentId(column);
    case 'code':
      return readCode(column, kind.max, kind.pad);
    case 'grade-range':
      return readGradeRange(column, kind.max);
    case 'school':
      return readSchool(column, kind.unknown, context);
    case 'school-year':
      return readSchoolYear(column, context);
    case 'class-year':
      return readClassYear(column);
    case 'date':
      return readDate(
        column,
        kind.partial ?? false,
        dates.filter((name) => name !== column.name),
      );
    case 'integer':
      return readInteger(column, kind.min, kind.max, kind.none);
    case 'decimal':
      return readDecimal(column, kind);
    case 'yes-no':
      return readYesNo(column, kind.vocabulary, context);
    case 'grade-level':
      return readGradeLevel(column, kind.vocabulary, context);
    case 'mark':
      return readMark(column, kind.marks, context);
    case 'term':
      return readTerm(column, kind);
    case 'vocabulary':
      return readVocabulary(column, kind, context);
  }
}
