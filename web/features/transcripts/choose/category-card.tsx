import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { SchoolId } from '#contract/ids.ts';
import type { Category } from '#contract/transcripts/categories.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { chosenIn, type Draft } from '../draft.ts';
import { ruleInWords } from '../why.ts';
import { CandidateBlocks } from './candidate-blocks.tsx';
import { ChosenList } from './chosen-list.tsx';
import { countFilters, FilterButton, Filters } from './filters.tsx';
import { traitColumns } from './trait-columns.tsx';
import { PAGE_SIZE, useCandidates } from './use-candidates.ts';
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
  const print = usePrintAll(schoolId, category, draft, candidates);
  const label = words.categories[category];
  const limit = state.limits[category];
  const chosen = chosenIn(draft, category);
  const { data } = candidates.query;
  return (
    <Card
      title={words.heading(label, chosen.length, limit)}
      action={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            mx: { xs: -2, sm: 0 },
            mr: { sm: -2 },
          }}
        >
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
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: 3, mt: -2 }}>
        {ruleInWords(category, state.thresholds)}{' '}
        <Link component={RouterLink} to="/help?topic=transcript-categories">
          {words.why.help}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Link>
      </Typography>
      {filtering && (
        <Filters
          id={filtersId}
          label={label}
          school={state.school}
          filter={candidates.filter}
          onChange={candidates.setFilter}
          order={candidates.order}
          onSort={candidates.sortBy}
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
      {data !== undefined && <CandidateList {...{ category, state, draft, onChange, candidates, data }} />}
    </Card>
  );
}

interface CandidateListProps extends Omit<CategoryCardProps, 'schoolId'> {
  candidates: ReturnType<typeof useCandidates>;
  data: NonNullable<ReturnType<typeof useCandidates>['query']['data']>;
}

/** A page of candidates: a table, on a phone a block each. */
function CandidateList({ category, state, draft, onChange, candidates, data }: CandidateListProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const label = words.categories[category];
  const isFull = chosenIn(draft, category).length >= state.limits[category];
  return (
    <>
      {isPhone && data.total > 0 ? (
        <CandidateBlocks
          label={label}
          candidates={data.items}
          draft={draft}
          isFull={isFull}
          rule={state.thresholds}
          onChange={onChange}
        />
      ) : (
        <DataTable
          caption={label}
          columns={[...selectColumns(draft, isFull, onChange), ...traitColumns(state)]}
          rows={data.items}
          rowKey={({ id }) => id}
          isSelected={({ id }) => draft.has(id)}
          sort={candidates.order}
          onSort={candidates.sortBy}
          empty={countFilters(candidates.filter) === 0 ? words.none : words.noneFiltered}
        />
      )}
      {data.total > 0 && (
        <Pager
          page={candidates.page}
          size={PAGE_SIZE}
          total={data.total}
          onPage={candidates.setPage}
          label={words.pages(label)}
        />
      )}
    </>
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

/** Who only looks sees which ones are selected, once some are. */
const selectColumns = (
  draft: Draft,
  isFull: boolean,
  onChange: CategoryCardProps['onChange'],
): DataColumn<Candidate>[] => (onChange === null && draft.size === 0 ? [] : [selectColumn(draft, isFull, onChange)]);

const selectColumn = (
  draft: Draft,
  isFull: boolean,
  onChange: CategoryCardProps['onChange'],
): DataColumn<Candidate> => ({
  key: 'select',
  header: onChange === null ? words.selected : words.columns.select,
  width: '6%',
  render: (candidate) => {
    const isChosen = draft.has(candidate.id);
    if (onChange === null) return isChosen && <StatusIcon status="success" label={words.selected} />;
    return (
      <Checkbox
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => onChange(candidate)}
        slotProps={{ input: { 'aria-label': words.select(studentInWords(candidate.student_label)) } }}
        sx={{ m: -2 }}
      />
    );
  },
});
