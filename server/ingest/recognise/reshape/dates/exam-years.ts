import { endOfSpan } from '#datasets/kit/layouts/readings.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

const SCHOOL_YEAR = /^(school|academic)(year|yr)$/;
const SPAN = /^((19|20)\d\d[-/]((19|20)?\d\d)|(1[3-9]|[2-9]\d)[-/]\d\d)$/;
const AP = '^(ap|advanced placement)[ :-]';

/**
 * AP exams are in May, at the end of the school year: of a file of them without a date the school year says
 * when. Not where another exam is among them, nor where a year alone may be the first of the school year.
 * Answers the column that was read.
 */
export function readExamYear(
  { dataset, columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
): SourceColumn[] {
  const exam = kept.get('exam_name');
  if (!declares(dataset, 'test_date') || !exam || kept.has('test_date') || filled.has('test_date')) return [];
  const all = ({ index }: SourceColumn, form: RegExp) => {
    const cells = samples(index).filter((cell) => cell.trim());
    return cells.length > 0 && cells.every((cell) => form.test(cell.trim()));
  };
  const year = columns.find((source) => SCHOOL_YEAR.test(headerKey(source.header)) && all(source, SPAN));
  if (!year || !all(exam, new RegExp(AP, 'i'))) return [];
  const read = (text: string, name = 'NULL') =>
    `CASE WHEN regexp_matches(lower(${name}), '${AP}') THEN ${endOfSpan(text)} END`;
  filled.set('test_date', { source: year, beside: [exam], column: { read } });
  decisions.push({ is: 'read-together', headers: [year.header, exam.header], column: 'test_date' });
  return [year];
}
