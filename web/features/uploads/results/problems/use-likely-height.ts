import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels that rows which have not come are likely to take: as much as the first ones, whose sentences are alike. */
export function useLikelyHeight(scroller: RefObject<HTMLElement | null>, atFirst: number): number {
  const [likely, setLikely] = useState<number | null>(null);
  // Once, with the first rows there are: later on, another height would move what is being read.
  useLayoutEffect(() => {
    if (likely !== null) return;
    const rows = scroller.current?.querySelectorAll<HTMLElement>('tr[data-index]') ?? [];
    const heights = Array.from(rows, (row) => row.offsetHeight).sort((one, other) => one - other);
    setLikely(heights[Math.floor(heights.length / 2)] ?? null);
  });
  return likely ?? atFirst;
}
