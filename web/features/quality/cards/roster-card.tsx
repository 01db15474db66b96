import Box from '@mui/material/Box';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { PanelCard } from '../panel-card.tsx';
import { NumberRow } from './number-row.tsx';
import { SchoolTable } from './school-table.tsx';

const words = qualityPanels.roster;

/** How many students the audit is about; the count leads to how the cohort is made. */
export function RosterCard() {
  return (
    <PanelCard panel="rosters/summary" title={words.title} lines={8}>
      {({ total_student_count, schools }) => (
        <>
          <Box sx={{ mb: 4 }}>
            <NumberRow>
              <BigNumber value={total_student_count} unit={words.students(total_student_count)} to="/data-qc/cohort" />
              <BigNumber value={schools.length} unit={words.schools(schools.length)} />
            </NumberRow>
          </Box>
          <SchoolTable
            schools={schools.map(({ name, student_count }) => ({ name, count: student_count }))}
            words={words}
          />
        </>
      )}
    </PanelCard>
  );
}
