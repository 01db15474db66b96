import type { PortalColors } from '#web/app/theme/tokens.ts';

/**
 * Teal and grey mean people, on every chart: the EOA cohort (or the school's candidates) and all students. Black is
 * what the person has chosen of them. Green is for things that are not students.
 */
export type Series = 'cohort' | 'all' | 'selection' | 'accent';

/** Palette path for `sx`. */
export const seriesColor = (series: Series) => `portal.${series}`;

/** Fills of a split bar by position: full, 45% tint, ink. The legend beside the bar carries the meaning. */
export function splitFills(colors: PortalColors, series: Series): readonly string[] {
  const color = colors[series];
  return [color, `color-mix(in srgb, ${color} 45%, ${colors.surface})`, series === 'all' ? colors.text : colors.text2];
}
