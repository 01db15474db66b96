import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { isLayout } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { TEST_TYPE } from '#datasets/vocabulary/test-types.ts';
import { type Engine, textOf } from '../../engine.ts';
import type { HeadedTable } from '../headed-table.ts';
import type { Samples } from '../sample-values.ts';

const numberOf = (text: string) => `TRY_CAST(regexp_replace(replace(${text}, ',', ''), ' ?/ ?[0-9]+$', '') AS DOUBLE)`;
const isBetween = (least: number, most: number) => (text: string) => `${numberOf(text)} BETWEEN ${least} AND ${most}`;
/** In steps of 10, as the scales of state tests from 650 to 850 are not. */
const SAT = (text: string) => `${isBetween(200, 1600)(text)} AND ${numberOf(text)} % 10 = 0`;
const ACT = isBetween(1, 36);
const EXAM = (text: string) =>
  `upper(${text}) IN ${list(['1', '2', '3', '4', '5', '6', '7', 'A', 'B', 'C', 'D', 'E', 'N'])}`;

const SAT_SECTIONS = ['sat_ebrw', 'sat_math'] as const;
const OF_SAT = [...SAT_SECTIONS, 'sat_total'] as const;
const OF_ACT = [
  ...(['act_english', 'act_math', 'act_reading', 'act_science'] as const),
  ...(['act_composite', 'act_superscore'] as const),
] as const;
/** 'English' alone is a subject, a language or a flag; beside two more sections it is one. */
const LEAST_SECTIONS = 3;

/**
 * True for a file of scores in which nothing is of the four tests: neither a column with scores on their scales nor a
 * value that names one. A state's test has a subject and a date as well, and no search would find the columns that it
 * lacks, so they are not named.
 */
export async function hasNoScores(
  { dataset, columns, context, samples, engine }: HeadedTable,
  mapping: Mapping,
  required: readonly Column[],
): Promise<boolean> {
  if (dataset.type !== 'STUDENT_TEST_SCORES') return false;
  const isOtherTest = isNamedOtherwise(columns, mapping, samples);
  // A file that has what the selected tests ask for has scores of them; where no test was chosen, no
  // column of one is required.
  if (!isOtherTest && required.length === 0 && context.chosen.testTypes.length > 0) return false;
  if (await namesTest(mapping, engine)) return false;
  const fits = (name: ColumnName, isScore: (text: string) => string) => mostFit(name, isScore, mapping, engine);
  for (const name of isOtherTest ? SAT_SECTIONS : OF_SAT) if (await fits(name, SAT)) return false;
  const sections: string[] = [];
  for (const name of OF_ACT) if (await fits(name, ACT)) sections.push(headerKey(mapping.get(name)?.header ?? ''));
  if (sections.length >= LEAST_SECTIONS || sections.some((key) => key.includes('act') || key.startsWith('sup')))
    return false;
  return !((mapping.has('exam_code') || mapping.has('exam_name')) && (await fits('score', EXAM)));
}

/**
 * What the reports of state tests have in common; they describe their students as well, and are still scores.
 */
const UNKNOWN_TEST = { headers: [/(performance|proficiency|achievement)level|perflvl/, /(scaled?|raw)score|^ss$/] };

export const isUnknownTest = (headers: readonly string[]): boolean =>
  isLayout(UNKNOWN_TEST, new Set(headers.map(headerKey)));

/**
 * The report of a state's test whose column for the test names none of ours: 'FULL', 'Testlet'. Its 'Total Scale
 * Score' is not one of the SAT.
 */
function isNamedOtherwise(columns: readonly SourceColumn[], mapping: Mapping, samples: Samples): boolean {
  const source = mapping.get('test_type');
  const tests = source ? samples(source.index).filter((cell) => cell.trim()) : [];
  return (
    tests.length > 0 &&
    !headerKey(mapping.get('sat_total')?.header ?? '').includes('sat') &&
    tests.every((test) => valueOfText(TEST_TYPE, test) === null) &&
    isUnknownTest(columns.map(({ header }) => header))
  );
}

async function namesTest(mapping: Mapping, engine: Engine): Promise<boolean> {
  const source = mapping.get('test_type');
  if (!source) return false;
  const rows = await engine.rows(
    'look for tests',
    `SELECT DISTINCT ${cellText(`c${source.index}`)} AS test FROM source LIMIT 1000`,
  );
  return rows.some(({ test }) => valueOfText(TEST_TYPE, textOf(test)) !== null);
}

/** Empty columns prove nothing. */
async function mostFit(
  name: ColumnName,
  isScore: (text: string) => string,
  mapping: Mapping,
  engine: Engine,
): Promise<boolean> {
  const source = mapping.get(name);
  if (!source) return false;
  const text = cellText(`c${source.index}`);
  const [found] = await engine.rows(
    'look for scores',
    `SELECT count(${text}) AS filled, count(*) FILTER (${isScore(text)}) AS scores FROM source`,
  );
  return Number(found?.scores) > 0 && Number(found?.scores) * 2 > Number(found?.filled);
}
