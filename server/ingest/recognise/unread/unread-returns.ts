import { oneOf } from '#datasets/kit/any-of.ts';
import { dayOf } from '#datasets/kit/layouts/readings.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';

const AGAIN = oneOf(
  ...['reentry', 'reenter(ed)?', 'reenroll(ed|ment)?', 'readmit(ted)?', 'readmission'],
  ...['reinstated', 'return(ed)?'],
);
const ENTRY = oneOf('entry', 'enroll(ment)?', 'start');
/** 'Re-Entry Date', 'Readmit Date', 'Entry Date 2'. */
const CAME_BACK = new RegExp(
  `^(student|stu|last|latest)?${oneOf(`${AGAIN}(date|dt|day|on)`, `${ENTRY}(date|dt)?[2-9]`)}$`,
);
const MOST_COLUMNS = 3;

/** Warns of days on which students came back after the exit of their row: they would have left the class. */
export async function unreadReturns(
  { dataset, engine }: HeadedTable,
  ignored: readonly SourceColumn[],
  { view, mapping }: { view: 'source' | 'source_of_file'; mapping: Mapping },
): Promise<FileFinding[]> {
  const exit = dataset.type === 'STUDENT_ROSTER' ? mapping.get('exit_date') : undefined;
  const days = exit ? ignored.filter(({ header }) => CAME_BACK.test(headerKey(header))).slice(0, MOST_COLUMNS) : [];
  if (days.length === 0) return [];
  const counts = days.map(
    (day, at) => `count(*) FILTER (${dayOf(textUnder(day))} > ${dayOf(textUnder(exit))}) AS c${at}`,
  );
  const [found] = await engine.rows(
    'look for days on which students came back',
    `SELECT ${counts.join(', ')} FROM ${view}`,
  );
  const examples = days.filter((_, at) => Number(found?.[`c${at}`]) > 0).map(({ header }) => header);
  return examples.length === 0 ? [] : [aboutFile('file.returns-unread', { is: 'examples', examples, more: 0 })];
}
