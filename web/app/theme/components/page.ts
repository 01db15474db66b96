import type { Components, Theme } from '@mui/material/styles';
import { onPaper } from '../on-paper.ts';
import { focusRing, forcedColors, reducedMotion } from './looks.ts';

/** The page itself and what stands in it. */
export const page: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Names of districts and schools may be one long word.
      body: { ...theme.typography.body2, WebkitFontSmoothing: 'antialiased', overflowWrap: 'break-word' },
      ':focus-visible': focusRing(theme),
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      // No line of a single word, where the browser can help it.
      'p, li, dd, figcaption, footer': { textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      a: { color: theme.vars.palette.portal.strong, textUnderlineOffset: 3, textDecorationThickness: 1 },
      ...onPaper(theme),
      [reducedMotion]: {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    }),
  },
  MuiTypography: {
    defaultProps: {
      // MUI would make headings of these.
      variantMapping: { subtitle1: 'p', subtitle2: 'p', h4: 'p', number: 'span', numberSmall: 'span' },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: '1.25rem' },
      fontSizeSmall: { fontSize: '1rem' },
      fontSizeLarge: { fontSize: '1.5rem' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    // A link that is a button has a ring of its own from MUI.
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.portal.sunken, borderRadius: 4 }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.portal.track,
        printColorAdjust: 'exact',
        [forcedColors]: { outline: '1px solid GrayText' },
      }),
      bar: ({ theme }) => ({
        backgroundColor: theme.vars.palette.portal.accent,
        [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
      }),
    },
  },
};
