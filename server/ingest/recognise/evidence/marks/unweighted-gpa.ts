import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

const UNWEIGHTED = /unw|nonweigh|simplegpa|^uw(cum)?.*gpa|gpauw?$/;
const WEIGHTED = /weigh|wght|wgt|wtd|^wgpa|gpaw$/;
/** One of all terms, as it is now: no rank, scale or goal. */
const OF_ALL_TERMS =
  /^(?!.*(term|sem|quarter|qtr|year|yr|rank|scale|prev|prior|goal|max|min|middle|transfer|core|academic|points?)).*gpa/;

/**
 * The GPA is the unweighted one. Where a file has that one beside another, its name says so; one whose name says that it is weighted is none.
 * Answers what was decided.
 */
export function unweightedGpa({ dataset, columns }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const column = dataset.columns.find(({ name }) => name === 'cumulative_gpa');
  const source = column && mapping.get(column.name);
  if (!source || decided.has(column.name) || UNWEIGHTED.test(headerKey(source.header))) return [];
  const [better, ...more] = columns.filter(({ header }) => {
    const key = headerKey(header);
    return UNWEIGHTED.test(key) && OF_ALL_TERMS.test(key);
  });
  if (!better && WEIGHTED.test(headerKey(source.header))) {
    mapping.delete(column.name);
    return [{ is: 'not-read-as', header: source.header, column: column.name, because: { is: 'weighted' } }];
  }
  if (!better || more.length > 0) return [];
  mapping.set(column.name, better);
  return [{ is: 'read-as', header: better.header, column: column.name, because: { is: 'name' } }];
}
