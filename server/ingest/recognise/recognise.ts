import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { IngestContext, Mapping, ReadByLegend, SingleYears, SourceColumn } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import type { Engine } from '../engine.ts';
import type { FileFinding } from '../findings.ts';
import { firstRows } from '../read/first-rows.ts';
import { findHeaderLines, type Header, looksLikeData } from '../read/header.ts';
import { type Heading, NO_HEADER_ROW, type ReadTable, titlesOf } from '../read/table.ts';
import type { Refusal } from '../refusal.ts';
import { readLegends } from './evidence/codes/legends.ts';
import { finalTerms } from './evidence/marks/final-terms.ts';
import { markBeside } from './evidence/marks/mark-beside.ts';
import { markTypes } from './evidence/marks/mark-types.ts';
import { yearsBeside } from './evidence/years/years-beside.ts';
import { withRareFlags } from './flag-values.ts';
import { headingsWithTitles } from './groups/headings-with-titles.ts';
import { areStudentsOnSeveralSheets } from './groups/students-on-sheets.ts';
import { type Decided, decidedIn, type HeadedTable } from './headed-table.ts';
import { besideHeaders } from './header/beside-header.ts';
import { columnsOf } from './header/columns-of.ts';
import { headerByKind } from './header/header-by-kind.ts';
import { noHeader } from './header/no-header.ts';
import { headersOf, readByPosition, recordsByPosition } from './header/records-by-position.ts';
import { scoresFor } from './header/scores-for.ts';
import { tableBeside } from './header/table-beside.ts';
import { matchColumns, type WeighedMatch } from './match-columns.ts';
import { joinedFact, layoutFacts } from './overview-facts.ts';
import { droppedRows } from './reshape/dropped-rows.ts';
import { withoutProgressMarks } from './reshape/marks/progress-marks.ts';
import { reshape } from './reshape/reshape.ts';
import { planReshape, type ReshapePlan, type ShownBeside } from './reshape/reshape-plan.ts';
import { testsInOneRow } from './reshape/scores/tests-in-one-row.ts';
import { type DataRows, selectDataRows } from './rows/data-rows.ts';
import { unnamedColumns, unnamedLine } from './rows/row-widths.ts';
import { type Samples, sampleValues } from './sample-values.ts';
import { withWholeSchools } from './school/school-values.ts';
import { withoutEmptyColumns } from './unread/empty-columns.ts';
import { repeatedHeaders } from './unread/repeated-headers.ts';
import { saidByUnread } from './unread/unread-columns.ts';
import { hasNoScores, isUnknownTest } from './wrong-file/no-scores.ts';
import { otherDataset, type WouldTake } from './wrong-file/other-dataset.ts';
import { otherTest, type WrongFile, wrongFile } from './wrong-file/wrong-file.ts';

/**
 * The table with its meaning: which column is which, and the DuckDB table or view `source` with the rows of data alone.
 */
export interface RecognisedTable extends WeighedMatch {
  /** As seen in a spreadsheet program; NO_HEADER_ROW where columns were named by their position. */
  headerRow: number;
  /** Cells above the header row, of each sheet. */
  titles: readonly Heading[];
  /** Rows among the data that say something of those below them, in the order of the file. */
  headings: readonly Heading[];
  /**
   * About how many `source` has, at most: those of the file, and several of each where a layout makes several of one.
   */
  rows: number;
  columns: readonly SourceColumn[];
  /** The dataset that would take the file, where it is not the one it was uploaded as. */
  looksLike: Dataset | null;
  /** Uploaded as scores, and none of the tests of the audit is in it (no-scores.ts). */
  hasNoScores: boolean;
  findings: FileFinding[];
  /** Lines of the file overview: which layout was recognised. */
  facts: OverviewLine[];
  /** Up to 200 values of a column by its index, before any reshaping. */
  samples: Samples;
  /** How columns of codes are read. */
  legends: readonly ReadByLegend[];
  /** What a lone year is, as far as other columns show it. */
  singleYears: SingleYears | null;
  /** By slot of a row key (row-key.ts): where that slot's own columns are. Empty where a row is one record. */
  places: readonly Mapping[];
  /**
   * The rows of data as they are in the file, before a layout left some out (`drops`,
   * conditions) or made several of one.
   */
  beforeReshape: { view: 'source' | 'source_of_file'; drops: readonly string[]; hasSlots: boolean };
}

