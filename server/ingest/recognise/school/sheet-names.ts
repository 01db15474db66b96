import type { FoundColumn } from '#datasets/kit/layouts/layout.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { SHEET_STRIDE } from '../../read/table.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import { schoolFinder } from './known-school.ts';

const YEAR = /^(sy|school year|academic year)?[ -]*(20)?\d\d *[-–_] *(20)?\d\d$/i;

/**
 * Workbooks with a sheet for each school or year often say so on the tab alone. Where no column holds the school or the year and every sheet
 * that was read is named by one, the name is the value of its rows.
 */
export function columnsOfSheets(
  { table: { sheets }, dataset: { columns }, context }: HeadedTable,
  found: Mapping,
  decided: Decided,
): { filled: Map<string, FoundColumn>; decisions: string[] } {
  const filled = new Map<string, FoundColumn>();
  const decisions: string[] = [];
  const tests = { school: schoolFinder(context.schools), school_year: (name: string) => YEAR.test(name.trim()) };
  for (const [name, isNamed] of Object.entries(tests)) {
    const column = columns.find((one) => one.name === name);
    if (!column || found.has(name) || decided.has(name) || sheets.length === 0 || !sheets.every(isNamed)) continue;
    filled.set(name, { source: NAME_OF_SHEET, column: { read: () => nameOfSheet(sheets) } });
    decisions.push(
      `${column.label} was taken from the ${sheets.length === 1 ? 'name of the sheet' : 'names of the sheets'}.`,
    );
  }
  return { filled, decisions };
}

/** No column of the file: the place that is shown with a finding. */
const NAME_OF_SHEET = { index: 0, letter: '', header: 'Name of the sheet' };

function nameOfSheet(sheets: readonly string[]): string {
  const names = sheets.map((name, index) => `WHEN ${index} THEN ${literal(name.trim().replaceAll('_', '-'))}`);
  return `CASE row_number // ${SHEET_STRIDE} ${names.join(' ')} END`;
}
