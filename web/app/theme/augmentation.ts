import type { CSSProperties } from 'react';
import type { PortalColors } from './tokens.ts';

/** Tells MUI's types what this theme adds: the `portal` colors, two number variants, CSS variables always on. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    portal: PortalColors;
  }
  interface PaletteOptions {
    portal?: PortalColors;
  }
  interface TypographyVariants {
    number: CSSProperties;
    numberSmall: CSSProperties;
  }
  interface TypographyVariantsOptions {
    number?: CSSProperties;
    numberSmall?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    number: true;
    numberSmall: true;
  }
}
