import { spoken } from '../spoken.ts';

/** Words of the charts themselves; titles and units come from the feature. */
export const charts = spoken('charts', {
  whyNoData: 'No file in use has a value for this yet.',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  download: (of: string) => `Download ${of} as CSV`,
  downloadHint: 'Download as CSV',
  score: 'Score',
  share: 'Share',
  range: (from: string, to: string) => `${from} to ${to}`,
  /** '262 students · 18.7%' */
  countAndShare: (count: string, unit: string, share: string) => `${count} ${unit} · ${share}`,
  /** What a distribution says, read out instead of its picture. */
  distribution: (total: string, unit: string, peak: string, peakCount: string) =>
    `${total} ${unit}. Most of them, ${peakCount}, are at ${peak}.`,
  nothingToShow: (unit: string) => `No ${unit} to show.`,
});
