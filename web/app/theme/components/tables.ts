import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './looks.ts';

/** Tables, and tabs above them. */
export const tables: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        padding: '8px 12px',
        fontVariantNumeric: 'tabular-nums',
        verticalAlign: 'top',
        borderBottomColor: theme.vars.palette.portal.line,
        // Flush with the card title on both sides. Not :first-child, which emotion warns about.
        paddingLeft: 0,
        '* + &': { paddingLeft: 12 },
        '&:last-child': { paddingRight: 0 },
      }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 600,
        color: theme.vars.palette.portal.text2,
        borderBottomColor: theme.vars.palette.portal.lineStrong,
        verticalAlign: 'bottom',
      }),
    },
  },
  // Beside its arrow the name of a column stays one line: the names in the first column break instead.
  MuiTableSortLabel: { styleOverrides: { root: { whiteSpace: 'nowrap' } } },
  MuiTabs: {
    styleOverrides: {
      indicator: ({ theme }) => ({
        height: 3,
        backgroundColor: theme.vars.palette.portal.accent,
        [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minWidth: 0,
        minHeight: 43,
        padding: '10px 0',
        marginRight: 24,
        fontWeight: 500,
        textTransform: 'none',
        '&.Mui-selected': { color: theme.vars.palette.portal.text, fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
};
