import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { CANDIDATE_SORTS, type CandidateSort, type TraitFilter } from '#contract/transcripts/choosing.ts';
import { type Distribution, TRAITS } from '#contract/transcripts/demographics-match.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { TRAIT_LABELS, traitValue } from '../trait-words.ts';

export const countFilters = (filter: TraitFilter): number => Object.values(filter).filter(Boolean).length;

interface FilterButtonProps {
  /** What is filtered. */
  of: string;
  filter: TraitFilter;
  isOpen: boolean;
  controls: string;
  onClick: () => void;
}

export function FilterButton({ of, filter, isOpen, controls, onClick }: FilterButtonProps) {
  const count = countFilters(filter);
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<FilterListOutlined />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
    >
      {count === 0 ? words.filters.open : words.filters.opened(count)}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  );
}

interface FiltersProps {
  id: string;
  label: string;
  /** Values that occur at the school. */
  school: Distribution;
  filter: TraitFilter;
  onChange: (filter: TraitFilter) => void;
  order: { key: CandidateSort; direction: 'asc' | 'desc' };
  onSort: (key: string) => void;
}

/** One choice for each demographic field; on a phone, where no column heads are, also the order. */
export function Filters({ id, label, school, filter, onChange, order, onSort }: FiltersProps) {
  return (
    <Box
      id={id}
      role="group"
      aria-label={`${words.filters.open} ${label}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
        alignItems: 'end',
        gap: 3,
        pb: 4,
      }}
    >
      <Box sx={{ display: { sm: 'none' } }}>
        <Choice
          label={words.filters.order}
          options={CANDIDATE_SORTS.map((key) => ({ value: key, label: SORT_LABELS[key] }))}
          value={order.key}
          onChange={onSort}
        />
      </Box>
      {TRAITS.map((trait) => (
        <Choice
          key={trait}
          label={TRAIT_LABELS[trait]}
          options={[
            { value: '', label: words.filters.any },
            ...Object.keys(school[trait])
              .sort()
              .map((value) => ({ value, label: traitValue(trait, value) })),
          ]}
          value={filter[trait] ?? ''}
          onChange={(value) => onChange({ ...filter, [trait]: value === '' ? undefined : value })}
        />
      ))}
      <Button variant="text" size="small" disabled={countFilters(filter) === 0} onClick={() => onChange({})}>
        {words.filters.clear}
      </Button>
    </Box>
  );
}

const SORT_LABELS: Readonly<Record<CandidateSort, string>> = {
  student_label: words.columns.student,
  gpa: words.columns.gpa,
  ...TRAIT_LABELS,
};

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ typography: 'caption', color: 'portal.text2', mb: 1 }}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
