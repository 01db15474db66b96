import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface CheckboxGroupProps {
  legend: string;
  /** 'All schools' */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  /** In the order of the options. */
  onChange: (selected: string[]) => void;
}

/** The box is flush with the question, although what can be pressed is wider. */
const CHOICE = { display: 'flex', mr: 0, ml: -2 };

/** Choices with an 'All ...' toggle that is indeterminate while only some are chosen. */
export function CheckboxGroup({ legend, allLabel, options, selected, onChange }: CheckboxGroupProps) {
  const chosen = new Set(selected);
  const all = options.length > 0 && options.every((option) => chosen.has(option.value));
  const some = !all && options.some((option) => chosen.has(option.value));

  const toggle = (value: string) => {
    const keep = (option: string) => (option === value ? !chosen.has(value) : chosen.has(option));
    onChange(options.map((option) => option.value).filter(keep));
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {legend}
      </Typography>
      <Box sx={{ borderBottom: '1px solid', borderColor: 'portal.line', pb: 1, mb: 1 }}>
        <FormControlLabel
          label={allLabel}
          sx={CHOICE}
          control={
            <Checkbox
              checked={all}
              indeterminate={some}
              onChange={() => onChange(all ? [] : options.map((option) => option.value))}
            />
          }
        />
      </Box>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          label={option.label}
          sx={CHOICE}
          control={<Checkbox checked={chosen.has(option.value)} onChange={() => toggle(option.value)} />}
        />
      ))}
    </Box>
  );
}
