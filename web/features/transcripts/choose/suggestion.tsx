import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import { type SelectionState, type Suggestion, type Swap, suggestSelection } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { formatPercent } from '#web/app/format.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { suggesting } from '#web/messages/en/transcripts/compare.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { type Chosen, type Draft, draftOf, sameChoice } from '../draft.ts';
import { traitInWords } from '../trait-words.ts';

interface SuggestionProps {
  state: SelectionState;
  schoolId: SchoolId;
  draft: Draft;
  onApply: (chosen: readonly Candidate[]) => void;
}

/**
 * Proposes the selection that is closest to the school, with what each step does. The person applies it, or does not.
 */
export function SuggestSelection({ state, schoolId, draft, onApply }: SuggestionProps) {
  const { id: eoaId } = useAudit();
  /** The draft that was asked about. */
  const [asked, setAsked] = useState<Draft | null>(null);
  const query = useCall(
    suggestSelection,
    asked && { params: { eoaId, schoolId }, query: { ids: [...asked.keys()].join(',') } },
    { gcTime: 0 },
  );
  const apply = (suggestion: Suggestion) => {
    onApply(applied(draft, suggestion));
    setAsked(null);
    announce(suggesting.applied);
  };
  const isStale = asked !== null && !sameChoice(asked, draft);
  const total = Object.values(state.counts).reduce((sum, count) => sum + count, 0);
  if (total === state.counts.NONE) return null;
  return (
    <Box component="section" aria-labelledby="suggestion-title" sx={{ p: 4, borderRadius: 1, bgcolor: 'portal.bg' }}>
      <Typography id="suggestion-title" variant="subtitle2" component="h3">
        {suggesting.title}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: 3 }}>
        {suggesting.lead}
      </Typography>
      <KeepsFocus>
        {query.isError && <Notice severity="error" title={suggesting.error} />}
        {asked !== null && query.data !== undefined && (
          <Steps suggestion={query.data} isStale={isStale} onApply={() => apply(query.data)} />
        )}
        {(asked === null || isStale) && (
          <Button size="small" loading={query.isFetching} onClick={() => setAsked(new Map(draft))}>
            {asked === null ? suggesting.start : suggesting.again}
          </Button>
        )}
      </KeepsFocus>
    </Box>
  );
}

/** The draft with the steps of the suggestion taken. */
function applied(draft: Draft, { swaps }: Suggestion): Chosen[] {
  const gone = new Set<string>(swaps.flatMap((swap) => swap.out?.id ?? []));
  const stay = [...draft.values()].filter(({ id }) => !gone.has(id));
  return [...draftOf([...stay, ...swaps.flatMap((swap) => swap.in ?? [])]).values()];
}

interface StepsProps {
  suggestion: Suggestion;
  isStale: boolean;
  onApply: () => void;
}

function Steps({ suggestion, isStale, onApply }: StepsProps) {
  const { swaps, distance_before, distance_after } = suggestion;
  if (swaps.length === 0) return <Typography variant="body2">{suggesting.best}</Typography>;
  const after = formatPercent(distance_after === null ? null : 100 * distance_after);
  return (
    <Box aria-live="polite">
      <Typography variant="body2">
        {distance_before === null
          ? suggesting.fromNothing(after)
          : suggesting.result(formatPercent(100 * distance_before), after)}
      </Typography>
      <Box component="ol" sx={{ m: 0, my: 3, pl: 5, typography: 'body2' }}>
        {swaps.map((swap) => (
          <Box component="li" key={`${swap.out?.id} ${swap.in?.id}`} sx={{ mb: 2 }}>
            <strong>{stepInWords(swap)}</strong>
            <Box component="span" sx={{ display: 'block', color: 'portal.text2' }}>
              {swap.effects.map(effectInWords).join('; ')}
            </Box>
          </Box>
        ))}
      </Box>
      {isStale ? (
        <Typography variant="caption" component="p" sx={{ mb: 2 }}>
          {suggesting.stale}
        </Typography>
      ) : (
        <Button variant="outlined" size="small" onClick={onApply}>
          {suggesting.apply}
        </Button>
      )}
    </Box>
  );
}

function stepInWords(swap: Swap): string {
  const [out, come] = [swap.out, swap.in].map((one) => (one ? studentInWords(one.student_label) : undefined));
  if (out === undefined) return suggesting.add(come ?? '');
  return come === undefined ? suggesting.remove(out) : suggesting.swap(out, come);
}

function effectInWords({ trait, value, before, after, school }: Swap['effects'][number]): string {
  const name = traitInWords(trait, value);
  if (before === null) return suggesting.effectNew(name, formatPercent(after), formatPercent(school));
  return suggesting.effect(name, formatPercent(before), formatPercent(after), formatPercent(school));
}
