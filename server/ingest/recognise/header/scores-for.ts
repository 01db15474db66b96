import type { Dataset } from '#datasets/kit/dataset.ts';
import { confirmedFor } from '#datasets/kit/match/confirmed-columns.ts';
import { headerScore } from '#datasets/kit/match/to-match.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { likelyColumns } from '#datasets/kit/suggest/suggest-columns.ts';
import { type HeaderScore, looksLikeData } from '../../read/header.ts';
import { anyScore } from '../../read/header-score.ts';
import { columnsOf } from './columns-of.ts';
import { withoutShared } from './plain-header.ts';

/** Fewer known names than this may be words in the data: 'Science' is a subject, and a column of another dataset. */
const SURE = 2;

/**
 * `names` counts headers that are known, `own` those of the dataset, `score` also those that read like one where no
 * row surely is a header row.
 */
interface HeaderScores {
  score: HeaderScore;
  names: HeaderScore;
  own: HeaderScore;
}

/**
 * Headers that were mapped before are a header row. Values read like columns, too, so headers that only do so count
 * on top of the table alone.
 */
export function scoresFor(
  dataset: Dataset,
  context: IngestContext,
  rows: readonly (readonly string[])[],
): HeaderScores {
  const named = anyScore(dataset);
  const known: HeaderScore = (cells) => {
    const without = withoutShared(cells);
    return without === cells ? named(cells) : Math.max(named(cells), named(without));
  };
  const names: HeaderScore = (cells) =>
    known(cells) + (confirmedFor(columnsOf(cells), context) ? dataset.columns.length : 0);
  const own: HeaderScore = (cells) => headerScore(dataset, cells);
  if (rows.some((cells) => names(cells) >= SURE)) return { score: names, names, own };
  return { score: (cells) => names(cells) + (looksLikeData(cells) ? 0 : likelyColumns(dataset, cells)), names, own };
}
