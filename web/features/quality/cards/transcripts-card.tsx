import Box from '@mui/material/Box';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { PanelCard } from '../panel-card.tsx';
import { NumberRow } from './number-row.tsx';
import { SchoolTable } from './school-table.tsx';

const words = qualityPanels.transcripts;

/** Whose transcripts are there, by school. */
export function TranscriptsCard() {
  return (
    <PanelCard panel="transcripts/summary" title={words.title} detail="transcripts" lines={8}>
      {({ total_num_transcripts, schools }) => (
        <>
          <Box sx={{ mb: 4 }}>
            <NumberRow>
              <BigNumber value={total_num_transcripts} unit={words.students(total_num_transcripts)} />
              <BigNumber value={schools.length} unit={words.schools(schools.length)} />
            </NumberRow>
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
