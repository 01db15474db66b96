import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  note?: ReactNode;
  /** Fields beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, tools, children }: SectionProps) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 4,
          rowGap: 2,
          mb: 2,
        }}
      >
        <Typography variant="h3">{title}</Typography>
        {note !== undefined && (
          <Typography variant="caption" sx={{ color: 'portal.text2' }}>
            {note}
          </Typography>
        )}
        {tools}
      </Box>
      {children}
    </Box>
  );
}

/** Terms and their values, a hairline above each. */
export function Facts({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
      {facts.map(({ term, value }) => (
        <Box
          key={`${term}${value}`}
          sx={{ display: 'flex', gap: 4, py: 2, borderTop: '1px solid', borderColor: 'portal.line' }}
        >
          <Box
            component="dt"
            sx={{ flex: value === '' ? 1 : '0 0 32%', color: value === '' ? 'portal.text' : 'portal.text2' }}
          >
            {term}
          </Box>
          {value !== '' && (
            <Box
              component="dd"
              sx={{ m: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
