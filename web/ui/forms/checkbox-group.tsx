import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lists } from '#web/messages/en/lists.ts';
import { FilterField } from './filter-field.tsx';
import { MANY, matches } from './many.ts';

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
const CHOICE = { display: 'flex', mr: 0, ml: -2, overflowWrap: 'anywhere' } as const;

/**
 * Choices with an 'All ...' toggle that is indeterminate while only some are chosen. Long lists can be
 * filtered; 'All' is all of them.
 */
export function CheckboxGroup({ legend, allLabel, options, selected, onChange }: CheckboxGroupProps) {
  const [typed, setTyped] = useState('');
  const chosen = new Set(selected);
  const count = options.filter(({ value }) => chosen.has(value)).length;
  const all = options.length > 0 && count === options.length;
  const isLong = options.length > MANY;
  const shown = isLong ? options.filter(({ label }) => matches(label, typed)) : options;

  const toggle = (value: string) => {
    const keep = (option: string) => (option === value ? !chosen.has(value) : chosen.has(option));
    onChange(options.map((option) => option.value).filter(keep));
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {legend}
      </Typography>
      <Box sx={isLong ? HEAD_IN_SIGHT : HEAD}>
        {isLong && <FilterField of={legend} value={typed} onChange={setTyped} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
          <FormControlLabel
            label={allLabel}
            sx={CHOICE}
            control={
              <Checkbox
                checked={all}
                indeterminate={count > 0 && !all}
                onChange={() => onChange(all ? [] : options.map((option) => option.value))}
              />
            }
          />
          {isLong && (
            <Typography variant="caption" role="status" sx={{ color: 'portal.text2' }}>
              {lists.chosen(count, options.length)}
            </Typography>
          )}
        </Box>
      </Box>
      {shown.length === 0 && options.length > 0 && (
        <Typography variant="body2" sx={{ color: 'portal.text2', py: 2 }}>
          {lists.noMatch}
        </Typography>
      )}
      {shown.map((option) => (
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

const HEAD = { borderBottom: '1px solid', borderColor: 'portal.line', pb: 1, mb: 1 } as const;
/** Over the names while they scroll. */
const HEAD_IN_SIGHT = { ...HEAD, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', pt: 1 } as const;
