import type { Theme } from '@mui/material/styles';
import { OVERLAY_SHADOW } from '../tokens.ts';

/**
 * Where a person has set the colors, the browser takes every ground away: what is known by its ground
 * alone needs another mark.
 */
export const forcedColors = '@media (forced-colors: active)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.portal.focus}`,
  outlineOffset: 2,
});

export const floating = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.portal.line}`,
  boxShadow: OVERLAY_SHADOW.light,
  backgroundImage: 'none',
  ...theme.applyStyles('dark', { boxShadow: OVERLAY_SHADOW.dark }),
});
