import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing, forcedColors, reducedMotion } from './components/looks.ts';
import { onPaper } from './on-paper.ts';

/** What holds for every page. It is written into global.css when the web is built, so that no page loads it as code. */
export const everyPage = (theme: Theme): CSSObject => ({
  // Names of districts and schools may be one long word.
  body: { ...theme.typography.body2, WebkitFontSmoothing: 'antialiased', overflowWrap: 'break-word' },
  ':focus-visible': focusRing(theme),
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // No line of a single word, where the browser can help it.
  'p, li, dd, figcaption, footer': { textWrap: 'pretty' },
  'h1, h2, h3': { textWrap: 'balance' },
  a: { color: theme.vars.palette.portal.strong, textUnderlineOffset: 3, textDecorationThickness: 1 },
  ...onPaper(theme),
  // The sign that something is under way takes the place of the words, which would hide it.
  '.MuiButton-root.MuiButton-loadingPositionCenter.Mui-disabled': { color: 'transparent' },
  '.MuiButton-root .MuiButton-loadingIndicator': {
    color: theme.vars.palette.portal.text2,
    [forcedColors]: { display: 'none' },
  },
  [reducedMotion]: {
    // Once, too: what goes on for good would be somewhere else in every frame.
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
    // At rest MUI's bar has no width; in the middle it is not taken for a share that is done.
    '.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': { left: '30%', width: '40%' },
  },
});
