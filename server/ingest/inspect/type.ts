import { DATASETS } from '#datasets/index.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { columnsOfLayout, type Layout, slotsOfLayout } from '#datasets/kit/layouts/layout.ts';
import { confirmedFor } from '#datasets/kit/match/confirmed-columns.ts';
import { headerScore, matchHeaders } from '#datasets/kit/match/to-match.ts';
import type { IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import { likelyColumns } from '#datasets/kit/suggest/suggest-columns.ts';
import type { Engine } from '../engine.ts';
import { firstRows } from '../read/first-rows.ts';
import { findHeaderLines, isTopOfTable, looksLikeData } from '../read/header.ts';
import { anyScore } from '../read/header-score.ts';
import type { ReadTable } from '../read/table.ts';
import { columnsOf } from '../recognise/header/columns-of.ts';
import { layoutOf } from '../recognise/header/layout-of.ts';
import { areRecords, enrollmentColumns, type ReadAs } from '../recognise/wrong-file/records-of-students.ts';

export interface RankedType {
  dataset: Dataset;
  /** Every column that such a file always needs is there. */
  isWhole: boolean;
  score: number;
}

interface Ranked extends RankedType, ReadAs {
  dataset: Dataset;
  /** By a layout or a confirmed mapping, and not by names alone. */
  isKnown: boolean;
}

/** A known layout says more than any names: it outweighs a handful of them. */
const LAYOUT = 10;
/** A column that the file would have to have and has not. */
const MISSING = 2;
/** Fewer known names may be chance. */
const LEAST = 2;

/**
 * The datasets that the headers explain, the likeliest first. What the person means wins where the file can be that.
 */
export async function rankTypes(
  table: ReadTable,
  meantAs: UploadFileType | null,
  contextOf: (type: UploadFileType) => IngestContext,
  engine: Engine,
): Promise<RankedType[]> {
  const texts = (await firstRows(engine, table.width)).map(({ cells }) => cells);
  const ofRecords = DATASETS.find(({ records = [] }) => records.some(({ record }) => record === texts[0]?.[0]?.trim()));
  if (ofRecords) return [{ dataset: ofRecords, isWhole: true, score: LEAST }];
  const score = (cells: readonly string[]) => Math.max(...DATASETS.map((dataset) => anyScore(dataset)(cells)));
  const own = (cells: readonly string[]) => Math.max(...DATASETS.map((dataset) => headerScore(dataset, cells)));
  const header = findHeaderLines(texts, score, score, own);
  const columns = columnsOf(header.cells);
  const below = texts.slice(header.row + 1);
  const samples = (index: number) => below.flatMap((cells) => (cells[index] ? [cells[index]] : []));
  const ranked = DATASETS.map((dataset) => rank(dataset, columns, samples, contextOf(dataset.type)))
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score);
  const meant = ranked.find(({ dataset, isWhole }) => dataset.type === meantAs && isWhole);
  const first = meant ?? best(ranked);
  if (!first) return likeliest(texts);
  const mayBe = ({ isWhole, score }: Ranked) => isWhole && (first.lacks > 0 || score * 2 >= first.score);
  return [first, ...ranked.filter((one) => one !== first && mayBe(one))];
}

/**
 * The likeliest of them. Lists of students with scores, and scores with what a list of students
 * has, have the names of both.
 */
function best(ranked: readonly Ranked[]): Ranked | undefined {
  const [first] = ranked;
  if (first?.dataset.type === 'STUDENT_ROSTER' && !first.isKnown)
    return ranked.find((one) => areRecords(one, first)) ?? first;
  // Scores without the date that they need, beside what says when students came and left.
  if (first?.dataset.type === 'STUDENT_TEST_SCORES' && first.lacks > 0)
    return ranked.find((one) => one.dataset.type === 'STUDENT_ROSTER' && one.isWhole && isOfEnrollments(one)) ?? first;
  return first;
}

const isOfEnrollments = (roster: Ranked): boolean => enrollmentColumns(roster) >= LEAST;

/**
 * Where no header is known by its name, the dataset whose columns most of them read like; as a guess it is never whole.
 */
function likeliest(rows: readonly string[][]): RankedType[] {
  const headers = rows.filter((cells, row) => !looksLikeData(cells) && isTopOfTable(rows, row));
  return DATASETS.map((dataset) => ({
    dataset,
    isWhole: false,
    score: Math.max(0, ...headers.map((cells) => likelyColumns(dataset, cells))),
  }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score)
    .map(({ dataset }) => ({ dataset, isWhole: false, score: 0 }));
}

function rank(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: (index: number) => readonly string[],
  context: IngestContext,
): Ranked {
  const headers = columns.map(({ header }) => header);
  const layout = layoutOf(dataset, headers);
  const { missing, mapping } = matchHeaders(dataset, columns, samples, context);
  const lacks = layout ? 0 : missing.length;
  const wanting = layout ? [] : missing.filter((column, at) => !isInsteadOf(column, missing.slice(0, at)));
  const isConfirmed = confirmedFor(columns, context) !== null;
  const isRead = layout ? columnsReadBy(layout, columns) : () => false;
  return {
    dataset,
    found: new Set(mapping.keys()),
    lacks: missing.filter(({ name }) => !isRead(name)).length,
    isKnown: layout !== null || isConfirmed,
    isWhole: lacks === 0,
    score:
      headerScore(dataset, headers) +
      (layout ? LAYOUT : 0) +
      (isConfirmed ? dataset.columns.length : 0) -
      wanting.length * MISSING,
  };
}

/** A catalog without subjects and SCED codes would need one of the two. */
const isInsteadOf = ({ required }: Column, others: readonly Column[]): boolean =>
  required.level === 'conditional' &&
  'without' in required.when &&
  required.when.without.some((name) => others.some((other) => other.name === name));

/** Whether the layout reads one of our columns from those of the file. */
function columnsReadBy(layout: Layout, columns: readonly SourceColumn[]): (name: ColumnName) => boolean {
  const ofRow = columnsOfLayout(layout, columns);
  const ofSlots = slotsOfLayout(layout, columns);
  return (name) => ofRow.has(name) || ofSlots.some((slot) => slot.columns.has(name));
}
