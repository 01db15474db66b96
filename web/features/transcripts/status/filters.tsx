import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import {
  type SchoolSelection,
  SELECTION_STATUSES,
  type SelectionStatus,
} from '#contract/transcripts/selection-statuses.ts';
import { formatNumber } from '#web/app/format.ts';
import { selections as words } from '#web/messages/en/transcripts/selections.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { MANY } from '#web/ui/forms/many.ts';

export interface StatusFilter {
  /** null: all of them. */
  status: SelectionStatus | null;
  /** A part of the school's name. */
  name: string;
}

export const ANYTHING: StatusFilter = { status: null, name: '' };

/** Schools of each status. */
export function countsOf(schools: readonly SchoolSelection[]): Record<SelectionStatus, number> {
  const counts: Record<SelectionStatus, number> = { not_started: 0, in_progress: 0, finalized: 0 };
  for (const { status } of schools) counts[status] += 1;
  return counts;
}

interface StatusFiltersProps {
  schools: readonly SchoolSelection[];
  filter: StatusFilter;
  onChange: (filter: StatusFilter) => void;
}

/** By status, and by name where there are many. */
export function StatusFilters({ schools, filter, onChange }: StatusFiltersProps) {
  const [statusId, nameId] = [useId(), useId()];
  const counts = countsOf(schools);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <Field label={words.columns.status} labelId={statusId} flex="0 1 15rem">
        <ChoiceSelect
          labelId={statusId}
          size="small"
          all={{ value: 'all', label: words.all(formatNumber(schools.length)) }}
          options={SELECTION_STATUSES.map((status) => ({
            value: status,
            label: words.counted(words.statuses[status], formatNumber(counts[status])),
          }))}
          value={filter.status ?? 'all'}
          onChange={(chosen) =>
            onChange({ ...filter, status: SELECTION_STATUSES.find((status) => status === chosen) ?? null })
          }
        />
      </Field>
      {schools.length > MANY && (
        <Field label={words.columns.school} htmlFor={nameId} flex="0 1 20rem">
          <TextField
            id={nameId}
            type="search"
            size="small"
            fullWidth
            value={filter.name}
            onChange={({ target }) => onChange({ ...filter, name: target.value })}
          />
        </Field>
      )}
    </Box>
  );
}
