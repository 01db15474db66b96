import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { AUDIT_EVENT_KINDS } from '#contract/audit-events.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { auditLog } from '#web/messages/en/people/audit-log.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { LogFilters } from './log-address.ts';

const words = auditLog.filters;
/** No name of a person, kind or id of a school. */
const ANY = '*';

interface FiltersProps {
  filters: LogFilters;
  users: readonly string[];
  onChange: (filters: LogFilters) => void;
}

/** Narrows the log by person, kind, school and days. */
export function Filters({ filters, users, onChange }: FiltersProps) {
  const schools = useSchools().data ?? [];
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mb: 4 }}>
      <Choice
        label={words.user}
        any={words.allUsers}
        value={filters.user}
        options={users.map((user) => [user, user])}
        onChange={(user) => onChange({ ...filters, user })}
      />
      <Choice
        label={words.kind}
        any={words.allKinds}
        value={filters.kind}
        options={AUDIT_EVENT_KINDS.map((kind) => [kind, auditLog.kinds[kind]])}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
      <Choice
        label={words.school}
        any={words.allSchools}
        value={filters.school}
        options={schools.map(({ id, name }) => [id, name])}
        onChange={(school) => onChange({ ...filters, school })}
      />
      <Day
        label={words.from}
        value={filters.from}
        max={filters.to}
        onChange={(from) => onChange({ ...filters, from })}
      />
      <Day label={words.to} value={filters.to} min={filters.from} onChange={(to) => onChange({ ...filters, to })} />
      {isNarrowed && (
        <Button size="small" variant="text" onClick={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  any: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | undefined) => void;
}

/**
 * What is chosen stays to be seen where it is not an option: a school of another audit, a person who did nothing here.
 */
function Choice<Value extends string>({ label, any, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const isKnown = value === undefined || options.some(([option]) => option === value);
  return (
    <Field label={label} labelId={id} flex="1 1 11rem">
      <ChoiceSelect
        labelId={id}
        size="small"
        all={{ value: ANY, label: any }}
        options={[
          ...(isKnown ? [] : [{ value, label: value }]),
          ...options.map(([option, text]) => ({ value: option, label: text })),
        ]}
        value={value ?? ANY}
        onChange={(chosen) => onChange(options.find(([option]) => option === chosen)?.[0])}
      />
    </Field>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id} flex="0 1 10rem">
      <TextField
        id={id}
        type="date"
        fullWidth
        size="small"
        value={value ?? ''}
        slotProps={{ htmlInput: { min, max } }}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </Field>
  );
}
