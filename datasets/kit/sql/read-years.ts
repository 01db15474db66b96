import type { Column } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { classYear } from '../reading/class-years.ts';
import { schoolYearReading } from '../reading/school-years.ts';
import { list } from './quote.ts';
import { type Reading, type Remark, readByText, readByTexts, readingTable, unreadableWhen } from './reading.ts';

/** The four school years of an audit by their end year, oldest first: 2021 to 2024 for a class of 2024. */
const auditYears = ({ yearEnding }: IngestContext): number[] => [3, 2, 1, 0].map((back) => yearEnding - back);

/** School years, with a remark on single ones (docs/domain/files.md#school-years). */
export function readSchoolYear(column: Column, context: IngestContext): Reading {
  const { singleYears, chosen } = context;
  const ofAudit = auditYears(context);
  const reading = schoolYearReading({
    ofAudit,
    chosen: column.onlyChosen === 'academic-periods' ? chosen.years : [],
    singleYears,
  });
  return {
    ...readByTexts(column, reading),
    problems: [
      unreadableWhen(column, 'year.unreadable'),
      {
        code: column.isLatest ? 'year.outside-counted' : 'year.outside',
        when: `${column.name} NOT IN ${list(ofAudit)}`,
      },
    ],
    remarks: remarksOf(readingTable(column), singleYears),
  };
}

function remarksOf(table: string, singleYears: IngestContext['singleYears']): Remark[] {
  const remark = (code: string, condition: string): Remark => ({
    code,
    select: `SELECT to_json({'is': 'read-as', 'text': text, 'as': (value - 1) || '-' || right(CAST(value AS VARCHAR), 2)}) AS value
      FROM ${table} WHERE value IS NOT NULL AND ${condition} ORDER BY value, text LIMIT 1`,
  });
  const ofSingle = (code: string, condition = 'true'): Remark => ({
    ...remark(code, `single IS NOT NULL AND ${condition}`),
    onlyIf: `(SELECT bool_or(single IS NOT NULL) FROM ${table})`,
  });
  if (singleYears === 'start' || singleYears === 'end') return [ofSingle('year.single-proven')];
  return [
    ...(singleYears === 'calendar' ? [remark('year.single-proven', 'single IS NULL')] : []),
    ofSingle('year.single-open', 'is_open'),
    ofSingle('year.single-decided', 'NOT is_open'),
  ];
}

export const readClassYear = (column: Column): Reading => ({
  ...readByText(column, classYear),
  problems: [unreadableWhen(column, 'year.unreadable')],
});
