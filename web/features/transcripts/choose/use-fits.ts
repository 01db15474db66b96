import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Fit {
  /** Around the table or what stands for it. */
  box: RefObject<HTMLDivElement | null>;
  inBlocks: boolean;
}

/**
 * Whether a table has room beside whatever else is open, in this language and with the columns of this audit. One that
 * was wider than its box comes back once there is as much room as it took.
 */
export function useFits(): Fit {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [needs, setNeeds] = useState(0);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  // At each render: a page of other students may be wider.
  useLayoutEffect(() => {
    const has = box.current?.clientWidth ?? 0;
    const table = box.current?.querySelector('[role=region]');
    if (!table || table.scrollWidth <= table.clientWidth) return;
    setRoom(has);
    setNeeds(has + table.scrollWidth - table.clientWidth);
  });
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const seen = new ResizeObserver(() => setRoom(current.clientWidth));
    seen.observe(current);
    return () => seen.disconnect();
  }, []);
  return { box, inBlocks: isPhone || room < needs };
}
