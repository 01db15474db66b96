import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useChosenSchool } from '#web/app/shown-school/chosen-school.ts';
import { shell } from '#web/messages/en/shell.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { leave } from '../leaving/leave.ts';

/** 'Selected school' above the navigation: what Data QC and Transcripts show. */
export default function SchoolChoice() {
  const id = useId();
  const { schools, school, choose } = useChosenSchool();
  if (school === undefined) return null;
  const all = schools.data ?? [];
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, px: 1 }}>
      <Typography id={id} variant="caption" component="p" sx={{ color: 'portal.text2', mb: 1 }}>
        {shell.selectedSchool}
      </Typography>
      {all.length === 1 ? (
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {school.name}
        </Typography>
      ) : (
        <ChoiceSelect
          size="small"
          labelId={id}
          options={all.map((one) => ({ value: one.id, label: one.name }))}
          value={school.id}
          onChange={(chosen) => leave(() => choose(chosen))}
        />
      )}
    </Box>
  );
}
