import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { SchoolId } from '#contract/ids.ts';
import type { Category } from '#contract/transcripts/categories.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { chosenIn, type Draft } from '../draft.ts';
import { ruleInWords } from '../why.ts';
import { CandidateList } from './candidate-list.tsx';
import { ChosenList } from './chosen-list.tsx';
import { countFilters, FilterButton, Filters } from './filters.tsx';
import { useCandidates } from './use-candidates.ts';
import { useFits } from './use-fits.ts';
import { usePrintAll } from './use-print-all.ts';

interface CategoryCardProps {
  category: Category;
  state: SelectionState;
  schoolId: SchoolId;
  draft: Draft;
  /** null: this person only looks. */
  onChange: ((candidate: Candidate) => void) | null;
}

/** One category's students, '{label} ({selected} / {limit} selected)'. At the limit the others wait. */
export function CategoryCard({ category, state, schoolId, draft, onChange }: CategoryCardProps) {
  const filtersId = useId();
  const [filtering, setFiltering] = useState(false);
  const candidates = useCandidates(schoolId, category);
  const fit = useFits();
  const print = usePrintAll(schoolId, category, draft, candidates);
  const label = words.categories[category];
  const limit = state.limits[category];
  const chosen = chosenIn(draft, category);
  const { data } = candidates.query;
  return (
    <Card
      title={words.heading(label, chosen.length, limit)}
      action={
        <Box sx={ACTIONS}>
          {onChange !== null && <LimitNote chosen={chosen.length} limit={limit} />}
          <FilterButton
            of={label}
            filter={candidates.filter}
            isOpen={filtering}
            controls={filtersId}
            onClick={() => setFiltering(!filtering)}
          />
          <Button
            variant="text"
            size="small"
            startIcon={<PrintOutlined />}
            disabled={chosen.length === 0 && !data?.total}
            loading={print.isLoading}
            onClick={print.start}
            aria-label={words.printAllOf(label)}
          >
            {words.printAll}
          </Button>
        </Box>
      }
    >
      <Rule category={category} thresholds={state.thresholds} />
      {filtering && (
        <Filters
          id={filtersId}
          label={label}
          school={state.school}
          filter={candidates.filter}
          onChange={candidates.setFilter}
          order={candidates.order}
          onSort={candidates.sortBy}
          inBlocks={fit.inBlocks}
        />
      )}
      {print.error !== null && (
        <InPlaceError message={words.printFailed} hint={print.error.message} onRetry={print.start} />
      )}
      <KeepsFocus>
        <ChosenList chosen={chosen} onClear={onChange} />
      </KeepsFocus>
      {candidates.query.isPending && <CardSkeleton lines={6} />}
      {candidates.query.isError && (
        <InPlaceError
          message={words.error}
          hint={candidates.query.error.message}
          onRetry={() => void candidates.query.refetch()}
        />
      )}
      <div ref={fit.box}>
        {data !== undefined && (
          <CandidateList
            label={label}
            empty={countFilters(candidates.filter) === 0 ? words.none : words.noneFiltered}
            inBlocks={fit.inBlocks}
            {...{ state, draft, onChange, candidates, data }}
          />
        )}
      </div>
    </Card>
  );
}

const ACTIONS = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
  ...{ mx: { xs: -2, sm: 0 }, mr: { sm: -2 } },
} as const;

function Rule({ category, thresholds }: { category: Category } & Pick<SelectionState, 'thresholds'>) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: 3, mt: -2 }}>
      {ruleInWords(category, thresholds)}{' '}
      <Link component={RouterLink} to="/help?topic=transcript-categories">
        {words.why.help}
        <VisuallyHidden> {words.categories[category]}</VisuallyHidden>
      </Link>
    </Typography>
  );
}

function LimitNote({ chosen, limit }: { chosen: number; limit: number }) {
  if (chosen < limit) return null;
  return (
    <Typography
      variant="caption"
      role="status"
      // In line with the words of the buttons beside it, whose own edge is further out.
      sx={{ px: { xs: 2, sm: 0 }, color: chosen > limit ? 'portal.error.text' : 'portal.text2' }}
    >
      {chosen > limit ? words.overLimit(chosen - limit) : words.limitReached}
    </Typography>
  );
}
