import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { School } from '#contract/audits.ts';
import { CATEGORIES, type Candidate, type SelectionSummary } from '#contract/transcripts.ts';
import { useSession } from '#web/app/session/session.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CategoryCard } from './category-card.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { DemographicsMatch } from './demographics-match.tsx';
import { inCategory, limitOfAll } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

interface SelectionViewProps {
  summary: SelectionSummary;
  school: School;
  picker: ReactNode;
}

/** What waits for 'Are you sure?': finalizing, or changing a finalized selection by one student. */
type Pending = { kind: 'finalize' } | { kind: 'reopen'; candidate: Candidate };

export function SelectionView({ summary, school, picker }: SelectionViewProps) {
  const { may } = useSession();
  const draft = useSelection(summary, school.id);
  const [comparing, setComparing] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);
  const mayChange = may('transcripts.write');
  const limit = limitOfAll(summary.limits);
  const without = summary.transcripts.filter(({ category }) => category === null).length;

  const change = (candidate: Candidate) =>
    summary.is_finalized ? setPending({ kind: 'reopen', candidate }) : draft.change(candidate);
  const confirm = (reason: string) => {
    if (pending?.kind === 'finalize') draft.finalize();
    if (pending?.kind === 'reopen') draft.reopen(pending.candidate, reason);
    setPending(null);
  };
  return (
    <>
      <PageHead
        title={summary.is_finalized ? words.title.finalized : words.title.open}
        description={words.lead(school.name, draft.selection.size, limit)}
        action={picker}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <Box>
          <Button startIcon={<BarChartOutlined />} onClick={() => setComparing(true)}>
            {words.compare.open}
          </Button>
        </Box>
        {draft.error !== null && <Notice severity="error" title={draft.error.message} />}
        {summary.transcripts.length === 0 ? (
          <EmptyState icon={<DescriptionOutlined />} heading={words.nobody.heading}>
            {words.nobody.body}
          </EmptyState>
        ) : (
          CATEGORIES.map((category) => (
            <CategoryCard
              key={category}
              category={category}
              candidates={inCategory(summary, category)}
              limit={summary.limits[category]}
              selection={draft.selection}
              onChange={mayChange ? change : null}
            />
          ))
        )}
        {without > 0 && (
          <Typography variant="caption" sx={{ color: 'portal.text2' }}>
            {words.withoutCategory(without)}
          </Typography>
        )}
        <SelectionBar
          summary={summary}
          draft={draft}
          onFinalize={mayChange ? () => setPending({ kind: 'finalize' }) : null}
        />
      </Box>
      <DemographicsMatch
        open={comparing}
        onClose={() => setComparing(false)}
        summary={summary}
        selection={draft.selection}
      />
      {pending !== null && (
        <ConfirmChange needsReason={pending.kind === 'reopen'} onConfirm={confirm} onClose={() => setPending(null)} />
      )}
    </>
  );
}
