import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import type { Engine } from '../engine.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { FoundInspection } from './inspection.ts';

type Choices = Pick<FoundInspection, 'schools' | 'elsewhere' | 'academic_periods' | 'test_types' | 'demographic_types'>;

/** Names of schools that are shown of a file with others. */
const NAMED = 3;
const LONGEST_NAME = 60;

/** What the wizard would ask of this file, as its rows answer it. Reads the table `typed`. */
export async function choicesIn(
  { mapping }: RecognisedTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
): Promise<Choices> {
  const has = (name: ColumnName) => mapping.has(name);
  const { wizardSteps } = dataset;
  const isFilled = (name: ColumnName) => dataset.columns.some((column) => column.name === name);
  return {
    ...(has('school') ? await schoolsIn(engine) : { schools: null, elsewhere: { rows: 0, names: [] } }),
    academic_periods: wizardSteps.includes('academic-periods') && has('school_year') ? await yearsIn(engine) : null,
    test_types: wizardSteps.includes('test-types') && isFilled('test_type') ? await testsIn(engine) : null,
    demographic_types: wizardSteps.includes('demographic-types') ? typesIn(dataset, context, has) : null,
  };
}

async function schoolsIn(engine: Engine): Promise<Pick<Choices, 'schools' | 'elsewhere'>> {
  const found = await engine.rows(
    'schools found',
    'SELECT school_id AS id, count(*) AS n FROM typed WHERE school_id IS NOT NULL GROUP BY 1 ORDER BY n DESC, 1',
  );
  const others = await engine.rows(
    'other schools found',
    `SELECT left(school, ${LONGEST_NAME}) AS name, count(*) AS n FROM typed
      WHERE school_id IS NULL AND school IS NOT NULL GROUP BY 1 ORDER BY n DESC, 1`,
  );
  return {
    schools: found.map(({ id, n }) => ({ id: String(id), rows: Number(n) })),
    elsewhere: {
      rows: others.reduce((total, { n }) => total + Number(n), 0),
      names: others.slice(0, NAMED).map(({ name }) => String(name)),
    },
  };
}

/** '2023-2024'; a school year outside of the audit is shown, too: it may be the wrong file. */
async function yearsIn(engine: Engine): Promise<string[]> {
  const years = await engine.rows(
    'years found',
    'SELECT DISTINCT school_year AS year FROM typed WHERE school_year IS NOT NULL ORDER BY 1 LIMIT 20',
  );
  return years.map(({ year }) => `${Number(year) - 1}-${year}`);
}

async function testsIn(engine: Engine): Promise<string[] | null> {
  const rows = await engine.rows(
    'tests found',
    `SELECT DISTINCT test_type AS test FROM typed WHERE test_type IN ${list([...TEST_TYPES])}`,
  );
  const found = new Set(rows.map(({ test }) => test));
  return found.size > 0 ? TEST_TYPES.filter((test) => found.has(test)) : null;
}

/** A demographic type is in the file where choosing it asks for no column that the file lacks. */
function typesIn(dataset: Dataset, context: IngestContext, has: (name: ColumnName) => boolean): string[] {
  const wanted = (types: readonly string[]) => {
    const chosen = { ...context, chosen: { ...context.chosen, demographicTypes: types } };
    return dataset.columns.filter((column) => isRequired(column, chosen, has) && !has(column.name)).length;
  };
  const always = wanted([]);
  return DEMOGRAPHIC_TYPES.filter((type) => wanted([type]) === always);
}
