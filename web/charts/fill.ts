import { type Series, seriesColor } from './series.ts';

/**
 * Where a person has set the colors: the cohort is full, all students an outline, a selection what is selected there.
 */
const FORCED: Record<Series, string> = {
  cohort: 'CanvasText',
  all: 'Canvas',
  selection: 'Highlight',
  accent: 'CanvasText',
};

/**
 * A background is taken away there, unless it says otherwise. The outline takes no room: a border would
 * give a bar of 0 a width.
 */
const forced = (series: Series) => ({
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    boxShadow: 'inset 0 0 0 1px CanvasText',
    bgcolor: FORCED[series],
  },
});

/** The area of a bar. It is printed although browsers leave backgrounds out. */
export const barFill = (series: Series) => ({
  bgcolor: seriesColor(series),
  borderRadius: '0 2px 2px 0',
  printColorAdjust: 'exact',
  ...forced(series),
});

/** A round mark: filled for the cohort, a ring for all students, so that they differ without their colors. */
export const markFill = (series: Series) => ({
  borderRadius: '50%',
  printColorAdjust: 'exact',
  ...(series === 'all'
    ? { border: 3, borderColor: seriesColor(series), bgcolor: 'portal.surface' }
    : {
        bgcolor: seriesColor(series),
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', border: 7, borderColor: FORCED[series] },
      }),
});

/** A thin line of a color. */
export const lineFill = (color: string) => ({
  bgcolor: color,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'GrayText' },
});

/** What a bar is a part of. */
export const trackFill = {
  bgcolor: 'portal.track',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { outline: '1px solid GrayText' },
} as const;

/** The part of a track that is full, of a color that is not a series. */
export const shareFill = (color: string) => ({
  bgcolor: color,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
});
