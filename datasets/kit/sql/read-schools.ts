import type { Column } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { confirmedValues } from '../reading/confirmed-values.ts';
import { schoolReading } from '../reading/schools.ts';
import { literal } from './quote.ts';
import { type Reading, readByTexts, readingTable, textOfReading } from './reading.ts';

/** The SQL twin of `writtenSchoolKey` in ../reading/schools.ts. */
export const writtenSchoolKeySql = (text: string): string =>
  `upper(regexp_replace(trim(regexp_replace(ltrim(${text}, ''''), '\\.0$', '')), '\\s+', ' ', 'g'))`;

/** The declared column keeps the text as written, `school_id` is the school of the audit. */
export function readSchool(column: Column, unknown: 'error' | 'outside', context: IngestContext): Reading {
  const table = readingTable(column);
  const text = textOfReading(column);
  const only = onlyChosenSchool(context);
  const found = `${table}.value`;
  return {
    ...readByTexts(column, schoolReading(context.schools, confirmedValues(column, context.confirmed))),
    value: text,
    extras: [
      {
        name: 'school_id',
        type: 'VARCHAR',
        sql: only ? `CASE WHEN ${text} IS NULL THEN ${literal(only)} ELSE ${found} END` : found,
      },
    ],
    problems: [
      {
        code: unknown === 'error' ? 'school.unknown' : 'school.outside',
        when: `${column.name} IS NOT NULL AND school_id IS NULL`,
      },
    ],
  };
}

/** The school of every row where the wizard chose exactly one (docs/domain/files.md#wizard-choices). */
export function onlyChosenSchool({ chosen }: IngestContext): string | null {
  return chosen.schoolIds.length === 1 ? (chosen.schoolIds[0] ?? null) : null;
}
