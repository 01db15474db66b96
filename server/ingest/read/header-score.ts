import { DATASETS } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { type HeaderPattern, isLayout } from '#datasets/kit/layouts/layout.ts';
import { REFUSED_LAYOUTS } from '#datasets/kit/layouts/refused-layouts.ts';
import { headerScore, scoreOfKeys } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { bareHeader } from './bare-header.ts';
import type { HeaderScore } from './header.ts';

/**
 * A header row of any dataset will do: a file under the wrong card has one, too. Its own dataset wins between equals.
 */
export function anyScore(dataset: Dataset): HeaderScore {
  const others = DATASETS.filter((other) => other !== dataset);
  const named: HeaderScore = (cells) => {
    const keys = new Set(cells.map(headerKey));
    const own = scoreOfKeys(dataset, keys);
    return own + Math.max(0, ...others.map((other) => scoreOfKeys(other, keys) - own)) * 0.9;
  };
  // With the table before it a name is on no list, and a sheet of such headers would lose against the
  // sheet that explains them.
  return (cells) => {
    const bare = cells.map(bareHeader);
    const byBare = bare.every((text, index) => text === cells[index]) ? 0 : named(bare) * 0.95;
    return Math.max(named(cells), byBare) + (isLaidOut(cells, LAYOUTS) ? LAYOUT : 0);
  };
}

/** What a header row says of its own dataset; 0 where another one knows more of it. */
export function ownScore(dataset: Dataset): HeaderScore {
  const named = (one: Dataset, cells: readonly string[]) =>
    headerScore(one, cells) + (isLaidOut(cells, one.layouts) ? LAYOUT : 0);
  return (cells) => {
    const bare = cells.map(bareHeader);
    const own = named(dataset, bare);
    return DATASETS.some((other) => named(other, bare) > own) ? 0 : own;
  };
}

const LAYOUTS = [...DATASETS.flatMap(({ layouts = [] }) => layouts), ...REFUSED_LAYOUTS];

/** What a known layout is worth in known headers. */
const LAYOUT = 3;

/** The headers of a known layout are a header row, whatever else they are called. */
export function isLaidOut(
  cells: readonly string[],
  layouts: readonly { headers: readonly HeaderPattern[] }[] = [],
): boolean {
  const keys = new Set(cells.map(headerKey));
  // One name is not enough, nor is it twice: 'AP Biology' is a course, in its long and its short title, and a test
  // begins the names of several columns.
  const isTwice = ({ headers: [pattern, ...more] }: { headers: readonly HeaderPattern[] }) =>
    more.length > 0 ||
    (pattern !== undefined && [...keys].filter((key) => isLayout({ headers: [pattern] }, new Set([key]))).length > 1);
  return layouts.some((layout) => isLayout(layout, keys) && isTwice(layout));
}
