import type { IngestContext } from '#datasets/kit/plan.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';

/** What the readings of fixed lists say of a value that is not on them; errors are still said of each row. */
const UNKNOWN = ['value.unknown', 'yes-no.unknown', 'grade-level.unknown'];
/** The code of '4 - Hispano'. */
const CODE = "regexp_extract(value, '^([A-Za-z0-9]{1,4}) *[-–:=] ', 1)";

/**
 * A condition over findings: the values of which the file says once, with the rows of each, that no list explains them.
 * Their rows need not say it again. Null where there are none.
 */
export function saidOfCodes({ legends = [] }: Pick<IngestContext, 'legends'>): string | null {
  const columns = legends.flatMap(({ column, codes, isProven }) => {
    const open = isProven ? [] : [...codes].flatMap(([key, value]) => (value === null ? [key] : []));
    const isOpen = `(${valueKeySql('value')} IN ${list(open)} OR ${valueKeySql(CODE)} IN ${list(open)})`;
    return open.length > 0 ? [`(column_name = ${literal(column)} AND ${isOpen})`] : [];
  });
  return columns.length > 0 ? `code IN ${list(UNKNOWN)} AND (${columns.join(' OR ')})` : null;
}
