import type { Column, Vocabulary } from '#datasets/kit/dataset.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { numberOf } from '#datasets/kit/sql/read-numbers.ts';
import { schoolNameKey } from '#datasets/kit/sql/read-schools.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';

/**
 * Whether a text looks like a value of this column, as a DuckDB condition; NULL text gives NULL. Null for kinds that take any
 * text: a title under a code is not evidence. Narrower than the reading itself, because it is asked of neighbors: '12' is a year
 * to nobody, though the reader would take 'SY12'.
 */
export function fits(column: Column, text: string): string | null {
  const { kind } = column;
  switch (kind.kind) {
    case 'school-year':
      return match(
        text,
        `((sy|fy|ay) ?-?)?(19|20)[0-9]{2}([-/–]((19|20)[0-9]{2}|[0-9]{2}))?|[0-9]{2}[-/–][0-9]{2}|(sy|fy) ?[0-9]{2}`,
      );
    case 'class-year':
      return match(text, '(class of )?(19|20)[0-9]{2}');
    case 'date':
      return match(
        text,
        `[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}([ t].*)?|[0-9]{1,2}[- ][a-z]{3,9}[- ][0-9]{2,4}|[a-z]{3,9} ([0-9]{1,2},? )?[0-9]{4}`,
      );
    case 'integer':
      return `coalesce(${numberOf(text)} BETWEEN ${kind.min} AND ${kind.max} AND trunc(${numberOf(text)}) = ${numberOf(text)}, CASE WHEN ${text} IS NOT NULL THEN false END)`;
    case 'decimal':
      return `coalesce(${numberOf(text)} BETWEEN ${kind.min} AND ${kind.max}, CASE WHEN ${text} IS NOT NULL THEN false END)`;
    case 'term':
      return `(${wordsOf(kind.vocabulary, text)} OR ${match(text, '[1-6]')})`; // semesters are often numbered
    case 'yes-no':
    case 'grade-level':
    case 'vocabulary':
      return wordsOf(kind.vocabulary, text);
    case 'mark':
      return `(upper(replace(${text}, ' ', '')) IN ${list(kind.marks.flatMap(({ mark, synonyms }) => [mark, ...synonyms]))}
        OR coalesce(${numberOf(text)} BETWEEN 0 AND 4.5 OR ${numberOf(text)} BETWEEN 40 AND 110, false))`;
    case 'school':
      return `(upper(${text}) IN (SELECT key FROM reading_school_key WHERE form = 'id')
        OR ltrim(upper(${text}), '0') IN (SELECT key FROM reading_school_key WHERE form = 'bare')
        OR ${schoolNameKey(text)} IN (SELECT key FROM reading_school_key WHERE form = 'name'))`;
    case 'student-id':
      return match(text, '[a-z]{0,3}[0-9]{5,}[a-z0-9-]*(\\.0)?');
    case 'text':
    case 'code':
    case 'grade-range':
      return null;
  }
}

function match(text: string, pattern: string): string {
  return `regexp_full_match(lower(${text}), ${literal(pattern)})`;
}

function wordsOf({ values }: Vocabulary, text: string): string {
  const keys = new Set(
    values.flatMap(({ value, label, synonyms }) => [value, label, ...textsOf(synonyms)].map(valueKey)),
  );
  const patterns = values.flatMap(({ pattern }) => (pattern ? [pattern] : []));
  const byPattern = patterns.map((pattern) => `OR regexp_matches(lower(${text}), ${literal(pattern)})`);
  return `(${valueKeySql(text)} IN ${list([...keys])} ${byPattern.join(' ')})`;
}
