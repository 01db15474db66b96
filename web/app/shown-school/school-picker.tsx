import FormControl from '@mui/material/FormControl';
import Typography from '@mui/material/Typography';
import { quality } from '#web/messages/en/quality/quality.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
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
      <ChoiceSelect
        labelId="show-data-for"
        all={{ value: ALL, label: quality.allSchools }}
        options={schools.map(({ id, name }) => ({ value: id, label: name }))}
        value={school?.id ?? ALL}
        onChange={(chosen) => show(chosen === ALL ? null : chosen)}
      />
    </FormControl>
  );
}
