import type { Components, Theme } from '@mui/material/styles';
import { focusRing, forcedColors } from './looks.ts';

/** What is in a page. */
export const page: Components<Theme> = {
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
