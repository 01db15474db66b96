import type { Dataset } from '#datasets/kit/dataset.ts';
import { schoolYear } from '#datasets/kit/english.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../engine.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { CheckedTable } from './validate.ts';

const NAMED = 8;

interface WrongChoice {
  finding: FileFinding;
  /** Findings of rows that say the same again. */
  explains: readonly string[];
}

/**
 * A file of other schools, years or tests than were selected: said once, with what it does hold, instead of once
 * a row. None of it enters a number, so it replaces nothing (server/uploads/process/supersede.ts). Any other
 * table is answered as it was.
 */
export async function withoutWrongChoice(
  checked: CheckedTable,
  recognised: RecognisedTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
): Promise<CheckedTable> {
  if (recognised.missing.length > 0 || checked.rowsRead === 0) return checked;
  const wrong =
    (await otherSchools(checked, recognised, context, engine)) ??
    otherYears(checked, recognised, dataset, context) ??
    (await otherTests(checked, recognised, context, engine));
  if (!wrong) return checked;
  await engine.run('say it once', `DELETE FROM finding WHERE code IN ${list(wrong.explains)}`);
  return { ...checked, rowsKept: 0, leftOut: [{ reason: 'file', rows: checked.rowsRead }], findings: [wrong.finding] };
}

async function otherSchools(
  { schoolRows }: CheckedTable,
  { mapping }: RecognisedTable,
  { chosen }: IngestContext,
  engine: Engine,
): Promise<WrongChoice | null> {
  const isAnyThere = chosen.schoolIds.some((id) => (schoolRows[id]?.valid ?? 0) + (schoolRows[id]?.errors ?? 0) > 0);
  if (!mapping.has('school') || chosen.schoolIds.length === 0 || isAnyThere) return null;
  const rows = await engine.rows(
    'schools of the file',
    `SELECT school AS name, count(*) AS rows, count(*) OVER () AS names,
        bool_or(bool_or(school_id IN ${list(chosen.schoolIds)})) OVER () AS is_chosen_there
      FROM typed WHERE school IS NOT NULL GROUP BY school ORDER BY count(*) DESC, school LIMIT ${NAMED}`,
  );
  // The chosen schools may be there with people left out for their role alone.
  if (rows.length === 0 || rows[0]?.is_chosen_there === true) return null;
  const schools = rows.map(({ name, rows: count }) => ({ name: String(name).slice(0, 60), rows: Number(count) }));
  const more = Number(rows[0]?.names) - rows.length;
  return {
    finding: aboutFile('file.other-schools', { is: 'schools', schools, more }),
    explains: ['school.unknown', 'school.outside', 'school.not-chosen'],
  };
}

/** Files that say what happened in a year; demographics of another year still describe the students. */
function otherYears(
  { distinct: { years } }: CheckedTable,
  { mapping }: RecognisedTable,
  { type }: Dataset,
  { chosen, yearEnding }: IngestContext,
): WrongChoice | null {
  if (!mapping.has('school_year') || type === 'STUDENT_DEMOGRAPHICS' || years.length === 0) return null;
  const wanted = chosen.years.length ? chosen.years : [3, 2, 1, 0].map((back) => yearEnding - back);
  if (years.some((year) => wanted.includes(year))) return null;
  const named = years.slice(0, NAMED).map(schoolYear);
  return {
    finding: aboutFile('file.other-years', { is: 'years', years: named, isMore: years.length > NAMED }),
    explains: ['year.not-chosen', 'year.outside'],
  };
}

async function otherTests(
  { rowsKept }: CheckedTable,
  { mapping }: RecognisedTable,
  { chosen }: IngestContext,
  engine: Engine,
): Promise<WrongChoice | null> {
  if (!mapping.has('test_type') || chosen.testTypes.length === 0 || rowsKept > 0) return null;
  const rows = await engine.rows(
    'tests of the file',
    `SELECT test_type AS test, bool_or(test_type IN ${list(chosen.testTypes)}) AS is_wanted FROM typed
      WHERE test_type IS NOT NULL GROUP BY test_type ORDER BY count(*) DESC, test_type LIMIT ${NAMED}`,
  );
  if (rows.length === 0 || rows.some(({ is_wanted }) => is_wanted === true)) return null;
  const named = rows.map(({ test }) => String(test).slice(0, 60)).join(', ');
  return { finding: aboutFile('file.other-tests', named), explains: ['test-type.not-chosen', 'value.not-accepted'] };
}
