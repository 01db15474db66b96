import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { wordsOf } from '#datasets/kit/suggest/likeness.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import type { Rivals } from '../rivals.ts';

/**
 * The credits of a course are those it gives. 'Max Cr' beside 'Dflt Cr' is what a student may earn who takes it several
 * times, so a maximum is read only where no other column has credits. Answers what was decided.
 */
export function creditsBelowMaximum(
  { dataset, samples, context }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  rivals: Rivals,
): Decision[] {
  const column = dataset.columns.find(({ name }) => name === 'credits');
  const named = rivals.get('credits') ?? [];
  if (!column || decided.has(column.name) || !named.some(isMaximum)) return [];
  const own = mapping.get(column.name);
  if (own && !isMaximum(own)) return [];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const isFilled = ({ index }: SourceColumn) => samples(index).some((sample) => sample.trim());
  const [other, ...more] = named.filter(
    (one) =>
      !isMaximum(one) &&
      !taken.has(one.index) &&
      isFilled(one) &&
      fitOfColumn(column, samples(one.index), context) !== 'contradicts',
  );
  if (!other || more.length > 0) return [];
  mapping.set(column.name, other);
  return [{ is: 'read-as', header: other.header, column: column.name, because: { is: 'name' } }];
}

const isMaximum = ({ header }: SourceColumn): boolean =>
  wordsOf(header).some((word) => word === 'max' || word === 'maximum');
