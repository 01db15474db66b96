import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { THEMES } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';

/** The address of the steps of mathematics on the page, beside those of the themes. */
export const LADDER_ID = 'mathematics';

/** Nineteen measures are long: one link to each theme. */
export const JumpLinks = () => (
  <Box
    component="nav"
    aria-label={words.jump}
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, displayPrint: 'none' }}
  >
    {[...THEMES.map((theme) => [theme, words.themes[theme]] as const), [LADDER_ID, words.ladder.title] as const].map(
      ([id, name]) => (
        <Link key={id} href={`#${id}`} variant="body2" sx={{ py: 0.5 }}>
          {name}
        </Link>
      ),
    )}
  </Box>
);
