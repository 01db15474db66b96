import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { onPaper } from './on-paper.ts';
import { OVERLAY_SHADOW, RADIUS } from './tokens.ts';

/** Where a person has set the colors, the browser takes every ground away: what is known by its ground alone needs another mark. */
const forcedColors = '@media (forced-colors: active)';

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.portal.focus}`,
  outlineOffset: 2,
});

const floating = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.portal.line}`,
  boxShadow: OVERLAY_SHADOW.light,
  backgroundImage: 'none',
  ...theme.applyStyles('dark', { boxShadow: OVERLAY_SHADOW.dark }),
});

/** How MUI's parts look here. Heights are minimums, so that nothing is cut at 200% text size. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { ...theme.typography.body2, WebkitFontSmoothing: 'antialiased' },
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
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '0 16px',
        borderRadius: RADIUS,
        '&.Mui-disabled': {
          color: theme.vars.palette.portal.disabled,
          backgroundColor: theme.vars.palette.portal.sunken,
          borderColor: 'transparent',
        },
      }),
      contained: { [forcedColors]: { border: '1px solid' } },
      sizeSmall: { minHeight: 32, padding: '0 12px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: 48, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.portal.text,
        borderColor: theme.vars.palette.portal.lineStrong,
        backgroundColor: theme.vars.palette.portal.surface,
        '&:hover': { borderColor: theme.vars.palette.portal.text, backgroundColor: theme.vars.palette.portal.bg },
      }),
      text: ({ theme }) => ({
        '&, &.MuiButton-sizeSmall': { padding: '0 8px' },
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
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 40,
        backgroundColor: theme.vars.palette.portal.surface,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.portal.lineStrong },
        '&.MuiInputBase-sizeSmall': { minHeight: 32 },
      }),
      input: { padding: '8px 12px', height: 'auto', '&.MuiInputBase-inputSizeSmall': { padding: '4px 12px' } },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: ExpandMore } },
  // A list that is searched looks as one that is not.
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ExpandMore) },
    styleOverrides: {
      inputRoot: { '&&': { padding: '0 32px 0 0' }, '&& .MuiAutocomplete-input': { padding: '8px 4px 8px 12px' } },
      paper: ({ theme }) => ({ ...floating(theme), marginTop: 4 }),
      listbox: { paddingBlock: 8, maxHeight: 8 * 40 + 16 },
      option: ({ theme }) => ({ ...theme.typography.body2, '&&': { minHeight: 40 } }),
    },
  },
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
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        color: theme.vars.palette.portal.lineStrong,
        '&.Mui-disabled': { color: theme.vars.palette.portal.line },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // The knob is known by its edge: a shadow alone is not seen on white, nor by who sees little contrast.
      thumb: ({ theme }) => ({ boxShadow: 'none', border: `1px solid ${theme.vars.palette.portal.lineStrong}` }),
      track: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.portal.lineStrong }),
      switchBase: ({ theme }) => ({
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.portal.accent },
        '&.Mui-checked .MuiSwitch-thumb': { borderColor: theme.vars.palette.portal.strong },
      }),
    },
  },
  MuiFormControlLabel: {
    // Room between labels of two lines each.
    styleOverrides: { label: ({ theme }) => ({ ...theme.typography.body2, paddingBlock: 4 }) },
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
  MuiFormHelperText: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.caption, marginLeft: 0 }) } },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.portal.sunken, borderRadius: 4 }) },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
};
