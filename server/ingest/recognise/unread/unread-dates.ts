import { anyOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { endOfDate } from '../evidence/years/year-of-date.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';

/** Days of other things than an enrollment: of the file, of a program, of a person. */
const OF_ELSE = anyOf(
  ...['birth', 'dob', 'print', 'report', 'run', 'extract', 'export', 'snapshot', 'asof', 'modif'],
  ...['updat', 'creat', 'chang', 'entry(?!withdr.*end)', 'enter', '(?<!dis|un)enrol(?!.*(exit|end|drop|leave|with))'],
  ...['start', 'begin', 'from', 'admi', 'added', 'first', 'next', 'prior', 'prev'],
  ...['last(attend)?(day|date)?ofschool', 'iep', '504', 'sped', 'ell?date', 'lep', 'lunch', 'meal'],
  ...['frl', 'diploma', 'grad', 'test', 'exam', 'immun', 'shot', 'vacc', 'physical', 'address'],
  ...['contact', 'conference', 'review', 'meeting', 'eval', 'consent', 'program', 'service'],
  'us(a)?(date)?$',
);
/** Says itself that someone left, so that a single row is enough. */
const OF_LEAVING = /exit|withdr|^wd|leav|^left|depart|dropped|disenrol|unenrol|inactiv|checkout|terminat/;
/** Of the filled cells, this many are within a year of the school year of their row. */
const NEARLY_ALL = 0.9;
const FEW_ROWS = 3;
/** A file without years may hold enrollments of the whole of high school. */
const YEARS_OF_CLASS = 3;
const MOST_COLUMNS = 6;

/**
 * Warns of days on which students may have left, where no column is read as the day on which they did: they would
 * have stayed in the class.
 */
export async function unreadDates(
  headed: HeadedTable,
  ignored: readonly SourceColumn[],
  { view, mapping }: { view: 'source' | 'source_of_file'; mapping: Mapping },
): Promise<FileFinding[]> {
  const { dataset, context, samples, engine } = headed;
  const exit = dataset.columns.find(({ name }) => name === 'exit_date');
  if (!exit || mapping.has('exit_date')) return [];
  const days = ignored.filter(({ index, header }) => {
    const key = headerKey(header);
    const fit = fitOfColumn(exit, samples(index), context);
    // '052424' may be any number, but not under such a name.
    return !OF_ELSE.test(key) && (fit === 'distinctive' || (fit === 'neutral' && OF_LEAVING.test(key)));
  });
  const year = mapping.get('school_year');
  const found: SourceColumn[] = [];
  for (const source of days.slice(0, MOST_COLUMNS)) {
    const [counted] = await engine.rows(
      'look for days on which students left',
      `WITH cell AS (SELECT ${textUnder(year)} AS written, ${cellText(`c${source.index}`)} AS day FROM ${view}),
        line AS (SELECT day, ${endOfDate('day')} AS ends,
          ${year ? "TRY_CAST(regexp_extract(written, '(?:^|[^0-9])((?:19|20)[0-9]{2})', 1) AS INTEGER)" : context.yearEnding} AS year FROM cell WHERE day IS NOT NULL)
        SELECT count(ends) AS days, count(DISTINCT day) AS different,
          count(*) FILTER (year IS NULL OR ends - year BETWEEN ${year ? 0 : -YEARS_OF_CLASS} AND 1) AS within FROM line WHERE ends IS NOT NULL`,
    );
    const rows = Number(counted?.days);
    // One day in all rows is that of the file, or the last one of a year that no one has left.
    const isOfRow = rows >= FEW_ROWS && Number(counted?.different) > 1;
    const isNamed = rows > 0 && OF_LEAVING.test(headerKey(source.header));
    if ((isOfRow || isNamed) && Number(counted?.within) >= rows * NEARLY_ALL) found.push(source);
  }
  if (found.length === 0) return [];
  return [aboutFile('file.dates-unread', { is: 'examples', examples: found.map(({ header }) => header), more: 0 })];
}
