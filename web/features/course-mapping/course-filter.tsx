import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { COURSE_STATES, type CourseState } from '#contract/course-mapping.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';

interface CourseFilterProps {
  state: CourseState;
  text: string;
  onState: (state: CourseState) => void;
  onText: (text: string) => void;
}

/** Which courses the list shows. */
export function CourseFilter({ state, text, onState, onText }: CourseFilterProps) {
  const ids = { show: useId(), search: useId() };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 4 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 12rem' } }}>
        <Typography id={ids.show} variant="subtitle2" component="p" sx={{ mb: 1 }}>
          {words.show}
        </Typography>
        <Select
          fullWidth
          labelId={ids.show}
          value={state}
          onChange={({ target }) => onState(COURSE_STATES.find((one) => one === target.value) ?? 'open')}
        >
          {COURSE_STATES.map((one) => (
            <MenuItem key={one} value={one}>
              {words.states[one]}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 20rem' } }}>
        <Typography component="label" htmlFor={ids.search} variant="subtitle2" sx={{ display: 'block', mb: 1 }}>
          {words.search}
        </Typography>
        <TextField
          id={ids.search}
          fullWidth
          autoComplete="off"
          placeholder={words.searchHint}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Box>
    </Box>
  );
}
