import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { insteadOf, MOSTLY_FILLED } from '../better-columns.ts';
import { type ColumnEvidence, type Evidence, FEW_ROWS, filledOf } from '../measure-columns.ts';
import type { Rivals } from '../rivals.ts';
import { LISTS_OF_STUDENTS } from './useless-ids.ts';

/** An id of this share of the rows is another one in each of them; a record may be there twice. */
const NEARLY_ALL = 0.99;
/** Students with this many different ids have several rows; fewer that repeat are mistakes. */
const REPEATS = 0.8;
/** Of fewer rows each may be of another student. */
const MANY_ROWS = 20;
/** An id that more of the rows share is a filler. */
const MOST_OF_ONE = 0.6;
/** Of the ids, so few may be next to several names. */
const MISTAKES = 0.1;

type Found = MappingDraft;

/**
 * The key of a record ('id' of Ed-Fi, 'sourcedId' of OneRoster, a row number) is another one in each row. Where a
 * second id of students repeats, students have several rows, and the one that repeats is theirs; the key is not kept
 * beside it, as it could be another student's id by chance. Answers what was decided.
 */
export async function withoutRecordKeys(
  headed: HeadedTable,
  mapping: Found,
  decided: Decided,
  rivals: Rivals,
  evidence: Evidence,
): Promise<Decision[]> {
  const column = headed.dataset.columns.find(({ name }) => name === 'student_id');
  const key = mapping.get('student_id');
  if (!column || !key || decided.has('student_id') || decided.has('other_student_id')) return [];
  if (!hasSeveralRows(headed.dataset, mapping, evidence)) return [];
  if (!isKey(evidence(key.index))) return withoutSecondKey(mapping, key, evidence);
  for (const other of othersOf(mapping, key, rivals)) {
    const found = evidence(other.index);
    if (!repeats(found) || !(await areStudents(headed, mapping, other, found))) continue;
    mapping.set('student_id', other);
    if (mapping.get('other_student_id')?.index === other.index) mapping.delete('other_student_id');
    return [insteadOf(column, other, key, evidence)];
  }
  return isOfOneRow(headed.dataset, column, key, evidence(key.index)) ? notRead(mapping, column, key, evidence) : [];
}

/** A list of students of one year has each of them once, and a number that several share may be of their families. */
function hasSeveralRows({ type }: Dataset, mapping: Found, evidence: Evidence): boolean {
  const year = mapping.get('school_year');
  return !LISTS_OF_STUDENTS.includes(type) || (year !== undefined && evidence(year.index).different > 1);
}

/**
 * Where students have a row for each course, a bare 'ID' that is another one in each of many rows is not theirs; whose
 * is whose has to be said.
 */
function isOfOneRow(
  { key_columns: keys }: Dataset,
  column: Column,
  { header }: SourceColumn,
  { rows }: ColumnEvidence,
): boolean {
  const isBare = column.ambiguous?.some((one) => headerKey(one) === headerKey(header)) ?? false;
  return isBare && rows >= MANY_ROWS && keys.includes('course_code');
}

function notRead(mapping: Found, { name }: Column, { header, index }: SourceColumn, evidence: Evidence): Decision[] {
  mapping.delete(name);
  const own = filledOf(evidence(index));
  return [{ is: 'not-read-as', header, column: name, because: { is: 'filled', own } }];
}

function withoutSecondKey(mapping: Found, { index }: SourceColumn, evidence: Evidence): Decision[] {
  const second = mapping.get('other_student_id');
  if (!second || !repeats(evidence(index)) || !isKey(evidence(second.index))) return [];
  mapping.delete('other_student_id');
  return [{ is: 'not-second-id', header: second.header, own: filledOf(evidence(second.index)) }];
}

const isKey = ({ rows, filled, different }: ColumnEvidence): boolean =>
  rows >= FEW_ROWS && filled >= rows * MOSTLY_FILLED && different >= filled * NEARLY_ALL;

const repeats = ({ rows, filled, zeros, different }: ColumnEvidence): boolean =>
  filled - zeros >= rows * MOSTLY_FILLED && different > 1 && different <= filled * REPEATS;

/** Those that are read as another id or as none, the likeliest first. */
function othersOf(mapping: Found, { index }: SourceColumn, rivals: Rivals): SourceColumn[] {
  const second = mapping.get('other_student_id');
  const taken = new Set([...mapping].flatMap(([name, one]) => (name === 'other_student_id' ? [] : [one.index])));
  const named = [...(rivals.get('student_id') ?? []), ...(rivals.get('other_student_id') ?? [])];
  return [...new Set([...(second ? [second] : []), ...named])].filter(
    (one) => one.index !== index && !taken.has(one.index),
  );
}

/** Each is next to one name or date of birth, where there are such, and no filler is most of them. */
async function areStudents(
  { engine }: HeadedTable,
  mapping: Found,
  other: SourceColumn,
  { filled }: ColumnEvidence,
): Promise<boolean> {
  const text = (source: SourceColumn) => `lower(${cellText(`c${source.index}`)})`;
  const beside = (['last_name', 'birth_date'] as const).flatMap((name) => mapping.get(name) ?? []);
  const isOne = beside.map((_, at) => `count(DISTINCT beside_${at}) < 2`).join(' AND ') || 'true';
  const [found] = await engine.rows(
    'ids of students that repeat',
    `SELECT count(*) AS ids, max(rows) / sum(rows) AS most, count(*) FILTER (NOT is_one) AS mistakes FROM (
        SELECT id, count(*) AS rows, ${isOne} AS is_one
        FROM (SELECT ${[`${text(other)} AS id`, ...beside.map((source, at) => `${text(source)} AS beside_${at}`)].join(', ')} FROM source)
        WHERE id IS NOT NULL GROUP BY id)`,
  );
  const isFiller = filled >= FEW_ROWS && Number(found?.most) > MOST_OF_ONE;
  return !isFiller && Number(found?.mistakes) <= Number(found?.ids) * MISTAKES;
}
