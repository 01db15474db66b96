import { DATASETS } from '#datasets/index.ts';
import { confirmedFor } from '#datasets/kit/confirmed-columns.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { isLayout } from '#datasets/kit/layout.ts';
import { REFUSED_LAYOUTS } from '#datasets/kit/layout-refused.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { likelyColumns } from '#datasets/kit/suggest-columns.ts';
import { type HeaderMatch, headerScore, matchHeaders } from '#datasets/kit/to-match.ts';
import { type Engine, textOf } from '../engine.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import { letterOf } from '../read/column-letter.ts';
import { findHeaderLines, type HeaderScore, looksLikeData } from '../read/header.ts';
import { columnNames, HEADER_ROWS, NO_HEADER_ROW, type ReadTable } from '../read/table.ts';
import type { Refusal } from '../refusal.ts';
import { withoutEmptyColumns } from './empty-columns.ts';
import { bareHeader, headerAliases } from './header/aliases.ts';
import { headersByWords, readByWords } from './header/headers-by-words.ts';
import { noHeader } from './header/no-header.ts';
import { headersOf, readByPosition, recordsByPosition } from './header/records-by-position.ts';
import { reshape } from './reshape/reshape.ts';
import { layoutOf, planReshape, type ReshapePlan } from './reshape/reshape-plan.ts';
import { selectDataRows } from './rows/data-rows.ts';
import { type Samples, sampleValues } from './sample-values.ts';
import { betterSchool } from './school/school-column.ts';
import { withWholeSchools } from './school/school-values.ts';
import { otherTest, type WrongFile, wrongFile } from './wrong-file.ts';

/** The table with its meaning: which column is which, and the DuckDB table or view `source` with the rows of data alone. */
export interface RecognisedTable extends HeaderMatch {
  /** As seen in a spreadsheet program; NO_HEADER_ROW where columns were named by their position. */
  headerRow: number;
  columns: SourceColumn[];
  /** The dataset whose headers these are, where it is not the one the file was uploaded as. */
  looksLike: Dataset | null;
  findings: FileFinding[];
  /** Lines of the file overview: which layout was recognised. */
  facts: string[];
  /** Up to 200 values of a column by its index, before any reshaping. */
  samples: Samples;
  /** By slot of a row key (row-key.ts): where that slot's own columns stand. Empty where a row is one record. */
  places: readonly ReadonlyMap<string, SourceColumn>[];
}

/** recognise: header row, columns, layout, rows that are no data, and a file that belongs elsewhere or nowhere. */
export async function recognise(
  table: ReadTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
): Promise<RecognisedTable | WrongFile | Refusal> {
  const start = await engine.rows('look for headers', `SELECT * FROM cells ORDER BY row_number LIMIT ${HEADER_ROWS}`);
  const texts = start.map((row) => columnNames(table.width).map((name) => textOf(row[name])));
  const header = findHeaderLines(texts, scoreFor(dataset, context, texts));
  const records = await recordsByPosition(dataset, table, texts[0] ?? [], engine);
  if (!records && (header.score === 0 || (header.score < 3 && looksLikeData(header.cells))))
    return noHeader(table, texts);
  const columns = columnsOf(records ? headersOf(records, table.width) : header.cells);
  const headerRow = records ? NO_HEADER_ROW : Number(start[header.row]?.row_number);
  const rows = await selectDataRows(engine, table, headerRow, columns);
  const samples = await sampleValues(engine, table.width);
  const schools = await withWholeSchools(samples, dataset, columns, context, engine);
  const named = matchColumns(dataset, columns, samples, schools, context);
  const fixed = new Set(named.confirmed?.columns.map(({ column }) => column) ?? []);
  const match = {
    ...named,
    mapping: await withoutEmptyColumns(dataset, named.mapping, fixed, samples, context, engine),
  };
  const wrong = await wrongFile(dataset, columns, match, samples, context, engine);
  if (wrong) return { ...wrong, headerRow };

  const plan = planReshape(dataset, columns, table.width, match.mapping, fixed, schools, context, table.sheets);
  const other = await otherTest(plan, context, engine);
  if (other) return { ...other, headerRow };
  const { mapping, places } = await applied(engine, plan);
  const missing = dataset.columns.filter(
    (column) => !mapping.has(column.name) && isRequired(column, context, (name) => mapping.has(name)),
  );
  return {
    ...match,
    mapping,
    missing,
    places,
    samples,
    headerRow,
    columns,
    ignored: columns.filter(({ index }) => !plan.used.has(index)),
    decisions: [...match.decisions, ...plan.decisions],
    looksLike: missing.length ? otherDataset(dataset, columns) : null,
    facts: [
      ...(records ? [readByPosition(records)] : []),
      ...rows.facts,
      ...layoutFacts(plan),
      ...(await dropFacts(engine, plan)),
      ...(records ? [] : joinedFact(header.isJoined, headerRow)),
    ],
    findings: [...rows.findings, ...duplicateHeaders(columns, plan.used)],
  };
}

