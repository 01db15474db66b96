import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Transcript } from '#contract/transcripts/transcript-records.ts';
import { groupName } from '#web/app/group-name.ts';
import { finalizedRecord } from '#web/messages/en/transcripts/finalized.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { yesOrNo } from '../trait-words.ts';

/** Who a transcript is of, in one line of facts. */
export function TranscriptFacts({ transcript }: { transcript: Transcript }) {
  const { facts } = finalizedRecord;
  const { disability_status, english_learner, low_income } = transcript;
  const entries = [
    ...(transcript.district_id === undefined
      ? []
      : [[facts.districtId, transcript.district_id ?? words.unknown] as const]),
    [facts.gpa, transcript.gpa?.toFixed(2) ?? words.noGpa],
    [facts.credits, transcript.credits.toFixed(2)],
    [facts.race, groupName(transcript.race)],
    [facts.gender, groupName(transcript.gender)],
    [facts.programs, [disability_status, english_learner, low_income].map(yesOrNo).join(' / ')],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0 }}>
      {entries.map(([term, fact]) => (
        <div key={term}>
          <Typography component="dt" variant="caption" sx={{ color: 'portal.text2' }}>
            {term}
          </Typography>
          <Typography component="dd" variant="subtitle2" sx={{ m: 0 }}>
            {fact}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
