import Box from '@mui/material/Box';

/** Parts of a line with a dot between them. Where a part begins the next line, its dot is outside the box and is cut off with it. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
      <Box component="span" sx={{ display: 'block', ml: '-1em' }}>
        {parts.map((part) => (
          <Box
            key={part}
            component="span"
            sx={{
              display: 'inline-block',
              maxWidth: '100%',
              position: 'relative',
              pl: '1em',
              '&::before': { content: '"·" / ""', position: 'absolute', left: '0.375em' },
            }}
          >
            {part}{' '}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
