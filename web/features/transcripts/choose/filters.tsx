import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, useId } from 'react';
import { CANDIDATE_SORTS, type CandidateSort, type TraitFilter } from '#contract/transcripts/choosing.ts';
import { type Distribution, TRAITS } from '#contract/transcripts/demographics-match.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
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
  inBlocks: boolean;
}

/** No student has this value. */
const ANY = '*';

/** One choice for each demographic field; where students are blocks, without column heads, also the order. */
export function Filters({ id, label, school, filter, onChange, order, onSort, inBlocks }: FiltersProps) {
  return (
    <Box id={id} role="group" aria-label={`${words.filters.open} ${label}`}>
      <KeepsFocus sx={ROW}>
        <Box hidden={!inBlocks}>
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
            all={{ value: ANY, label: words.filters.any }}
            options={Object.keys(school[trait])
              .sort()
              .map((value) => ({ value, label: traitValue(trait, value) }))}
            value={filter[trait] ?? ANY}
            onChange={(value) => onChange({ ...filter, [trait]: value === ANY ? undefined : value })}
          />
        ))}
        {countFilters(filter) > 0 && (
          <Button variant="text" size="small" sx={{ justifySelf: 'start' }} onClick={() => onChange({})}>
            {words.filters.clear}
          </Button>
        )}
      </KeepsFocus>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  alignItems: 'end',
  gap: 3,
  pb: 4,
} as const;

const SORT_LABELS: Readonly<Record<CandidateSort, string>> = {
  student_label: words.columns.student,
  gpa: words.columns.gpa,
  ...TRAIT_LABELS,
};

type ChoiceProps = { label: string } & Omit<ComponentProps<typeof ChoiceSelect>, 'labelId' | 'size'>;

function Choice({ label, ...choice }: ChoiceProps) {
  const id = useId();
  return (
    <Field label={label} labelId={id} flex="1 1 7rem">
      <ChoiceSelect labelId={id} size="small" {...choice} />
    </Field>
  );
}