/**
 * recognise: header row, columns, layout, rows that are not data, and a file that belongs elsewhere
 * (`takes` it) or nowhere.
 */
export async function recognise(
  table: ReadTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
  takes: WouldTake,
): Promise<RecognisedTable | WrongFile | Refusal> {
  const start = await firstRows(engine, table.width);
  const texts = start.map(({ cells }) => cells);
  const records = await recordsByPosition(dataset, table, texts[0] ?? [], engine);
  const header = headerIn(texts, dataset, context, records !== null);
  if (!header) return noHeader(table, texts);
  const named = columnsOf(records ? headersOf(records, table.width) : header.cells);
  const headerRow = records ? NO_HEADER_ROW : (start[header.row]?.number ?? NO_HEADER_ROW);
  const rows = await selectDataRows(engine, table, { headerRow, columns: named, start, dataset, context });
  const titles = records ? [] : [...titlesOf(start.slice(0, header.row)), ...(table.titles ?? [])];
  const { headed, facts, second } = await headedBy(named, { table, dataset, context, engine }, { ...rows, titles });
  const { columns, samples } = headed;
  const matched = await matchColumns(headed);
  const decided = decidedIn(dataset, matched.confirmed);
  const match = { ...matched, mapping: await withoutEmptyColumns(headed, matched.mapping, decided) };
  const wrong = await wrongFile(headed, match, takes);
  if (wrong) return { ...wrong, headerRow };
  const shown = await shownBeside(headed, match.mapping, decided);
  const plan = await withoutProgressMarks(headed, planReshape(headed, match.mapping, decided, shown));
  const other = await otherTest(plan, context, engine);
  if (other) return { ...other, headerRow };
  const { mapping: whole, places, view } = await applied(engine, plan, table.rows);
  const coded = await readLegends(headed, whole);
  const mapping = new Map([...whole].filter(([name]) => !coded.withheld.includes(name)));
  const required = requiredBeside(whole, dataset, context);
  const isWithoutScores = await hasNoScores(headed, mapping, required);
  const missing = isWithoutScores && required.length === 0 ? scoreOf(dataset) : required;
  const isOtherTest = isWithoutScores && isUnknownTest(columns.map(({ header }) => header));
  const ignored = columns.filter(({ index }) => !plan.used.has(index));
  return {
    ...match,
    mapping,
    legends: coded.legends,
    singleYears: shown.singleYears,
    missing,
    places,
    beforeReshape: { view, drops: plan.shape.drops, hasSlots: plan.shape.slots.length > 0 },
    samples,
    headerRow,
    titles,
    headings: rows.headings,
    rows: table.rows * Math.max(1, plan.shape.slots.length),
    columns: [...columns, ...second.beside],
    ignored: [...ignored, ...second.beside],
    decisions: [...stillTrue(match.decisions, ignored, plan, whole), ...plan.decisions, ...coded.decisions],
    looksLike: missing.length && !isOtherTest ? await otherDataset(headed, takes) : null,
    hasNoScores: isWithoutScores,
    facts: [
      ...(records ? [readByPosition(records)] : joinedFact(header.isJoined, headerRow)),
      ...facts,
      ...layoutFacts(plan),
      ...(await droppedRows(engine, plan.drops, table.width)),
    ],
    findings: [
      ...rows.findings,
      ...second.findings,
      ...(await repeatedHeaders(headed, match.mapping, plan.used)),
      ...(await saidByUnread(headed, ignored, { ...match, ...second, plan, mapping, view, missing })),
      ...coded.findings,
    ],
  };
}

