import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { lists } from '#web/messages/en/lists.ts';
import { MANY, matches } from './many.ts';

interface Choice {
  value: string;
  label: string;
}

interface ChoiceSelectProps {
  /** ID of the element that names the field. */
  labelId: string;
  options: readonly Choice[];
  /** The option that stands for all of them, first and always in sight. */
  all?: Choice;
  value: string;
  onChange: (value: string) => void;
  size?: 'small' | 'medium';
}

/** One of a list: a menu, and from MANY on a field to type a part of the name into. */
export function ChoiceSelect({ labelId, options, all, value, onChange, size }: ChoiceSelectProps) {
  const choices = all ? [all, ...options] : options;
  if (options.length <= MANY) {
    return (
      <Select
        fullWidth
        size={size}
        labelId={labelId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // A long name takes a second line and is never cut.
        sx={{ '&& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
    );
  }
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <Autocomplete
      fullWidth
      size={size}
      disableClearable
      options={choices}
      value={chosen}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      // What is in the field when it is opened is the choice so far, not a search: MUI gives an empty text then.
      filterOptions={(_, { inputValue }) =>
        choices.filter((choice) => choice === all || matches(choice.label, inputValue))
      }
      noOptionsText={lists.noMatch}
      onChange={(_, choice) => onChange(choice.value)}
      renderInput={(params) => (
        <TextField
          {...params}
          // A field to type into has one line, in which a long name is cut.
          title={chosen?.label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-labelledby': labelId },
          }}
        />
      )}
      renderOption={({ key, ...props }, choice) => (
        <Box component="li" key={key} {...props} sx={choice === all ? IN_SIGHT : WRAPPED}>
          {choice.label}
        </Box>
      )}
    />
  );
}

const WRAPPED = { overflowWrap: 'anywhere' } as const;
/** The names that go by beneath it do not show through: MUI's colors of what is chosen or pointed at would let them. */
const IN_SIGHT = {
  ...WRAPPED,
  position: 'sticky',
  // The space above the list, in which half a name would show.
  top: -8,
  zIndex: 1,
  '&&&&': { bgcolor: 'background.paper' },
  '&&&&[aria-selected="true"]': { bgcolor: 'portal.subtle' },
  '&&&&.Mui-focused': { bgcolor: 'portal.sunken' },
} as const;
