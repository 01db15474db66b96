import Box from '@mui/material/Box';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import type { Figure } from '../about-popover.tsx';
import { PanelCard } from '../panel-card.tsx';
import { countOf, type Matching, MatchRow, type MatchShare } from './match-row.tsx';

const words = qualityPanels.matching;
/** In the fixed order (docs/product.md#fixed-wording). */
const SHARES = Object.keys(words.rows) as MatchShare[];

/** How well the files fit together: four shares, good above 80%. */
export function MatchingCard() {
  return (
    <PanelCard panel="matching/summary" title={words.title} detail="matching" figures={figuresOf}>
      {(answer) => (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', 'li + li': { borderTop: 1, borderColor: 'portal.line' } }}
        >
          {SHARES.map((share) => (
            <li key={share}>
              <MatchRow share={share} answer={answer} />
            </li>
          ))}
        </Box>
      )}
    </PanelCard>
  );
}

const figuresOf = (answer: Matching): Figure[] =>
  SHARES.flatMap((share) => {
    const count = countOf(share, answer);
    return count === undefined ? [] : [{ name: words.rows[share], ...count }];
  });
