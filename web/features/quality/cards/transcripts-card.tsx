import Box from '@mui/material/Box';
import { quality } from '#web/messages/en/quality.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { PanelCard } from '../panel-card.tsx';
import { SchoolTable } from './school-table.tsx';

const words = quality.transcripts;

/** Whose transcripts are there, by school. */
export function TranscriptsCard() {
  return (
    <PanelCard panel="transcripts/summary" title={words.title} needs={['TRANSCRIPT']} detail="transcripts" lines={8}>
      {({ total_num_transcripts, schools }) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, mb: 3 }}>
            <BigNumber value={total_num_transcripts} unit={words.students(total_num_transcripts)} />
            <BigNumber value={schools.length} unit={words.schools(schools.length)} />
          </Box>
          <SchoolTable
            schools={schools.map(({ name, transcript_count }) => ({ name, count: transcript_count }))}
            words={words}
          />
        </>
      )}
    </PanelCard>
  );
}
