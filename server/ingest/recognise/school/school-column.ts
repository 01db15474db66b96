import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import type { HeadedTable } from '../headed-table.ts';
import { schoolFinder } from './known-school.ts';

/**
 * Of several school columns the one whose values are schools of this audit: a file may hold the vendor's number and the name. The
 * column found by its header stands unless none of its values is known and another's are (docs/domain/files.md#schools).
 */
export function betterSchool(
  { dataset, context, columns, schools }: HeadedTable,
  mapping: Mapping,
): SourceColumn | null {
  const declared = dataset.columns.find(({ name }) => name === 'school');
  const found = mapping.get('school');
  if (!declared || !found || context.schools.length === 0) return null;
  const isKnown = schoolFinder(context.schools);
  const known = (source: SourceColumn) => schools(source.index).filter(isKnown).length;
  if (schools(found.index).length === 0 || known(found) > 0) return null;
  const names = new Set([declared.name, declared.label, ...textsOf(declared.synonyms)].map(headerKey));
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const others = columns.filter(({ index, header }) => !taken.has(index) && names.has(headerKey(header)));
  return others.find((source) => known(source) > 0) ?? null;
}
