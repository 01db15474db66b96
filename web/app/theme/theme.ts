import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import './augmentation.ts';
import { components } from './components/components.ts';
import { SCHEME_ATTRIBUTE } from './scheme.ts';
import { DARK, LIGHT, type PortalColors, RADIUS } from './tokens.ts';
import { typography } from './typography.ts';

const palette = (colors: PortalColors) => ({
  portal: colors,
  primary: { main: colors.strong, dark: colors.strongHover, light: colors.accent, contrastText: colors.onStrong },
  success: { main: colors.success.text },
  warning: { main: colors.warning.text },
  error: { main: colors.error.text },
  info: { main: colors.info.text },
  background: { default: colors.bg, paper: colors.surface },
  text: { primary: colors.text, secondary: colors.text2, disabled: colors.disabled },
  divider: colors.line,
});

/**
 * Parts that are nowhere in the portal: a fourth of all variables, and a page is styled only when
 * all of them have been read.
 */
const OF_PARTS_NOT_USED = /^(Alert|AppBar|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent)$/;

const isNotNeeded = ([group = '', name = '']: readonly string[]): boolean =>
  group === 'overlays' || // tints of raised paper in the dark, which is flat here
  (group === 'shadows' && name !== '0') || // what floats has a shadow of its own (tokens.ts)
  (group === 'palette' && OF_PARTS_NOT_USED.test(name));

/**
 * Light and dark follow the system, or the choice in Settings (scheme.ts); every color is a CSS variable, so
 * switching costs no render.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: SCHEME_ATTRIBUTE,
    cssVarPrefix: 'portal',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isNotNeeded(keys),
  },
  colorSchemes: { light: { palette: palette(LIGHT) }, dark: { palette: palette(DARK) } },
  // In em, 16 pixels, which larger text in the browser's settings makes larger: a window has as much
  // room as its text leaves.
  breakpoints: {
    unit: 'em',
    step: 5 / 16,
    values: { xs: 0, sm: 600 / 16, md: 1239 / 16, lg: 1440 / 16, xl: 1536 / 16 },
  },
  spacing: 4,
  shape: { borderRadius: RADIUS },
  typography,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 200,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
    easing: { easeInOut: 'ease-out' },
  },
  components,
});
