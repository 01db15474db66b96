import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { shownName } from '#web/messages/en/names.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { matchingStatus } from '../../matching-status.ts';

const words = qualityPanels.matching;

interface Match {
  type: string;
  not_matched_count: number;
  percentage_matched: number | null;
}

/** 'complete' has nothing unmatched, 'low' needs a look, 'fair' is in between, 'none' has nothing to match. */
export type MatchState = 'complete' | 'fair' | 'low' | 'none';

export function matchState({ not_matched_count, percentage_matched }: Match): MatchState {
  if (percentage_matched === null) return 'none';
  if (not_matched_count === 0) return 'complete';
  return matchingStatus(percentage_matched) === 'success' ? 'fair' : 'low';
}

const LOOKS = {
  complete: { bgcolor: 'portal.success.fill', borderColor: 'portal.success.border' },
  fair: { borderColor: 'portal.line' },
  low: { bgcolor: 'portal.warning.fill', borderColor: 'portal.warning.border' },
  none: { borderColor: 'portal.line' },
} as const;

interface MatchBoxesProps {
  matches: readonly Match[];
  /** Why there is nothing of a type, such as 'Not uploaded'; null where something is. */
  absent: (type: string) => string | null;
}

/** Boxes in a row, as many as there are types. Their numbers are on one line. */
export function MatchBoxes({ matches, absent }: MatchBoxesProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
        '@media print': { gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' },
        columnGap: 3,
        m: 0,
        mb: -3,
        p: 0,
        listStyle: 'none',
      }}
    >
      {matches.map((match) => (
        <MatchBox key={match.type} match={match} absent={absent(match.type)} />
      ))}
    </Box>
  );
}

/** How many are not matched, or a green check with the percent when all are. */
function MatchBox({ match, absent }: { match: Match; absent: string | null }) {
  const state = matchState(match);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        border: 1,
        borderRadius: 1,
        p: 4,
        mb: 3,
        ...LOOKS[state],
      }}
    >
      <Typography variant="subtitle2" component="p" sx={{ pb: 1 }}>
        {shownName(match.type)}
      </Typography>
      <Typography variant="numberSmall" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {state === 'complete' && <StatusIcon status="success" />}
        {state === 'low' && <StatusIcon status="warning" />}
        {state === 'complete' || state === 'none'
          ? formatPercent(match.percentage_matched)
          : formatNumber(match.not_matched_count)}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
        {state === 'none' && (absent ?? words.nothingToMatch)}
        {state === 'complete' && words.boxMatched}
        {(state === 'fair' || state === 'low') && (
          <>
            {words.boxNotMatched}
            <br />
            {words.matchedShare(formatPercent(match.percentage_matched))}
          </>
        )}
      </Typography>
    </Box>
  );
}