/**
 * By headers, then by the part of a header that names the column ('STUDENTS.Student_Number'), then by its words; of school columns the one
 * that is known here.
 */
function matchColumns(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: Samples,
  schools: Samples,
  context: IngestContext,
): HeaderMatch {
  const match = matchHeaders(dataset, columns, samples, context);
  const mapping = new Map(match.mapping);
  const decided = new Set(match.confirmed?.columns.map(({ column }) => column));
  const open = openIn(dataset, mapping, decided);
  const unnamed = { ...dataset, columns: dataset.columns.filter(({ name }) => open.has(name)) };
  for (const [name, source] of headerAliases(unnamed, match.ignored, samples, context)) mapping.set(name, source);
  const byWords = headersByWords(dataset, openIn(dataset, mapping, decided), notIn(columns, mapping), samples, context);
  for (const { column, source } of byWords) mapping.set(column.name, source);
  const school = betterSchool(dataset, columns, mapping, schools, context);
  if (school && !decided.has('school')) mapping.set('school', school);
  const moved = [...takeOver(dataset, mapping, decided), ...yearsOfTerms(dataset, mapping, decided, samples)];
  return { ...match, mapping, decisions: [...match.decisions, ...byWords.map(readByWords), ...moved] };
}

const SEASON_AND_YEAR = /^\s*(fall|autumn|winter|spring|summer)\s*(semester|term)?\s*(19|20)\d\d\s*$/i;

/** 'Fall 2023' is a term and a school year, where the file has no other. */
function yearsOfTerms(
  { columns }: Dataset,
  mapping: Map<string, SourceColumn>,
  decided: ReadonlySet<string>,
  samples: Samples,
): string[] {
  const term = mapping.get('term');
  const year = columns.find(({ name }) => name === 'school_year');
  if (!term || !year || mapping.has('school_year') || decided.has('school_year')) return [];
  const filled = samples(term.index).filter((sample) => sample.trim());
  if (filled.filter((sample) => SEASON_AND_YEAR.test(sample)).length * 2 <= filled.length) return [];
  mapping.set('school_year', term);
  return [`'${term.header}' was read as ${year.label}, too, because its values are seasons with their year.`];
}

/** Where a list of courses has a code and a description alone, the description is the title. */
function takeOver({ columns }: Dataset, mapping: Map<string, SourceColumn>, decided: ReadonlySet<string>): string[] {
  return columns.flatMap(({ name, label, orElse }) => {
    const source = orElse === undefined || decided.has(orElse) ? undefined : mapping.get(orElse);
    if (!source || orElse === undefined || mapping.has(name) || decided.has(name)) return [];
    mapping.delete(orElse);
    mapping.set(name, source);
    return [`'${source.header}' was read as ${label} because the file has no other.`];
  });
}

const openIn = ({ columns }: Dataset, mapping: Mapping, decided: ReadonlySet<string>): Set<string> =>
  new Set(columns.map(({ name }) => name).filter((name) => !mapping.has(name) && !decided.has(name)));

function notIn(columns: readonly SourceColumn[], mapping: Mapping): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  return columns.filter(({ index }) => !taken.has(index));
}

async function applied(engine: Engine, plan: ReshapePlan) {
  const { shape, kept } = plan;
  const isNeeded = shape.columns.size > 0 || shape.slots.length > 0 || shape.drops.length > 0;
  return isNeeded ? reshape(engine, shape, kept) : { mapping: kept, places: [] };
}

