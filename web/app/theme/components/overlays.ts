import type { Components, Theme } from '@mui/material/styles';
import { floating } from './looks.ts';

/** What is over the page. */
export const overlays: Components<Theme> = {
  MuiMenu: {
    styleOverrides: {
      // A name of 190 letters takes more lines, not the page.
      paper: ({ theme }) => ({ ...floating(theme), marginTop: 4, maxHeight: 8 * 40 + 16, maxWidth: 480 }),
      list: { paddingBlock: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      // 50 px is the limit of one option, not of the menu (docs/constants.md).
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 40,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-selected': { backgroundColor: theme.vars.palette.portal.subtle, fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.portal.scrim },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, placement: 'top' },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        ...floating(theme),
        padding: 8,
        color: theme.vars.palette.portal.text,
        backgroundColor: theme.vars.palette.portal.surface,
      }),
      tooltipArrow: { padding: 16 },
      arrow: ({ theme }) => ({
        color: theme.vars.palette.portal.surface,
        '&::before': { border: `1px solid ${theme.vars.palette.portal.line}` },
      }),
    },
  },
};
