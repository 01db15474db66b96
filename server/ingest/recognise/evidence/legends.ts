import { headerKey, valueKey } from '#datasets/kit/normalise.ts';
import type { IngestContext, Mapping, ReadByLegend, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { chooseLegend, type LegendChoice } from '#datasets/legends/choose-legend.ts';
import type { CodedColumn, Legend } from '#datasets/legends/legend.ts';
import { CODED_COLUMNS } from '#datasets/legends/legends.ts';
import { type Engine, textOf } from '../../engine.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { HeadedTable } from '../headed-table.ts';
import { plainHeaders } from '../header/plain-header.ts';
import type { Companions } from './companions.ts';
import { gradeBeside } from './grade-beside.ts';
import { levelBeside } from './level-beside.ts';
import { raceBeside } from './race-beside.ts';

/** Different values of a column that are looked through for codes; a column of codes has a few dozen. */
const MOST = 500;

/** How the columns of codes are read in this file, and the sentences that say so. A code that a person has explained needs no legend. */
export async function readLegends(
  { dataset, columns, context, engine }: HeadedTable,
  mapping: Mapping,
): Promise<{ legends: ReadByLegend[]; findings: FileFinding[] }> {
  const legends: ReadByLegend[] = [];
  const findings: FileFinding[] = [];
  const plain = plainHeaders(dataset, columns);
  const headerKeys = new Set(columns.map((source) => headerKey(plain(source).header)));
  for (const column of dataset.columns) {
    const coded = CODED_COLUMNS[column.name];
    const source = mapping.get(column.name);
    if (!coded || !source) continue;
    const own = new Set(context.confirmed?.values.flatMap((one) => (one.column === column.name ? [one.key] : [])));
    const { codes, words } = await codesOf(coded, source, own, engine);
    if (codes.size === 0) continue;
    const companions = await besideOf(column.name, mapping, context, engine);
    const choice = chooseLegend(coded, { codes, words, header: plain(source).header, headerKeys, companions });
    if (!choice) continue;
    legends.push({ column: column.name, codes: valuesOf(choice) });
    findings.push(findingOf(choice, coded, { column: column.name, header: source.header, codes }));
  }
  return { legends, findings };
}

function besideOf(column: string, mapping: Mapping, context: IngestContext, engine: Engine): Promise<Companions> {
  if (column === 'grade_level') return gradeBeside(mapping, context, engine);
  return column === 'course_level' ? levelBeside(mapping, engine) : raceBeside(column, mapping, engine);
}

async function codesOf(
  { isCode }: CodedColumn,
  { index }: SourceColumn,
  own: ReadonlySet<string>,
  engine: Engine,
): Promise<{ codes: Map<string, number>; words: Set<string> }> {
  const rows = await engine.rows(
    'look for codes',
    `SELECT text, count(*) AS cells FROM (SELECT ${cellText(`c${index}`)} AS text FROM source) WHERE text IS NOT NULL
      GROUP BY text ORDER BY cells DESC, text LIMIT ${MOST}`,
  );
  const codes = new Map<string, number>();
  const words = new Set<string>();
  for (const { text, cells } of rows) {
    const key = valueKey(textOf(text));
    if (!isCode.test(textOf(text).toLowerCase())) words.add(key);
    else if (!own.has(key)) codes.set(key, (codes.get(key) ?? 0) + Number(cells));
  }
  return { codes, words };
}

function valuesOf(choice: LegendChoice): ReadonlyMap<string, string | null> {
  return choice.kind === 'proven' ? choice.values : new Map(choice.codes.map((code) => [code, null]));
}

/** A column of the dataset, the header it was read from, and how many cells hold each of its codes. */
interface CodesInFile {
  column: string;
  header: string;
  codes: ReadonlyMap<string, number>;
}

function findingOf(
  choice: LegendChoice,
  { legends }: CodedColumn,
  { column, header, codes }: CodesInFile,
): FileFinding {
  const found = [...codes].map(([code, rows]) => ({ code, rows }));
  if (choice.kind === 'proven') {
    const { name: legend, because, values } = choice;
    const read = found.map((one) => ({ ...one, value: values.get(one.code) ?? null }));
    return aboutFile('file.legend', { is: 'legend', header, column, legend, because, codes: read }, column);
  }
  const code = choice.kind === 'unused' ? 'file.codes-unused' : 'file.codes-asked';
  const possible =
    choice.kind === 'unused' ? [] : legends.filter((legend) => !legend.isMnemonic && knows(legend, choice));
  const lists = possible.map((legend) => ({
    legend: legend.name,
    values: found.map((one) => ({ value: legend.codes[one.code] ?? '', rows: one.rows })),
  }));
  return aboutFile(code, { is: 'codes', header, column, codes: found, possible: lists }, column);
}

const knows = (legend: Legend, { codes }: { codes: readonly string[] }): boolean =>
  codes.every((code) => code in legend.codes);
