/** Of tabs that do not fit on one line: they take a second one, where none is out of sight, each with its own mark. */
export const wrappingTabs = {
  borderBottom: '1px solid',
  borderColor: 'portal.line',
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    borderBottom: '3px solid',
    borderColor: 'portal.accent',
  },
};