function layoutFacts({ layout, shape }: ReshapePlan): string[] {
  if (!layout) return [];
  const slots = layout.slots ? `: ${shape.slots.length} ${layout.slots.word} a row` : '';
  return [`Recognised as ${layout.name}${slots}`];
}

async function dropFacts(engine: Engine, { drops }: ReshapePlan): Promise<string[]> {
  if (drops.length === 0) return [];
  const counts = drops.map(({ condition }, index) => `count(*) FILTER (${condition}) AS n${index}`);
  const [found] = await engine.rows('count dropped rows', `SELECT ${counts.join(', ')} FROM source_of_file`);
  return drops.flatMap(({ words }, index) => {
    const count = Number(found?.[`n${index}`]);
    return count
      ? [`Left out: ${count.toLocaleString('en-US')} ${count === 1 ? words.replace('rows', 'row') : words}`]
      : [];
  });
}

function joinedFact(isJoined: boolean, row: number): string[] {
  return isJoined ? [`Header in two lines: rows ${row - 1} and ${row} were read together`] : [];
}

/** Fewer known names than this may be words in the data: 'Science' is a subject, and a column of another dataset. */
const SURE = 2;

/** Headers that were mapped before are a header row; where no row surely is one, headers that read like the columns count, too. */
function scoreFor(dataset: Dataset, context: IngestContext, rows: readonly string[][]): HeaderScore {
  const known = anyScore(dataset);
  const byName: HeaderScore = (cells) =>
    known(cells) + (confirmedFor(columnsOf(cells), context) ? dataset.columns.length : 0);
  if (rows.some((cells) => byName(cells) >= SURE)) return byName;
  return (cells) => byName(cells) + (looksLikeData(cells) ? 0 : likelyColumns(dataset, cells));
}

/** A header row of any dataset will do: a file under the wrong card has one, too. Its own dataset wins between equals. */
export function anyScore(dataset: Dataset): HeaderScore {
  const others = DATASETS.filter((other) => other !== dataset);
  const named: HeaderScore = (cells) => {
    const own = headerScore(dataset, cells);
    return own + Math.max(0, ...others.map((other) => headerScore(other, cells) - own)) * 0.9;
  };
  // With the table before it a name is on no list, and a sheet of such headers would lose against the sheet that explains them.
  return (cells) => {
    const bare = cells.map(bareHeader);
    const byBare = bare.every((text, index) => text === cells[index]) ? 0 : named(bare) * 0.95;
    return Math.max(named(cells), byBare) + layoutScore(cells);
  };
}

/** The headers of a known layout are a header row, whatever else they are called. */
function layoutScore(cells: readonly string[]): number {
  const keys = cells.map(headerKey);
  const isKnown = [...DATASETS.flatMap(({ layouts = [] }) => layouts), ...REFUSED_LAYOUTS].some((layout) =>
    isLayout(layout, keys),
  );
  return isKnown ? 3 : 0;
}

function otherDataset(dataset: Dataset, columns: readonly SourceColumn[]): Dataset | null {
  const headers = columns.map(({ header }) => header);
  const score = (one: Dataset) => headerScore(one, headers) + (layoutOf(one, headers) ? 3 : 0);
  const scored = DATASETS.filter((other) => other !== dataset).map((other) => ({ other, score: score(other) }));
  const best = scored.reduce<{ other: Dataset | null; score: number }>(
    (one, next) => (next.score > one.score ? next : one),
    { other: null, score: score(dataset) },
  );
  return best.other;
}

export function columnsOf(headers: readonly string[]): SourceColumn[] {
  return headers.flatMap((text, index) => {
    const header = text.replace(/[\s\uFEFF\u200B]+/g, ' ').trim();
    return header ? [{ index, letter: letterOf(index), header }] : [];
  });
}

/** A header for two columns that were both read, as the grade level and the mark under 'Grade', lost nothing. */
function duplicateHeaders(columns: readonly SourceColumn[], used: ReadonlySet<number>): FileFinding[] {
  const same = Map.groupBy(columns, ({ header }) => header.toLowerCase());
  const twice = [...same.values()].flatMap(([, ...more]) =>
    more.filter(({ index }) => !used.has(index)).map(({ header }) => header),
  );
  return [...new Set(twice)].slice(0, 20).map((header) => aboutFile('file.duplicate-header', header));
}
