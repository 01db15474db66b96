import type { Theme } from '@mui/material/styles';

/** Ink on white: greys that a printer would rasterise become dark enough to read. */
const PAPER = {
  '--portal-palette-portal-bg': '#fff',
  '--portal-palette-portal-text': '#000',
  '--portal-palette-portal-text2': '#333',
  '--portal-palette-text-primary': '#000',
} as const;

/** The colors of the light scheme: what the theme itself writes for it. */
function lightColors(theme: Omit<Theme, 'components'>): Record<string, string> {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  // ':root', and with it the selector of the scheme that holds by default: light. Dark has one of its own.
  const light = sheets.flatMap(([selector, variables]) => (selector.startsWith(':root') ? [variables] : []));
  const variables: Record<string, string> = Object.assign({}, ...light);
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => /palette|color-scheme|colorScheme/.test(name)),
  );
}

/**
 * Black on white, and only what is on top: a sheet that was made for paper, otherwise an open dialog
 * or drawer, otherwise the page.
 */
export const onPaper = (theme: Omit<Theme, 'components'>) => ({
  '@page': { margin: '14mm 12mm' },
  '@media print': {
    // Twice, so that it outweighs the colors of the dark scheme.
    ':root:root': { ...lightColors(theme), ...PAPER },
    body: { backgroundColor: 'transparent', overflow: 'visible !important', padding: '0 !important' },
    'body:has(> .print-sheet) > :not(.print-sheet)': { display: 'none !important' },
    'body:has(> .MuiDialog-root, > .MuiDrawer-root) > #root': { display: 'none !important' },
    '.MuiBackdrop-root': { display: 'none !important' },
    '.MuiModal-root, .MuiDialog-container, .MuiDialog-paper, .MuiDrawer-paper': {
      position: 'static !important',
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
      overflow: 'visible !important',
    },
    '.MuiModal-root [role=dialog] > *, [role=region]': { overflow: 'visible !important' },
    main: { maxWidth: 'none !important', padding: '0 !important' },
    // What can only be clicked.
    '.MuiButton-root, .MuiIconButton-root, .MuiTableSortLabel-icon': { display: 'none !important' },
    'a, .MuiLink-root': { color: 'inherit !important', textDecoration: 'none !important' },
    thead: { display: 'table-header-group' },
    'tr, li': { breakInside: 'avoid' },
    // No last row alone at the head of a page, and no first one alone at the foot.
    'tbody > tr:last-of-type, ol > li:last-of-type': { breakBefore: 'avoid' },
    'tbody > tr:first-of-type, ol > li:first-of-type': { breakAfter: 'avoid' },
    'h1, h2, h3, h4, :is(h1, h2, h3, h4) + p': { breakAfter: 'avoid' },
    'p, dl > *': { breakInside: 'avoid' },
  },
});
