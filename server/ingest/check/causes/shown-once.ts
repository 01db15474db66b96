import { list, literal } from '#datasets/kit/sql/quote.ts';
import type { FindCause, Scene } from './scene.ts';

/** Fewer rows below fewer groups may lack their id for any reason. */
const FEWEST = 2;
const NEARLY_ALL = 0.9;
/** Other errors that such rows may have, as a share of them. */
const FEW = 0.1;

/** Errors of one code in the cells of one column. */
interface Errors {
  code: string;
  column: string;
  rows: number;
}

/**
 * Reports print a student or a pathway once and leave its cell empty in the rows below. Nothing in the file proves
 * whose those rows are, so they stay in error, with this cause: the first row has a value, at least as many rows have
 * none, each value is there once, and else the rows lack nothing but what is empty in all of them, as the school.
 */
export const findShownOnce: FindCause = async (scene) => {
  const found = await scene.engine.rows(
    'compare errors',
    `SELECT code, column_name, count(*) AS rows FROM finding
      WHERE severity = 'error' AND row_number IS NOT NULL AND column_name IS NOT NULL GROUP BY ALL HAVING rows >= ${FEWEST} LIMIT 100`,
  );
  const errors = found.map(({ code, column_name, rows }) => ({
    code: String(code),
    column: String(column_name),
    rows: Number(rows),
  }));
  for (const one of errors) {
    const explained = namesGroups(scene, one) ? await explain(scene, one, errors) : null;
    if (explained) return [explained];
  }
  return [];
};

function namesGroups({ dataset, mapping }: Scene, { column }: Errors): boolean {
  const kind = dataset.columns.find(({ name }) => name === column && mapping.has(name))?.kind.kind;
  return kind === 'student-id' || kind === 'school' || kind === 'text' || kind === 'code';
}

async function explain(scene: Scene, one: Errors, errors: readonly Errors[]): Promise<string | null> {
  const { engine } = scene;
  const blank = `(SELECT row_number FROM finding WHERE code = ${literal(one.code)} AND column_name = ${literal(one.column)})`;
  if (!(await isShownOnce(scene, one, blank))) return null;
  const beside = await engine.rows(
    'compare errors of the same rows',
    `SELECT column_name, count(DISTINCT row_number) AS rows FROM finding
      WHERE severity = 'error' AND row_number IN ${blank} AND column_name <> ${literal(one.column)} GROUP BY ALL`,
  );
  const others = beside.filter(({ rows }) => Number(rows) > one.rows * FEW);
  if (others.some(({ rows }) => Number(rows) < one.rows)) return null;
  const same = others.map(({ column_name }) => String(column_name));
  const empty = errors.filter(({ column, code }) => same.includes(column) && code === 'cell.empty');
  if (empty.length < same.length) return null;
  await engine.run(
    'name what is shown once',
    `INSERT INTO finding SELECT 'column.shown-once', 'error', column_name, row_number, NULL FROM finding
      WHERE code = ${literal(one.code)} AND column_name = ${literal(one.column)}`,
  );
  const codes = [one.code, ...empty.map(({ code }) => code)];
  return `code IN ${list(codes)} AND column_name IN ${list([one.column, ...same])}
    AND row_number IN (SELECT row_number FROM finding WHERE code = 'column.shown-once')`;
}

/** A name in a row without an id is that of its student, who is then no other's. */
const NAMES = ['last_name', 'first_name'] as const;

async function isShownOnce({ engine, mapping }: Scene, { column }: Errors, blank: string): Promise<boolean> {
  const names = NAMES.filter((name) => name !== column && mapping.has(name));
  const named = names.map((name) => `${name} IS NOT NULL`).join(' OR ') || 'false';
  const [found] = await engine.rows(
    'look for groups',
    `SELECT count(${column}) AS filled, count(*) AS rows, arg_min(${column} IS NOT NULL, row_number) AS starts,
        count(*) FILTER (row_number IN ${blank} AND (${column} IS NOT NULL OR ${named})) AS others
      FROM typed`,
  );
  const [filled, rows] = [Number(found?.filled), Number(found?.rows)];
  if (found?.starts !== true || Number(found.others) > 0 || filled < FEWEST || rows - filled < filled) return false;
  const different = await engine.count('count groups', `SELECT count(DISTINCT ${column}) FROM typed`);
  return different >= filled * NEARLY_ALL;
}
