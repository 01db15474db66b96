import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens.ts';
import { focusRing, forcedColors } from './looks.ts';

/** What is pressed. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '4px 16px', // two lines keep off the edge
        borderRadius: RADIUS,
        '&.Mui-disabled': {
          color: theme.vars.palette.portal.disabled,
          backgroundColor: theme.vars.palette.portal.sunken,
          borderColor: 'transparent',
        },
      }),
      contained: { [forcedColors]: { border: '1px solid' } },
      sizeSmall: { minHeight: 32, padding: '4px 12px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: 48, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.portal.text,
        borderColor: theme.vars.palette.portal.lineStrong,
        backgroundColor: theme.vars.palette.portal.surface,
        '&:hover': { borderColor: theme.vars.palette.portal.text, backgroundColor: theme.vars.palette.portal.bg },
      }),
      text: ({ theme }) => ({
        '&, &.MuiButton-sizeSmall': { padding: '0 8px', minWidth: 0 },
        // Its text lines up with other text, also in two lines.
        textAlign: 'left',
        color: theme.vars.palette.portal.strong,
        '&:hover': { backgroundColor: theme.vars.palette.portal.subtle },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: RADIUS, width: 40, height: 40, color: theme.vars.palette.portal.text2 }),
      sizeSmall: { width: 32, height: 32 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        minHeight: 32,
        padding: '0 12px',
        fontWeight: 500,
        textTransform: 'none',
        color: theme.vars.palette.portal.text2,
        borderColor: theme.vars.palette.portal.lineStrong,
        '&.Mui-selected': {
          color: theme.vars.palette.portal.text,
          backgroundColor: theme.vars.palette.portal.sunken,
          fontWeight: 600,
        },
      }),
    },
  },
};
