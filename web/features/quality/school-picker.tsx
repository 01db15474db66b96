import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { quality } from '#web/messages/en/quality.ts';
import { useShownSchool } from './shown-school.tsx';

const ALL = 'all';

/** 'Show data for': all schools, or one. */
export function SchoolPicker() {
  const { school, schools, show } = useShownSchool();
  return (
    <FormControl sx={{ width: { xs: '100%', sm: '17.5rem' } }}>
      <Typography id="show-data-for" variant="subtitle2" component="span" sx={{ mb: 1 }}>
        {quality.showDataFor}
      </Typography>
      <Select
        labelId="show-data-for"
        value={school?.id ?? ALL}
        onChange={({ target }) => show(target.value === ALL ? null : target.value)}
      >
        <MenuItem value={ALL}>{quality.allSchools}</MenuItem>
        {schools.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
