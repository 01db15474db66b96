import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import type { Evidence } from '../evidence/measure-columns.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import { plainHeaders } from '../header/plain-header.ts';

/**
 * Of several school columns the one whose values are schools of this audit: a file may hold the vendor's number and the
 * name. The column found by its header is kept unless none of its values is known and another's are
 * (docs/domain/files.md#schools).
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
  const plain = plainHeaders(dataset, columns);
  const others = columns.filter((source) => !taken.has(source.index) && names.has(headerKey(plain(source).header)));
  return others.find((source) => known(source) > 0) ?? null;
}

/**
 * PowerSchool's number 0 is the district: its list of courses has it in every row, which is then no other school than
 * the one that was chosen. Answers what was decided.
 */
export function withoutDistrict(
  { dataset, context, schools }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  evidence: Evidence,
): Decision[] {
  const source = mapping.get('school');
  if (dataset.type !== 'COURSE_CATALOG' || !source || decided.has('school') || context.chosen.schoolIds.length !== 1)
    return [];
  const named = schools(source.index);
  if (named.length === 0 || named.some((one) => !/^0+$/.test(one.trim()) || schoolFinder(context.schools)(one)))
    return [];
  mapping.delete('school');
  return [
    {
      is: 'not-read-as',
      header: source.header,
      column: 'school',
      because: { is: 'filled', own: evidence(source.index) },
    },
  ];
}
