import type { TypographyVariantsOptions } from '@mui/material/styles';

const rem = (px: number) => `${px / 16}rem`;
const style = (size: number, line: number, weight: number, spacing: number) => ({
  fontSize: rem(size),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: spacing === 0 ? 'normal' : `${spacing}em`,
});

const figures = { fontVariantNumeric: 'tabular-nums' };
/** Page titles and key numbers are one step smaller on a phone. */
const BELOW_SM = '@media (max-width:37.496875em)';
const title = { ...style(28, 36, 600, -0.016), [BELOW_SM]: { fontSize: rem(24), lineHeight: rem(32) } };
const card = style(16, 24, 600, -0.004);
const base = style(14, 20, 400, 0);
const meta = style(13, 20, 400, 0);

/** Five text sizes, three weights; sizes in rem so that a larger text setting of the browser counts. */
export const typography: TypographyVariantsOptions = {
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: title,
  h2: style(20, 28, 600, -0.01),
  h3: card,
  h4: { ...base, fontWeight: 600 },
  body1: style(16, 24, 400, 0),
  body2: base,
  subtitle1: card,
  subtitle2: { ...base, fontWeight: 600 },
  caption: meta,
  button: { ...base, fontWeight: 600, textTransform: 'none' },
  number: { ...title, ...figures },
  numberSmall: { ...style(20, 28, 600, -0.01), ...figures },
};
