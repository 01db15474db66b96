import { RACE_FLAGS } from '#datasets/demographics/race.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { headerKey, valueKey, wholeNumber } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { IngestContext, Mapping, ReadByLegend, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { chooseLegend, type LegendChoice, meaningIn } from '#datasets/legends/choose-legend.ts';
import { type CodedColumn, codesUnder, type Legend } from '#datasets/legends/legend.ts';
import { codedColumn } from '#datasets/legends/legends.ts';
import { NOT_REPORTED } from '#datasets/vocabulary/students/not-reported.ts';
import { type Engine, textOf } from '../../../engine.ts';
import { aboutFile, type FileFinding } from '../../../findings.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { plainHeaders } from '../../header/plain-header.ts';
import type { Companions } from './companions.ts';
import { gradeBeside } from './grade-beside.ts';
import { levelBeside } from './level-beside.ts';
import { raceBeside } from './race-beside.ts';

/** Different values of a column that are looked through for codes; a column of codes has a few dozen. */
const MOST = 500;

/** Until it is known who is Hispanic, no race is: the federal rule looks at that first. */
const RACES = ['race', ...RACE_FLAGS.map(({ name }) => name)] as const;

/**
 * How the columns of codes are read in this file, and the sentences that say so. A code that a person has explained
 * needs no legend. `withheld` are columns that count for nothing until the codes are explained.
 */
export async function readLegends(
  { dataset, columns, context, engine }: HeadedTable,
  mapping: Mapping,
): Promise<{ legends: ReadByLegend[]; findings: FileFinding[]; withheld: readonly string[]; decisions: Decision[] }> {
  const legends: ReadByLegend[] = [];
  const findings: FileFinding[] = [];
  const withheld: string[] = [];
  const decisions: Decision[] = [];
  const plain = plainHeaders(dataset, columns);
  const headerKeys = new Set(columns.map((source) => headerKey(plain(source).header)));
  for (const column of dataset.columns) {
    const coded = codedColumn(column);
    const source = mapping.get(column.name);
    if (!coded || !source) continue;
    const own = new Set(context.confirmed?.values.flatMap((one) => (one.column === column.name ? [one.key] : [])));
    const header = plain(source).header;
    if (isByHeaderAlone(coded) && !isUnderHeader(coded, header)) continue;
    const found = await codesOf((text) => codeIn(text, column, codesUnder(coded, header)), source, own, engine);
    if (found.codes.size === 0) continue;
    const { codes, words } = withCodesBeside(found, coded);
    const companions = await besideOf(column.name, mapping, context, engine);
    const choice = chooseLegend(coded, { codes, words, header, headerKeys, companions });
    if (!choice) continue;
    legends.push(legendOf(column, coded, choice, codes));
    if (leavesHispanicOpen(column.name, choice, mapping)) {
      const waiting = RACES.flatMap((name) => mapping.get(name) ?? []);
      withheld.push(...RACES.filter((name) => mapping.has(name)));
      decisions.push(...waiting.map((race) => waits(race, source)));
    }
    findings.push(findingOf(choice, coded, { column: column.name, header: source.header, codes }));
  }
  return { legends, findings, withheld, decisions };
}

/**
 * Only the name of such a column proves a list of its codes, so that under another name they need not be looked for.
 */
const isByHeaderAlone = ({ isElseOfWords, askedTogether, legends }: CodedColumn): boolean =>
  isElseOfWords === true &&
  !askedTogether &&
  legends.every(({ layout, owners, telling }) => !layout && !owners && !telling);

const isUnderHeader = ({ legends }: CodedColumn, header: string): boolean =>
  legends.some(({ headers = [] }) => headers.some((one) => headerKey(one) === headerKey(header)));

/** 'Hispanic' with 1 and 2, or 'Ethnicity' with them beside all races. */
function leavesHispanicOpen(column: ColumnName, choice: LegendChoice, mapping: Mapping): boolean {
  if (choice.kind !== 'asked') return false;
  return column === 'hispanic' || (column === 'race_ethnicity' && choice.isAcross === true && !mapping.has('hispanic'));
}

const waits = (race: SourceColumn, { header }: SourceColumn): Decision => ({
  is: 'waits-for-codes',
  header: race.header,
  other: header,
});

function besideOf(column: ColumnName, mapping: Mapping, context: IngestContext, engine: Engine): Promise<Companions> {
  if (column === 'grade_level') return gradeBeside(mapping, context, engine);
  return column === 'course_level' ? levelBeside(mapping, engine) : raceBeside(column, mapping, engine);
}

/** '4 - Hispano', 'F: Free', '06 White'. */
const CODE_AND_LABEL = /^(?:([a-z\d]{1,4}) *[-–:=] *|(\d{1,3}) +(?=\p{L}{3}))(.+)$/iu;

