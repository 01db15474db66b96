import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { floating } from './looks.ts';

/** What is filled in or chosen from. */
export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 40,
        backgroundColor: theme.vars.palette.portal.surface,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.portal.lineStrong },
        '&.MuiInputBase-sizeSmall': { minHeight: 32 },
      }),
      // A date is as high as a text: browsers give its parts a padding of their own.
      input: {
        padding: '8px 12px',
        height: 'auto',
        '&[type="date"]': { height: '1.4375em' },
        '&.MuiInputBase-inputSizeSmall': { padding: '4px 12px' },
        // Some browsers draw it blue.
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ExpandMore },
    // As much as the arrow takes, which grows with the text.
    styleOverrides: { select: { '&&&': { paddingRight: 'calc(1.25rem + 12px)' } } },
  },
  // A list that is searched looks as one that is not.
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ExpandMore) },
    styleOverrides: {
      // Said of the root: what MUI says of the field in it is more exact than a part of it can be.
      root: {
        '&& .MuiAutocomplete-inputRoot': { padding: '0 40px 0 0' },
        '&& .MuiAutocomplete-inputRoot:has(.MuiAutocomplete-tag)': { paddingLeft: 8 },
        '&& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { padding: '8px 4px 8px 12px' },
        '&& .MuiAutocomplete-inputRoot .MuiAutocomplete-endAdornment': { right: 0 },
      },
      paper: ({ theme }) => ({ ...floating(theme), marginTop: 4 }),
      listbox: ({ theme }) => ({
        paddingBlock: 8,
        maxHeight: 8 * 40 + 16,
        '&& .MuiAutocomplete-option': { ...theme.typography.body2, minHeight: 40 },
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
      // The knob is known by its edge: a shadow alone is not seen on white, nor by people who see little contrast.
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
  MuiFormHelperText: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.caption, marginLeft: 0 }) } },
};
