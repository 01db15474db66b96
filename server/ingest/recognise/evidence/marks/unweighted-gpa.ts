import { anyOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

const UNWEIGHTED = /unw|nonweigh|simplegpa|^uw(cum)?.*gpa|gpauw?$/;
const WEIGHTED = /weigh|wght|wgt|wtd|^wgpa|gpaw$/;
/** Of some terms or courses, not as it is now, or no GPA at all: a rank, a scale, a goal. */
const OF_ELSE = anyOf(
  ...['term', 'sem', 'quarter', 'qtr', 'year', 'yr', 'prev', 'prior', 'middle', 'transfer', 'core', 'academic'],
  ...['rank', 'scale', 'goal', 'max', 'min', 'point'],
);

/**
 * The GPA is the unweighted one. Where a file has that one beside another, its name says so; one whose name says that
 * it is weighted is not one. Answers what was decided.
 */
export function unweightedGpa({ dataset, columns }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const column = dataset.columns.find(({ name }) => name === 'cumulative_gpa');
  const source = column && mapping.get(column.name);
  if (!source || decided.has(column.name) || UNWEIGHTED.test(headerKey(source.header))) return [];
  const [better, ...more] = columns.filter(({ header }) => {
    const key = headerKey(header);
    return UNWEIGHTED.test(key) && key.includes('gpa') && !OF_ELSE.test(key);
  });
  if (!better && WEIGHTED.test(headerKey(source.header))) {
    mapping.delete(column.name);
    return [{ is: 'not-read-as', header: source.header, column: column.name, because: { is: 'weighted' } }];
  }
  if (!better || more.length > 0) return [];
  mapping.set(column.name, better);
  return [{ is: 'read-as', header: better.header, column: column.name, because: { is: 'name' } }];
}
