import { literal } from '#datasets/kit/sql/quote.ts';
import { type FindCause, placedColumns } from './scene.ts';

/**
 * From this share of its filled cells on, it is the form of the column that cannot be read, not a slip here and there.
 */
const MOSTLY = 0.5;
const FEWEST = 3;

/** Date columns in a form that is not read: one finding with one fix for the whole column. */
export const findUnreadForms: FindCause = async (scene) => {
  const dates = placedColumns(scene).filter(({ column }) => column.kind.kind === 'date');
  const explained: string[] = [];
  for (const { column } of dates) {
    const unread = `code = 'date.unreadable' AND column_name = ${literal(column.name)}`;
    const count = await scene.engine.count('count unread dates', `SELECT count(*) FROM finding WHERE ${unread}`);
    if (count < FEWEST) continue;
    const filled = await scene.engine.count('count dates', `SELECT count(${column.name}_text) FROM typed`);
    if (count < filled * MOSTLY) continue;
    await scene.engine.run(
      'name the form of dates',
      `INSERT INTO finding SELECT 'column.date-form', severity, column_name, row_number, value FROM finding WHERE ${unread}`,
    );
    explained.push(unread);
  }
  return explained;
};
