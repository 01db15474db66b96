import { anyOf } from '#datasets/kit/any-of.ts';
import { headerKey, valueKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { TERMS } from '#datasets/vocabulary/courses/terms.ts';
import { type Row, textOf } from '../../../engine.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { layoutOf } from '../../header/layout-of.ts';

/** A column that tells apart the marks of one course and term, and what each pair of the two is read as. */
export interface MarkTypes {
  source: SourceColumn;
  /** The column that is read as term; null where none is. */
  term: SourceColumn | null;
  pairs: readonly { type: string; term: string | null; text: string }[];
}

/** 'Type of Mark', 'grading.task', 'GradingPeriodCode', 'Transcript Term'. */
const NAMES = anyOf(
  '(mark|grade|grading|score)(type|task|kind|bucket|category|period)',
  ...['(type|kind)of(mark|grade|score)', '^task', 'task$', 'period', 'term', 'semester', 'trimester'],
  ...['quarter', '^sem$', '^half$', '^course(sequence|seq)(code)?$', 'storecode', 'bucket'],
);
/** Of the names, those that say what a mark is, and not when. */
const IS_KIND = /(type|task|kind|category)/;
const OF_ELSE = /date|year|gpa|level|start|end|begin|length|long|count|credit|point|teacher|attend|absen|tard/;
const NUMBER = /^\d{1,2}$/;
/** Kinds of marks, or terms of a year; more are something else. */
const MOST_TYPES = 24;
const MOST_PAIRS = 400;
const MOST_COLUMNS = 4;
/** Of the different values, this many must be kinds of terms or numbers under a name of such. */
const MOST_ARE_TERMS = 0.6;
const LOOKED_AT = 20_000;
/** Fewer rows that repeat are mistakes, and say nothing of what tells them apart. */
const FEWEST = 3;
const SHARE = 0.05;
/** Of the rows that repeat, this many may still do. */
const STILL_REPEAT = 0.5;
/** Of the marks without credit, this many are of courses that have one with credit. */
const BESIDE_FINAL = 0.8;

/**
 * Gradebooks export each mark of a course and term: quarters, exams and the final one ('grading.task' beside a term of
 * S1), and many write the semester in a second column. Read without it such rows are one record, and one of them is
 * kept for all. A column that no one has read, whose values are kinds of marks or terms, and which tells them apart,
 * belongs to the term. So does one whose kinds show which marks are on the way: eSchoolPlus writes the final one in M4,
 * beside the marks of M1 to M3, which all would count.
 */
export async function markTypes(headed: HeadedTable, mapping: Mapping, decided: Decided): Promise<MarkTypes | null> {
  const layout = layoutOf(
    headed.dataset,
    headed.columns.map(({ header }) => header),
  );
  const isOfLayout = (['term', 'course_code'] as const).some((name) => layout?.columns[name] !== undefined);
  const hasTerms = headed.dataset.columns.some(({ name }) => name === 'term');
  if (!hasTerms || decided.has('term') || isOfLayout || !mapping.has('student_id') || !mapping.has('course_code'))
    return null;
  for (const source of candidates(headed, mapping)) {
    if (!(await tellsApart(headed, mapping, source)) && !(await tellsFinals(headed, mapping, source))) continue;
    const term = mapping.get('term') ?? null;
    const pairs = await pairsOf(headed, mapping, source);
    if (pairs) return { source, term, pairs };
  }
  return null;
}

function candidates({ columns, samples }: HeadedTable, mapping: Mapping): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const found = columns.filter(({ index, header }) => {
    if (taken.has(index)) return false;
    const texts = new Map(samples(index).map((text) => [valueKey(text), text.trim()]));
    texts.delete('');
    if (texts.size < 2 || texts.size > MOST_TYPES) return false;
    const key = headerKey(header);
    const isNamed = NAMES.test(key) && !OF_ELSE.test(key);
    const terms = [...texts.values()].filter((text) => isTerm(text) || (isNamed && NUMBER.test(text)));
    return isNamed ? terms.length > 0 || /task|type|kind/.test(key) : terms.length >= texts.size * MOST_ARE_TERMS;
  });
  return found.slice(0, MOST_COLUMNS);
}

const levelOf = (text: string): string | null => valueOfText(TERMS, text);
/** A letter alone is a mark, a yes or a code of anything. */
const isTerm = (text: string): boolean => text.length > 1 && levelOf(text) !== null;

async function tellsApart({ engine }: HeadedTable, mapping: Mapping, source: SourceColumn): Promise<boolean> {
  const names = ['student_id', 'school_year', 'course_code', 'term'] as const;
  const keys = names.flatMap((name) => mapping.get(name) ?? []);
  const values = (['final_grade', 'credits_earned'] as const).flatMap((name) => mapping.get(name) ?? []);
  const cells = [...keys, source, ...values].map(({ index }) => `${cellText(`c${index}`)} AS c${index}`);
  const tuple = (of: readonly SourceColumn[]) => `(${of.map(({ index }) => `c${index}`).join(', ')})`;
  const [found] = await engine.rows(
    'marks of one course and term',
    `SELECT count(*) AS rows, count(DISTINCT ${tuple(keys)}) AS records, count(DISTINCT ${tuple([...keys, source])}) AS marks
      FROM (SELECT DISTINCT ${cells.join(', ')} FROM (FROM source LIMIT ${LOOKED_AT}))`,
  );
  const [rows, records, marks] = [found?.rows, found?.records, found?.marks].map(Number);
  const repeating = Number(rows) - Number(records);
  return (
    repeating >= Math.max(FEWEST, Number(rows) * SHARE) && Number(rows) - Number(marks) <= repeating * STILL_REPEAT
  );
}

