import type { ColumnName } from '#datasets/kit/column-name.ts';
import { columnsOfLayout, type FoundColumn, firstOf, type Layout } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { Samples } from '../sample-values.ts';
import type { ReshapeDraft } from './reshape-draft.ts';

/** Whose a record is. */
const ID = 'student_id';

/**
 * What the layout says of the columns of a file; without one, what was found by their headers. In a vendor's
 * file headers tell no more than the IDs and schools that a district put beside the vendor's columns, and
 * what a person has decided.
 */
export function readLayout(headed: HeadedTable, layout: Layout | null, found: Mapping, decided: Decided): ReshapeDraft {
  const isWhole = layout?.isWhole === true;
  const kept = isWhole ? besideVendors(headed, found, decided) : new Map(found);
  const filled = new Map<ColumnName, FoundColumn>();
  const decisions: Decision[] = [];
  for (const [name, one] of layout ? columnsOfLayout(layout, headed.columns) : []) {
    if (decided.has(name)) continue;
    // A report of several tests says in a column of its own which one a row is of.
    if (one.column.constant !== undefined && kept.has(name)) continue;
    // Vendors leave their own column of IDs empty where no one gave them any; the district may
    // have put its own beside it.
    if (isWhole && name === ID && isEmpty(headed, one.source) && isFilled(headed, kept.get(name))) continue;
    const chosen = one.column.onlyKnown ? knownColumn(name, one, headed) : one;
    if (!chosen && isWhole && kept.has(name)) continue;
    kept.delete(name);
    if (chosen) filled.set(name, chosen);
    else if (name === 'school') decisions.push(unknownSchools(one.source, headed.schools));
  }
  return { kept, filled, decisions };
}

const YEAR = /(^|\D)(19|20)\d\d/;

/** The first of the layout's columns whose values name a school of the audit, or a year. */
function knownColumn(
  name: ColumnName,
  one: FoundColumn,
  { context, columns, schools }: HeadedTable,
): FoundColumn | null {
  const isKnown = name === 'school' ? schoolFinder(context.schools) : (value: string) => YEAR.test(value);
  for (const pattern of one.column.from ?? []) {
    const source = firstOf([pattern], columns);
    if (source && schools(source.index).some(isKnown)) return { ...one, source };
  }
  return null;
}

/** What a district may have put beside the columns of a vendor: whose a record is, and at which school of the audit. */
function besideVendors({ schools, context }: HeadedTable, found: Mapping, decided: Decided): MappingDraft {
  const isKnown = schoolFinder(context.schools);
  const isOfAudit = ({ index }: SourceColumn) => schools(index).some(isKnown);
  return new Map(
    [...found].filter(([name, source]) => decided.has(name) || name === ID || (name === 'school' && isOfAudit(source))),
  );
}

const isFilled = (headed: HeadedTable, source: SourceColumn | undefined): boolean =>
  source !== undefined && !isEmpty(headed, source);

const isEmpty = ({ samples }: HeadedTable, { index }: SourceColumn): boolean =>
  samples(index).every((cell) => cell.trim() === '');

const SHOWN_SCHOOLS = 5;

function unknownSchools(source: SourceColumn, samples: Samples): Decision {
  const values = [...new Set(samples(source.index).map((value) => value.trim()))].filter(Boolean);
  const schools = values.slice(0, SHOWN_SCHOOLS);
  return { is: 'unknown-schools', header: source.header, schools, count: values.length };
}
