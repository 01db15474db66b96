import type { Theme } from '@mui/material/styles';

/**
 * On a phone; where seven or eight columns do not fit (those of the network need 830 pixels in Spanish, beside margins
 * of 106); and where each cell is a field. In em, as the breakpoints of the theme: 960 pixels.
 */
const BELOW = { sm: 'sm', tablet: 60, md: 'md' } as const;
export type BlocksBelow = keyof typeof BELOW;

/**
 * Styles that turn a table into one labelled block per row below a width; each cell brings its header as `data-label`.
 */
export const labelledBlocks = (below: BlocksBelow) => (theme: Theme) => ({
  [theme.breakpoints.down(BELOW[below])]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'block', padding: '12px 0', borderBottom: `1px solid ${theme.vars.palette.portal.line}` },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody tr > *': {
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, min(36%, 160px)) minmax(0, 1fr)',
      gap: '12px',
      padding: '3px 0',
      border: 0,
      textAlign: 'left',
      overflowWrap: 'anywhere',
    },
    // A label alone says nothing.
    '& tbody tr > *:has(> div:empty)': { display: 'none' },
    // A word of a button is not broken, whatever the room.
    '& .MuiButton-root': { overflowWrap: 'normal' },
    // What the block is about, as a heading would be.
    '& tbody tr > th': { fontWeight: 600 },
    '& tbody tr > *::before': {
      content: 'attr(data-label)',
      ...theme.typography.caption,
      color: theme.vars.palette.portal.text2,
    },
  },
});
