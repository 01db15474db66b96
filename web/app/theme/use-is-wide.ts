import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/**
 * Whether a panel is next to the page, from md, or over it. Paper is narrower than the window it is printed from,
 * and while the browser prints it asks again: a panel that took its other form then would lose what it is printing. So
 * the screen's answer stays.
 */
export function useIsWide(): boolean {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const printing = useMediaQuery('print', { noSsr: true });
  const [shown, setShown] = useState(wide);
  if (!printing && shown !== wide) setShown(wide);
  return shown;
}