/**
 * The key of the code that a cell is: '4', '4 - Hispano' whose label no list has, or '2+', which is
 * compared as 2. Null for words.
 */
function codeIn(written: string, { kind }: Column, isCode: (text: string) => boolean): string | null {
  const text = wholeNumber(written);
  if (isCode(text)) return valueKey(text);
  const vocabulary = kind.kind === 'vocabulary' ? kind.vocabulary : null;
  const [, signed, spaced, label = ''] = CODE_AND_LABEL.exec(text) ?? [];
  const code = signed ?? spaced ?? '';
  if (vocabulary && label && isCode(code)) return valueOfText(vocabulary, label) === null ? valueKey(code) : null;
  // 1.5 is an amount, and not the code 15.
  return /^\d+[^\p{L}\d.,]+$/u.test(text) && isCode(valueKey(text)) ? valueKey(text) : null;
}

async function codesOf(
  codeOf: (text: string) => string | null,
  { index }: SourceColumn,
  own: ReadonlySet<string>,
  engine: Engine,
): Promise<{ codes: Map<string, number>; words: Map<string, number> }> {
  // Each cell as it is written, counted before it is cleaned: 1,000,000 rows of Y and N take 0.02 s so, and 3.7 s
  // otherwise. A filter on the text here would be moved below the count, and clean each row.
  const rows = await engine.rows(
    'look for codes',
    `SELECT ${cellText('cell')} AS text, CAST(sum(cells) AS BIGINT) AS cells
      FROM (SELECT c${index} AS cell, count(*) AS cells FROM source GROUP BY ALL)
      GROUP BY text ORDER BY text IS NULL, cells DESC, text LIMIT ${MOST}`,
  );
  const codes = new Map<string, number>();
  const words = new Map<string, number>();
  for (const { text, cells } of rows.filter((row) => row.text !== null)) {
    const key = codeOf(textOf(text));
    const word = valueKey(textOf(text));
    if (key === null) words.set(word, (words.get(word) ?? 0) + Number(cells));
    else if (!own.has(key) && !own.has(valueKey(textOf(text)))) codes.set(key, (codes.get(key) ?? 0) + Number(cells));
  }
  return { codes, words };
}

function withCodesBeside(
  { codes, words }: { codes: ReadonlyMap<string, number>; words: ReadonlyMap<string, number> },
  { isCodeBeside }: CodedColumn,
): { codes: ReadonlyMap<string, number>; words: ReadonlySet<string> } {
  const isCode = (word: string) => isCodeBeside?.test(word) ?? false;
  return {
    codes: new Map([...codes, ...[...words].filter(([word]) => isCode(word))]),
    words: new Set([...words.keys()].filter((word) => !isCode(word))),
  };
}

/**
 * A code that the proven list lacks does not mean what another list has for it: 2 beside W, B and H is unknown. One
 * that says 'unknown' is, and so are 1 and 0 beside each other, as yes and no.
 */
function legendOf(
  { name, kind }: Column,
  { isYesNo }: CodedColumn,
  choice: LegendChoice,
  codes: ReadonlyMap<string, number>,
): ReadByLegend {
  if (choice.kind !== 'proven') return { column: name, codes: new Map(choice.codes.map((code) => [code, null])) };
  const numbers = [...codes.keys()].filter((code) => /^-?\d/.test(code)).toSorted();
  const plain = new Set(isYesNo && numbers.join() === '0,1' ? numbers : []);
  const saysNothing = (code: string) =>
    kind.kind === 'vocabulary' && valueOfText(kind.vocabulary, code) === NOT_REPORTED.value;
  const unlisted = [...codes.keys()].filter(
    (code) => !choice.values.has(code) && !plain.has(code) && !saysNothing(code),
  );
  const none = unlisted.map((code) => [code, null] as const);
  return { column: name, codes: new Map([...none, ...choice.values]), isProven: true };
}

/** A column of the dataset, the header it was read from, and how many cells hold each of its codes. */
interface CodesInFile {
  column: ColumnName;
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
    values: byMeaning(legend, found),
  }));
  return aboutFile(code, { is: 'codes', header, column, codes: found, possible: lists }, column);
}

/** Several codes may mean the same. */
function byMeaning(legend: Legend, found: readonly { code: string; rows: number }[]) {
  const meanings = Map.groupBy(found, ({ code }) => meaningIn(legend, code) ?? '');
  return [...meanings].map(([value, codes]) => ({ value, rows: codes.reduce((sum, { rows }) => sum + rows, 0) }));
}

const knows = (legend: Legend, { codes }: { codes: readonly string[] }): boolean =>
  codes.every((code) => meaningIn(legend, code) !== undefined);
