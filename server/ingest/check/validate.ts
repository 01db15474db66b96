import type { Dataset } from '#datasets/kit/dataset.ts';
import { schoolYear } from '#datasets/kit/english.ts';
import type { AuditSchool, IngestContext, PlanStep, ValidationPlan } from '#datasets/kit/plan.ts';
import { COUNT_WRITTEN, isWordType, plainWords } from '#datasets/kit/sql/dictionary.ts';
import { MANY_ROWS } from '#datasets/kit/sql/many-rows.ts';
import { toSql } from '#datasets/kit/sql/to-sql.ts';
import { type Engine, type Row, textOf } from '../engine.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { LeftOut } from '../result.ts';
import { findCauses } from './causes/causes.ts';
import { emptyAtSchools } from './empty-at-schools.ts';
import { leftOutRows } from './left-out.ts';

export interface CheckedTable {
  plan: ValidationPlan;
  rowsRead: number;
  rowsKept: number;
  /** Why the others are not kept. */
  leftOut: LeftOut[];
  /** By school id, every chosen school included. */
  schoolRows: Record<string, { valid: number; errors: number }>;
  /** Rows in error that name no school of the audit. */
  homelessErrors: number;
  /** Chosen schools, years and tests without a row. */
  findings: FileFinding[];
  /** Distinct values for the file overview, by declared column. */
  distinct: Record<'student_id' | 'course_code', number | null> & { schools: string[]; years: number[] };
}

/**
 * validate: runs the dataset's plan over `source`, whatever columns there are, and leaves the view `issue`
 * (code, severity, column_name, row_number, school_id, student_id, value) of what is shown; `finding` holds
 * what a cause explains, too.
 */
export async function validate(
  table: RecognisedTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
  onProgress: (share: number) => void,
): Promise<CheckedTable> {
  const schools = await schoolsOf(context, table, engine);
  const plan = toSql(dataset, table.mapping, { ...context, schools }, table.rows);
  for (const [step, statement] of plan.prepare.entries()) {
    await engine.runStep(`check ${step + 1} of ${plan.prepare.length}`, await asRun(statement, table.rows, engine));
    onProgress((step + 1) / (plan.prepare.length + 1));
  }
  await findCauses(await sceneOf(table, dataset, context, engine));
  await engine.run('show issues', `CREATE VIEW issue AS ${issuesOf(dataset)}`);
  await engine.run('count rows', `CREATE TABLE row_count AS ${plan.counts}`);
  const counts = await engine.rows('read counts', 'SELECT * FROM row_count');
  const schoolRows = rowsOfSchools(counts, context);
  const rowsKept = sum(counts.map(({ kept }) => kept));
  const rowsRead = sum(counts.map(({ read }) => read));
  const [waiting, leftOut, choices, empty, distinct] = await engine.together([
    () => schoolsThatWait(engine),
    () => leftOutRows(engine),
    () => emptyChoices(table, context, engine),
    () => emptyAtSchools(dataset, table, engine),
    () => distinctValues(dataset, engine),
  ]);
  return {
    plan,
    rowsRead,
    rowsKept,
    leftOut,
    schoolRows,
    homelessErrors: sum(counts.filter(({ school_id }) => school_id === null).map(({ errors }) => errors)),
    findings: [
      ...(rowsKept === 0 && waiting.size > 0 ? [aboutFile('file.roles-unknown')] : []),
      ...(rowsRead === 0 && isEmptied(table)
        ? [aboutFile('file.all-left-out')]
        : [...emptySchools(schoolRows, waiting, table, context), ...choices, ...empty]),
    ],
    distinct: { ...distinct, schools: namesOf(schools, counts) },
  };
}

const MOST_NAMES = 50;

/** Of the schools that the file names. */
function namesOf(schools: readonly AuditSchool[], counts: readonly Row[]): string[] {
  const found = new Set(counts.map(({ school_id }) => school_id));
  const names = schools.filter(({ id }) => found.has(id)).map(({ name }) => name);
  return [...new Set(names)].sort().slice(0, MOST_NAMES);
}

/** Few rows hold few words. */
async function asRun(statement: PlanStep, rows: number, engine: Engine): Promise<PlanStep> {
  if (rows < MANY_ROWS || typeof statement !== 'string' || !isWordType(statement)) return statement;
  return plainWords(rows, await engine.count('count cells', COUNT_WRITTEN)) ?? statement;
}

async function sceneOf(table: RecognisedTable, dataset: Dataset, context: IngestContext, engine: Engine) {
  const columns = await engine.rows('columns of the source', 'SELECT column_name FROM (DESCRIBE source)');
  return {
    engine,
    dataset,
    context,
    mapping: table.mapping,
    cells: new Set(columns.map(({ column_name }) => String(column_name))),
    coded: new Set(table.legends.map(({ column }) => column)),
    places: table.places,
    missing: table.missing,
    isOtherDataset: table.looksLike !== null || table.hasNoScores,
  };
}

