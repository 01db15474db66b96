import { headerKey } from '#datasets/kit/normalise.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { readingTable } from '#datasets/kit/sql/reading.ts';
import { formsOf } from '#datasets/kit/synonyms.ts';
import { type FindCause, type PlacedColumn, placedColumns } from './scene.ts';

/**
 * 11/03/2023 is November 3 in a list in English. A list in Spanish may have either order, and in Puerto Rico both are usual: where no date
 * shows which, the columns that were read with the month first say so (docs/domain/files.md#dates).
 */
export const findDayOrMonth: FindCause = async (scene) => {
  const placed = placedColumns(scene);
  if (!placed.some(isInSpanish)) return [];
  const dates = placed.filter(({ column }) => column.kind.kind === 'date');
  const open: { name: string; example: string }[] = [];
  for (const { column } of dates) {
    const [found] = await scene.engine.rows(
      'look for days or months',
      `SELECT min(text) FILTER (day(value) <> month(value)) AS example, count(*) FILTER (day(value) > 12 OR day_first) AS sure
        FROM ${readingTable(column)} WHERE value IS NOT NULL AND mask IN ('month first', 'day first')`,
    );
    if (Number(found?.sure) > 0) return [];
    if (typeof found?.example === 'string') open.push({ name: column.name, example: found.example });
  }
  for (const { name, example } of open)
    await scene.engine.run(
      'name days or months',
      `INSERT INTO finding (code, severity, column_name, value) VALUES ('date.day-or-month', 'warning', ${literal(name)}, ${literal(example)})`,
    );
  return [];
};

const isInSpanish = ({ column, source }: PlacedColumn): boolean =>
  formsOf(column.synonyms).some(
    ({ text, system }) => system === 'Spanish' && headerKey(text) === headerKey(source.header),
  );
