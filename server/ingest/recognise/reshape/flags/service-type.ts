import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { cellOf } from '../reshape.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

const PRIMARY = 'primary_school';
export const SERVICE_TYPE =
  /^(enrollment|enroll|enr)?(service|enrollment|enroll|enr)(type|kind)(code|desc|description)?$/;
/** 'P', 'P: Primary'. */
const MAIN = '^(p|(p *[-:=]? *)?primary)$';
/** Beside the main one: 'S: Partial', 'Secondary', 'N: Special Ed Services'. */
const BESIDE = '^([sn]|([sn] *[-:=]? *)?(secondary|partial|concurrent|special ed.*))$';

/**
 * Infinite Campus says by the type of service which enrollment of a year is the main one: P, beside S (partial)
 * and N (special education). Unread, a student of two schools would be at home where the later row is. Answers
 * the columns that were read.
 */
export function readServiceType(
  { dataset, columns, flags }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  if (!declares(dataset, PRIMARY) || decided.has(PRIMARY) || kept.has(PRIMARY) || filled.has(PRIMARY)) return [];
  const source = columns.find(({ header, index }) => SERVICE_TYPE.test(headerKey(header)) && saysBoth(flags(index)));
  if (!source) return [];
  const cell = `lower(${cellOf(source)})`;
  const read = (text: string) =>
    `CASE WHEN regexp_matches(${cell}, '${MAIN}') THEN 'Y' WHEN regexp_matches(${cell}, '${BESIDE}') THEN 'N' ELSE ${text} END`;
  filled.set(PRIMARY, { source, column: { read } });
  decisions.push({ is: 'read-as', header: source.header, column: PRIMARY, because: { is: 'values' } });
  return [source];
}

function saysBoth(samples: readonly string[]): boolean {
  const cells = samples.map((cell) => cell.trim().toLowerCase()).filter(Boolean);
  const [main, beside] = [MAIN, BESIDE].map((form) => cells.filter((cell) => new RegExp(form).test(cell)).length);
  return Boolean(main && beside) && (main ?? 0) + (beside ?? 0) === cells.length;
}