function issuesOf(dataset: Dataset): string {
  const student = dataset.columns.some(({ name }) => name === 'student_id') ? 'typed.student_id' : 'NULL';
  return `SELECT code, severity, column_name, shown.row_number, typed.school_id, ${student} AS student_id, value
    FROM shown LEFT JOIN typed ON typed.row_number = shown.row_number`;
}

/**
 * Without schools of an audit (on the command line), every school the file names is one, by its name or id as written.
 */
export async function schoolsOf(
  { schools }: IngestContext,
  { mapping }: RecognisedTable,
  engine: Engine,
): Promise<readonly AuditSchool[]> {
  const source = mapping.get('school');
  if (schools.length > 0 || !source) return schools;
  const text = `trim(c${source.index})`;
  const named = await engine.rows(
    'schools of the file',
    `SELECT upper(${text}) AS id, min(${text}) AS name FROM source WHERE ${text} <> '' GROUP BY upper(${text})`,
  );
  return named.map(({ id, name }) => ({
    id: textOf(id),
    name: textOf(name),
    local_id: textOf(name),
    state_id: null,
    nces_id: null,
    ceeb_code: null,
  }));
}

function rowsOfSchools(counts: readonly Record<string, unknown>[], context: IngestContext): CheckedTable['schoolRows'] {
  // School ids come from the database; still null-prototype, as for every map with keys from
  // outside (docs/threats.md#t17).
  const rows: CheckedTable['schoolRows'] = Object.create(null);
  for (const id of context.chosen.schoolIds) rows[id] = { valid: 0, errors: 0 };
  for (const { school_id, kept, errors } of counts) {
    if (typeof school_id === 'string') rows[school_id] = { valid: Number(kept), errors: Number(errors) };
  }
  return rows;
}

/** Its layout leaves rows out, and there were rows: a list of people in which no student has a grade level. */
const isEmptied = ({ rows, beforeReshape: { drops } }: RecognisedTable): boolean => rows > 0 && drops.length > 0;

/** The schools of people who are not counted until someone says whether they are students. */
async function schoolsThatWait(engine: Engine): Promise<ReadonlySet<string>> {
  const rows = await engine.rows(
    'schools that wait for an answer',
    "SELECT DISTINCT school_id FROM finding JOIN typed USING (row_number) WHERE code = 'role.unknown'",
  );
  return new Set(rows.map(({ school_id }) => String(school_id)));
}

/** Only where the file says which row belongs to which school. */
function emptySchools(
  schoolRows: CheckedTable['schoolRows'],
  waiting: ReadonlySet<string>,
  table: RecognisedTable,
  context: IngestContext,
): FileFinding[] {
  if (!table.mapping.has('school')) return [];
  const isEmpty = (id: string) => schoolRows[id]?.valid === 0 && schoolRows[id]?.errors === 0 && !waiting.has(id);
  return context.chosen.schoolIds
    .filter(isEmpty)
    .map((id) => aboutFile('file.school-without-rows', context.schools.find((school) => school.id === id)?.name ?? id));
}

async function emptyChoices(table: RecognisedTable, context: IngestContext, engine: Engine): Promise<FileFinding[]> {
  const { years, testTypes } = context.chosen;
  const missing: string[] = [];
  if (years.length && table.mapping.has('school_year')) {
    const found = new Set(await columnValues(engine, 'school_year'));
    missing.push(...years.filter((year) => !found.has(String(year))).map(schoolYear));
  }
  if (testTypes.length && table.mapping.has('test_type')) {
    const found = new Set(await columnValues(engine, 'test_type'));
    missing.push(...testTypes.filter((type) => !found.has(type)));
  }
  return missing.map((choice) => aboutFile('file.choice-without-rows', choice));
}

async function columnValues(engine: Engine, column: string): Promise<string[]> {
  const rows = await engine.rows(
    'distinct values',
    // Written as text afterwards: of a million rows the two orders differ by 60 ms of processor time.
    `SELECT CAST(value AS VARCHAR) AS value FROM (SELECT DISTINCT ${column} AS value FROM typed WHERE ${column} IS NOT NULL LIMIT 1000)`,
  );
  return rows.map(({ value }) => String(value));
}

async function distinctValues(dataset: Dataset, engine: Engine): Promise<Omit<CheckedTable['distinct'], 'schools'>> {
  const has = (name: string) => dataset.columns.some((column) => column.name === name);
  const count = async (name: string) =>
    has(name) ? engine.count('count values', `SELECT count(DISTINCT ${name}) FROM typed`) : null;
  const [years, student_id, course_code] = await engine.together([
    async () => (has('school_year') ? await columnValues(engine, 'school_year') : []),
    () => count('student_id'),
    () => count('course_code'),
  ]);
  return {
    student_id,
    course_code,
    years: years.map(Number).sort((one, other) => one - other),
  };
}

function sum(values: readonly unknown[]): number {
  return values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
}
