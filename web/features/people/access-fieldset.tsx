import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CHOICES, labelOf } from '#web/app/memberships/roles.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { people } from '#web/messages/en/people/people.ts';
import { CheckboxGroup } from '#web/ui/forms/checkbox-group.tsx';
import type { AccessFields } from './access-form.ts';

interface AccessFieldsetProps {
  fields: AccessFields;
  onChange: (fields: AccessFields) => void;
  schoolsWrong: boolean;
}

/** Role, and all schools or some. */
export function AccessFieldset({ fields, onChange, schoolsWrong }: AccessFieldsetProps) {
  return (
    <>
      <Choices
        legend={people.form.role}
        value={fields.choice}
        options={CHOICES.map(({ key }) => ({ value: key, label: labelOf(key), hint: people.roles[key] }))}
        onChange={(choice) => onChange({ ...fields, choice })}
      />
      <Choices
        legend={people.form.scope}
        value={fields.scope}
        options={[
          { value: 'district', label: people.form.district },
          { value: 'school', label: people.form.school },
        ]}
        onChange={(scope) => onChange({ ...fields, scope })}
      />
      {fields.scope === 'school' && (
        <Schools
          selected={fields.schoolIds}
          wrong={schoolsWrong}
          onChange={(schoolIds) => onChange({ ...fields, schoolIds })}
        />
      )}
    </>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  value: Value | null;
  options: readonly { value: Value; label: string; hint?: string }[];
  onChange: (value: Value) => void;
}

function Choices<Value extends string>({ legend, value, options, onChange }: ChoicesProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {legend}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => choose(chosen)}>
        {options.map(({ value: option, label, hint }) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            sx={{ my: hint === undefined ? 0 : 1 }}
            label={
              <>
                {label}
                {hint !== undefined && (
                  <Typography variant="caption" component="span" sx={{ display: 'block', color: 'portal.text2' }}>
                    {hint}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface SchoolsProps {
  selected: readonly string[];
  wrong: boolean;
  onChange: (selected: string[]) => void;
}

function Schools({ selected, wrong, onChange }: SchoolsProps) {
  const schools = useSchools();
  return (
    <FormControl error={wrong}>
      {wrong && (
        <FormHelperText role="alert" sx={{ mt: 0, mb: 1 }}>
          {people.form.schoolsWrong}
        </FormHelperText>
      )}
      <CheckboxGroup
        legend={people.form.schools}
        allLabel={people.form.allSchools}
        options={schools.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        selected={selected}
        onChange={onChange}
      />
    </FormControl>
  );
}