/** From this many known names on, a row is a header whatever else it may be. */
const SURE = 3;

/**
 * Null where no row is a header. A word of the data may be called like a column, so of few known names the rows below
 * may say that it is another one.
 */
function headerIn(
  texts: readonly string[][],
  dataset: Dataset,
  context: IngestContext,
  hasRecords: boolean,
): Header | null {
  const { score, names, own } = scoresFor(dataset, context, texts);
  const known = findHeaderLines(texts, score, names, own);
  if (hasRecords || known.score >= SURE) return known;
  const byKind = headerByKind(texts);
  if (known.score === 0 || looksLikeData(known.cells)) return byKind;
  return byKind && byKind.row < known.row ? byKind : known;
}

type Given = Pick<HeadedTable, 'table' | 'dataset' | 'context' | 'engine'>;

async function headedBy(
  named: readonly SourceColumn[],
  given: Given,
  rows: DataRows & Pick<RecognisedTable, 'titles'>,
) {
  const samples = await sampleValues(given.engine, given.table.width);
  const { columns: all, facts } = await besideHeaders({ ...given, columns: named, samples });
  const second = await tableBeside({ ...given, columns: all, samples });
  const { columns } = second;
  const whole = await withWholeSchools({
    ...given,
    headings: headingsWithTitles(rows.titles, rows.headings, given.context),
    columns,
    samples,
  });
  const headed = await withRareFlags(whole);
  const unnamed = await unnamedColumns(given.engine, rows.width, all);
  return { headed, second: { ...second, unnamed }, facts: [...rows.facts, ...facts, ...unnamedLine(unnamed)] };
}

/** A layout, or a column that fits better, may have taken the place of one that was read before. */
function stillTrue(
  decisions: readonly Decision[],
  ignored: readonly SourceColumn[],
  plan: ReshapePlan,
  read: Mapping,
): Decision[] {
  const unread = new Set(ignored.map(({ header }) => header));
  const ofBoth = new Set(plan.decisions.flatMap((one) => (one.is === 'of-both-tests' ? [one.header] : [])));
  const isReplaced = (one: Decision) =>
    one.is === 'read-as' && (read.get(one.column)?.header ?? one.header) !== one.header;
  const isPast = (one: Decision) =>
    'header' in one &&
    (ofBoth.has(one.header ?? '') || isReplaced(one) || (READ.has(one.is) && unread.has(one.header ?? '')));
  return decisions.filter((one) => !isPast(one));
}

const READ: ReadonlySet<Decision['is']> = new Set(['read-as', 'read-too', 'both-read']);

async function shownBeside(headed: HeadedTable, mapping: Mapping, decided: Decided): Promise<ShownBeside> {
  const marks = await markTypes(headed, mapping, decided);
  const finals = marks ? null : await finalTerms(headed, mapping, decided);
  const beside = await markBeside(headed, mapping, decided);
  const hasStudentsOnSheets = await areStudentsOnSeveralSheets(headed, mapping);
  const tests = await testsInOneRow(headed, mapping);
  return { singleYears: await yearsBeside(headed, mapping), marks, finals, beside, hasStudentsOnSheets, tests };
}

const scoreOf = ({ columns }: Dataset): Column[] => columns.filter(({ name }) => name === 'score');

const requiredBeside = (found: Mapping, { columns }: Dataset, context: IngestContext): Column[] =>
  columns.filter((column) => !found.has(column.name) && isRequired(column, context, (name) => found.has(name)));

async function applied(engine: Engine, plan: ReshapePlan, rows: number) {
  const { shape, kept } = plan;
  const isNeeded = shape.columns.size > 0 || shape.slots.length > 0 || shape.drops.length > 0;
  return isNeeded
    ? { ...(await reshape(engine, shape, kept, rows)), view: 'source_of_file' as const }
    : { mapping: kept, places: [], view: 'source' as const };
}
