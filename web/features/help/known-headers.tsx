import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KnownHeaders as Known } from './topics.ts';

interface KnownHeadersProps {
  title: string;
  known: readonly Known[];
}

/** The headers of one system, each list behind the column that it is read as. */
export function KnownHeaders({ title, known }: KnownHeadersProps) {
  return (
    <>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ mt: 1, mb: 3, typography: 'body2', '& dt': { color: 'portal.text2' }, '& dd': { m: 0 } }}
      >
        {known.map(({ label, headers }) => (
          <Box
            key={label}
            sx={{
              display: 'grid',
              columnGap: 4,
              py: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
            }}
          >
            <dt>{label}</dt>
            <Box component="dd" translate="no" sx={{ overflowWrap: 'anywhere' }}>
              {headers.join(', ')}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
