import Checkbox from '@mui/material/Checkbox';
import type { CandidatePage, SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { chosenIn, type Draft } from '../draft.ts';
import { CandidateBlocks } from './candidate-blocks.tsx';
import { foundColumns, traitColumns } from './trait-columns.tsx';
import { type CandidateOrder, PAGE_SIZE } from './use-candidates.ts';

interface CandidateListProps {
  label: string;
  /** Of all categories together, so each says its own. */
  withCategory?: boolean;
  state: SelectionState;
  draft: Draft;
  /** null: this person only looks. */
  onChange: ((candidate: Candidate) => void) | null;
  candidates: CandidateOrder;
  data: CandidatePage;
  empty: string;
  inBlocks: boolean;
}

/** A page of candidates: a table, where it has no room a block each. At the limit of a category its others wait. */
export function CandidateList({ label, state, draft, onChange, candidates, data, ...shown }: CandidateListProps) {
  const { withCategory = false, empty, inBlocks } = shown;
  const waits = ({ id, category }: Candidate) =>
    category === null || (!draft.has(id) && chosenIn(draft, category).length >= state.limits[category]);
  return (
    <>
      {inBlocks && data.total > 0 ? (
        <CandidateBlocks
          label={label}
          withCategory={withCategory}
          candidates={data.items}
          draft={draft}
          waits={waits}
          rule={state.thresholds}
          onChange={onChange}
        />
      ) : (
        <DataTable
          caption={label}
          columns={[
            ...selectColumns(draft, waits, onChange),
            ...(withCategory ? foundColumns(state, (one) => onChange !== null && waits(one)) : traitColumns(state)),
          ]}
          rows={data.items}
          rowKey={({ id }) => id}
          isSelected={({ id }) => draft.has(id)}
          sort={candidates.order}
          onSort={candidates.sortBy}
          empty={empty}
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

/** Those who only look see which ones are selected, once some are. */
const selectColumns = (
  draft: Draft,
  waits: (candidate: Candidate) => boolean,
  onChange: CandidateListProps['onChange'],
): DataColumn<Candidate>[] => (onChange === null && draft.size === 0 ? [] : [selectColumn(draft, waits, onChange)]);

const selectColumn = (
  draft: Draft,
  waits: (candidate: Candidate) => boolean,
  onChange: CandidateListProps['onChange'],
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
        disabled={waits(candidate)}
        onChange={() => onChange(candidate)}
        slotProps={{ input: { 'aria-label': words.select(studentInWords(candidate.student_label)) } }}
        sx={{ m: -2 }}
      />
    );
  },
});
