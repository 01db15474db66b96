import { datasetOf } from '#datasets/index.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import { firstOf } from '#datasets/kit/layouts/layout.ts';
import { columnsNamed } from '#datasets/kit/match/to-match.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { beginnings } from '#datasets/kit/sql/checks/duplicates.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';
import { WHOLE_NAMES } from '../reshape/split-names.ts';

const ROSTER = datasetOf('STUDENT_ROSTER');

/**
 * Rows whose name has no word in common with the name that most rows of the same ID have: a column of IDs or names that
 * was sorted or moved by itself. No one can tell from here which of the two is right, so the rows stay, with a warning.
 * A new last name or a short first name leaves a word.
 */
export async function namesOfIds(headed: HeadedTable, mapping: Mapping): Promise<FileFinding[]> {
  // Two people under one ID in a year of a roster are an error of their own.
  if (headed.dataset.type === ROSTER.type && !mapping.has('school_year')) return [];
  const id = mapping.get('student_id');
  const names = id ? namesIn(headed, mapping) : [];
  if (!id || names.length === 0) return [];
  const named = `(SELECT row_number, ${textUnder(id)} AS id, lower(concat_ws(' ', ${names.map(textUnder).join(', ')})) AS name FROM source)`;
  // Nearly no file has one.
  const several = `SELECT id FROM ${named} WHERE id <> '' AND name <> '' GROUP BY id HAVING min(name) <> max(name)`;
  if ((await headed.engine.rows('look for IDs of several names', `${several} LIMIT 1`)).length === 0) return [];
  const found = await headed.engine.rows(
    'look for names unlike others of an ID',
    `WITH named AS (SELECT * FROM ${named} WHERE name <> '' AND id IN (${several})),
      pairs AS (SELECT id, name, count(*) AS rows, min(row_number) AS first FROM named GROUP BY id, name),
      usual AS (SELECT id, first(name ORDER BY rows DESC, first) AS usual FROM pairs GROUP BY id),
      others AS (SELECT id, name FROM pairs JOIN usual USING (id) WHERE len(${beginnings('name')}) > 0
        AND len(${beginnings('usual')}) > 0 AND NOT list_has_any(${beginnings('name')}, ${beginnings('usual')}))
    SELECT row_number, count(*) OVER () AS count FROM named JOIN others USING (id, name) ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  if (found.length === 0) return [];
  const rows = found.map(({ row_number }) => Number(row_number));
  return [{ code: 'file.names-of-ids', rows, count: Number(found[0]?.count), value: id.header, column: 'student_id' }];
}

/** The columns of the whole name of a student; a last name alone may be a new one. */
function namesIn({ columns, samples }: HeadedTable, mapping: Mapping): SourceColumn[] {
  const part = (name: ColumnName) =>
    mapping.get(name) ?? columns.find(({ header }) => columnsNamed(ROSTER, header).some((one) => one.name === name));
  const [last, first] = [part('last_name'), part('first_name')];
  if (last && first) return [last, first];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const whole = firstOf(
    WHOLE_NAMES,
    columns.filter(({ index }) => !taken.has(index)),
  );
  const values = whole ? samples(whole.index) : [];
  // 'Student' may be anything of a student, and 'Name' anything's.
  const isName = values.filter((value) => /\p{L}{2}.*[\s,]\p{L}/u.test(value)).length * 2 > values.length;
  return whole && isName ? [whole] : [];
}
