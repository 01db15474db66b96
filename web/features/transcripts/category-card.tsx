import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Candidate, Category } from '#contract/transcripts.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { type DataColumn, DataTable } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { StatusIcon } from '#web/ui/status-icon.tsx';
import { countIn, type Selection } from './selection.ts';
import { TRAIT_COLUMNS } from './trait-columns.tsx';

const PAGE_SIZE = 10;

interface CategoryCardProps {
  category: Category;
  candidates: readonly Candidate[];
  limit: number;
  selection: Selection;
  /** null: this person only looks. */
  onChange: ((candidate: Candidate) => void) | null;
}

/** One category's students, '{label} ({selected} / {limit} selected)'. At the limit the others wait. */
export function CategoryCard({ category, candidates, limit, selection, onChange }: CategoryCardProps) {
  const [page, setPage] = useState(1);
  const label = words.categories[category];
  const chosen = countIn(candidates, selection);
  const isFull = chosen >= limit;

  const select: DataColumn<Candidate> = {
    key: 'select',
    header: words.columns.select,
    render: (candidate) => {
      const isChosen = selection.has(candidate.id);
      if (onChange === null) return isChosen && <StatusIcon status="success" label={words.selected} />;
      return (
        <Checkbox
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => onChange(candidate)}
          slotProps={{ input: { 'aria-label': words.select(candidate.student_label) } }}
          sx={{ m: -2 }}
        />
      );
    },
  };
  return (
    <Card
      title={words.heading(label, chosen, limit)}
      action={
        isFull &&
        onChange !== null && (
          <Typography variant="caption" role="status" sx={{ color: 'portal.text2' }}>
            {words.limitReached}
          </Typography>
        )
      }
    >
      <DataTable
        caption={label}
        columns={[select, ...TRAIT_COLUMNS]}
        rows={candidates.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ id }) => id}
        empty={words.none}
        blocksBelowSm
      />
      {candidates.length > 0 && (
        <Pager page={page} size={PAGE_SIZE} total={candidates.length} onPage={setPage} label={words.pages(label)} />
      )}
    </Card>
  );
}
