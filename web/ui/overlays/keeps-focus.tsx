import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

interface KeepsFocusProps {
  component?: 'div' | 'footer';
  /** Selector of the parts whose place counts, as rows of a long table: the focus stays in its row, or in the next. */
  near?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * Takes the focus when what had it within goes away or can no longer be used, as a button that did its work. Left to
 * the browser it would fall to the start of the page, and who works by keyboard would have to come all the way back.
 */
export function KeepsFocus({ component = 'div', near, sx, children }: KeepsFocusProps) {
  const place = useRef<HTMLElement>(null);
  const isWithin = useRef(false);
  const parts = useRef<readonly (Element | null | undefined)[]>([]);
  // At each render: what is within has changed then.
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches(':disabled');
    if (!isWithin.current || !isLost) return;
    const part = parts.current.find((one) => one?.isConnected);
    if (part instanceof HTMLElement) focusPart(part);
    else place.current?.focus({ preventScroll: true });
  });
  const left = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Without another place it was left by a click beside it, or it was taken away.
    if (relatedTarget !== null || (target.isConnected && !target.matches(':disabled'))) isWithin.current = false;
  };
  return (
    <Box
      component={component}
      ref={place}
      tabIndex={-1}
      sx={sx}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        isWithin.current = true;
        const part = near === undefined ? null : target.closest(near);
        parts.current = [part, part?.nextElementSibling, part?.previousElementSibling];
      }}
      onBlur={left}
    >
      {children}
    </Box>
  );
}

function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
