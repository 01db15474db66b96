import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RuleSetVerdict } from '#contract/quality/rule-sets.ts';
import type { Transcript } from '#contract/transcripts/transcript-records.ts';
import { ruleSetName, shortInWords } from '#web/app/requirement-words.ts';
import { rules as words } from '#web/messages/en/findings/rules.ts';

/**
 * A student's way: each rule set met, or what it still lacks. Transcripts that were finalized before
 * there were any have none.
 */
export function Requirements({ transcript: { requirements = [] } }: { transcript: Transcript }) {
  if (requirements.length === 0) return null;
  return (
    <Box component="section" sx={{ '@media print': { breakInside: 'avoid' } }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, 2fr) 5fr' },
          columnGap: 5,
          rowGap: { xs: 1, sm: 2 },
          typography: 'body2',
          '@media print': {
            gridTemplateColumns: 'minmax(0, max-content) 1fr',
            rowGap: '0.8mm',
            fontSize: '8pt',
            lineHeight: 1.25,
          },
        }}
      >
        {requirements.map((verdict) => (
          <Way key={verdict.rule_set} verdict={verdict} />
        ))}
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 2, color: 'portal.text2', '@media print': { fontSize: '7.5pt', lineHeight: 1.25 } }}
      >
        {words.note}
      </Typography>
    </Box>
  );
}

/** A student has one page: what several lines lack is listed one after the other. */
const IN_ONE_LINE = {
  display: 'inline',
  pl: 0,
  '& li': { display: 'inline' },
  '& li::before': { content: '" · "' },
} as const;

function Way({ verdict }: { verdict: RuleSetVerdict }) {
  const short = verdict.lines.filter(({ shortfall }) => shortfall > 0);
  return (
    <>
      <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
        {ruleSetName(verdict)}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: { xs: 2, sm: 0 } }}>
        {verdict.met ? (
          <strong>{words.met}</strong>
        ) : (
          <>
            <strong>{words.notMet}</strong>
            <Box component="ul" sx={{ m: 0, pl: 5, '@media print': IN_ONE_LINE }}>
              {short.map((line) => (
                <li key={line.areas.join()}>{shortInWords(line)}</li>
              ))}
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
