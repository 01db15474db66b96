import type { Dataset } from '#datasets/kit/dataset.ts';
import { confirmedFor } from '#datasets/kit/match/confirmed-columns.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { likelyColumns } from '#datasets/kit/suggest/suggest-columns.ts';
import { type HeaderScore, isTopOfTable, looksLikeData } from '../../read/header.ts';
import { anyScore } from '../../read/header-score.ts';
import { columnsOf } from './columns-of.ts';

/** Fewer known names than this may be words in the data: 'Science' is a subject, and a column of another dataset. */
const SURE = 2;

/**
 * Headers that were mapped before are a header row; where no row surely is one, headers that read like the columns count, too, but on top of
 * the table alone: values read like columns as well.
 */
export function scoreFor(dataset: Dataset, context: IngestContext, rows: readonly (readonly string[])[]): HeaderScore {
  const known = anyScore(dataset);
  const byName: HeaderScore = (cells) =>
    known(cells) + (confirmedFor(columnsOf(cells), context) ? dataset.columns.length : 0);
  if (rows.some((cells) => byName(cells) >= SURE)) return byName;
  const onTop = new Set(rows.filter((cells, row) => isTopOfTable(rows, row) && !looksLikeData(cells)));
  return (cells) => byName(cells) + (onTop.has(cells) ? likelyColumns(dataset, cells) : 0);
}