/** 'Mark Type' FIN has the credit of the course, and the marks of other kinds beside it never have any. */
async function tellsFinals({ engine }: HeadedTable, mapping: Mapping, source: SourceColumn): Promise<boolean> {
  const credits = mapping.get('credits_earned');
  if (!credits || !IS_KIND.test(headerKey(source.header))) return false;
  const keys = (['student_id', 'school_year', 'course_code'] as const).flatMap((name) => mapping.get(name) ?? []);
  const course = keys.map(({ index }) => cellText(`c${index}`)).join(', ');
  const [found] = await engine.rows(
    'marks on the way to final ones',
    `WITH mark AS (SELECT ${cellText(`c${source.index}`)} AS type, hash(${course}) AS course,
        coalesce(${numberIn(credits)} > 0, false) AS earns FROM (FROM source LIMIT ${LOOKED_AT})),
      kind AS (SELECT *, bool_or(earns) OVER (PARTITION BY type) AS is_final FROM mark)
    SELECT count(*) FILTER (NOT is_final) AS on_the_way, count(*) FILTER (NOT is_final AND has_final) AS beside
    FROM (SELECT is_final, bool_or(is_final) OVER (PARTITION BY course) AS has_final FROM kind WHERE type IS NOT NULL)`,
  );
  const [all, beside] = [found?.on_the_way, found?.beside].map(Number);
  return Number(beside) >= FEWEST && Number(beside) >= Number(all) * BESIDE_FINAL;
}

const numberIn = ({ index }: SourceColumn): string => `TRY_CAST(replace(${cellText(`c${index}`)}, ',', '.') AS DOUBLE)`;

/** Null where a kind of mark is unknown, and its credit does not show whether it is the one that counts. */
async function pairsOf(
  { engine }: HeadedTable,
  mapping: Mapping,
  source: SourceColumn,
): Promise<MarkTypes['pairs'] | null> {
  const [term, credits] = [mapping.get('term'), mapping.get('credits_earned')];
  const number = credits ? numberIn(credits) : 'NULL';
  const rows = await engine.rows(
    'kinds of marks',
    `SELECT ${cellText(`c${source.index}`)} AS type, ${term ? cellText(`c${term.index}`) : 'NULL'} AS term, count(*) FILTER (${number} > 0) AS earning
      FROM source GROUP BY ALL HAVING type IS NOT NULL ORDER BY type, term LIMIT ${MOST_PAIRS + 1}`,
  );
  if (rows.length > MOST_PAIRS) return null;
  const earning = earningTypes(rows);
  const kinds = new Map(rows.map(({ type }) => [textOf(type), kindOf(textOf(type), earning)]));
  if ([...kinds.values()].includes(null)) return null;
  return rows.map((row) => {
    const [type, other] = [textOf(row.type), row.term === null ? null : textOf(row.term)];
    return { type, term: other, text: termOf(type, kinds.get(type) ?? null, other) };
  });
}

function earningTypes(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(rows.filter(({ earning }) => Number(earning) > 0).map(({ type }) => textOf(type)));
}

type Kind = 'quarter' | 'trimester' | 'semester' | 'final' | 'number';

/**
 * By its words; of other words one that never earns credit beside one that does is on the way to it, and what
 * earns it is the final one.
 */
function kindOf(type: string, earning: ReadonlySet<string>): Kind | null {
  if (NUMBER.test(type)) return 'number';
  const level = levelOf(type);
  if (level === 'quarter' || level === 'trimester' || level === 'semester') return level;
  if (level === 'year' || earning.has(type)) return 'final';
  return earning.size > 0 ? 'quarter' : null;
}

/**
 * A text of which the vocabulary reads the level of the mark (datasets/vocabulary/courses/terms.ts). An exam of S1 is
 * not a mark of a semester, and the final one of Q2 none of a quarter: where the term has the level of the mark, it is
 * the term; otherwise the kind, with the number of the term.
 */
function termOf(type: string, kind: Kind | null, term: string | null): string {
  if (term === null) return type;
  if (kind === 'number') return `${term} ${type}`;
  if (kind === 'quarter') return `${type} (quarter) ${term}`;
  const level = levelOf(term);
  const number = /\d+/.exec(term)?.[0] ?? term;
  if (kind === 'final') return level === null || level === 'quarter' ? `full year ${number}` : term;
  if (level === kind) return term;
  return /\d/.test(type) ? type : `${type} ${number}`;
}
