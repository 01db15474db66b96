import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { School } from '#contract/audits.ts';
import type { SchoolId } from '#contract/ids.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { useOwnTitle } from '#web/app/page-title.ts';
import { useSession } from '#web/app/session/session.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { comparing } from '#web/messages/en/transcripts/compare.ts';
import { selections } from '#web/messages/en/transcripts/selections.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { DemographicsMatch } from '../compare/demographics-match.tsx';
import { limitOfAll } from '../draft.ts';
import { FinalizedView } from '../finalized/finalized-view.tsx';
import { CategoryTables } from './category-tables.tsx';
import { ChecklistDialog } from './checklist.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { Failure } from './failure.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SuggestSelection } from './suggestion.tsx';
import { UnsavedChoices } from './unsaved-choices.tsx';
import { useDraft } from './use-draft.ts';
import { useNewNumbers } from './use-new-numbers.ts';

interface SelectionViewProps {
  state: SelectionState;
  school: School;
  picker: ReactNode;
}

/** What waits for an answer: the checklist, or 'Are you sure?' before a finalized selection becomes a draft again. */
type Pending = { kind: 'finalize' } | { kind: 'reopen'; candidate: Candidate | null };

export function SelectionView({ state, school, picker }: SelectionViewProps) {
  const { may } = useSession();
  const mayChange = may('transcripts.write');
  const draft = useDraft(state, school.id);
  const [comparing, setComparing] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);
  const title = state.is_finalized ? words.title.finalized : words.title.open;
  useOwnTitle(title);
  useNewNumbers(school.id, state, pending === null && !draft.isDirty && !draft.isSending);
  useFocusOnTitle(state.is_finalized);
  const isEmpty = Object.values(state.counts).every((count) => count === 0) && state.chosen.length === 0;
  const change = (candidate: Candidate) =>
    state.is_finalized ? setPending({ kind: 'reopen', candidate }) : draft.change(candidate);
  return (
    <>
      <PageHead
        title={title}
        description={<Dotted parts={[school.name, words.lead(draft.draft.size, limitOfAll(state.limits))]} />}
        action={picker}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 6 }}>
        <Box sx={COLUMN}>
          <Actions isComparing={comparing} isEmpty={isEmpty} onCompare={() => setComparing(!comparing)} />
          <Failure draft={draft} />
          {state.is_finalized && <FinalizedView schoolId={school.id} rule={state.thresholds} />}
          {isEmpty && <NobodyToChoose />}
          {!isEmpty && (
            <CategoryTables
              state={state}
              schoolId={school.id}
              draft={draft.draft}
              onChange={mayChange ? change : null}
            />
          )}
          {!isEmpty && (
            <SelectionBar
              state={state}
              draft={draft}
              onFinalize={mayChange ? () => setPending({ kind: 'finalize' }) : null}
              onWithdraw={() => setPending({ kind: 'reopen', candidate: null })}
            />
          )}
        </Box>
        {comparing && (
          <DemographicsMatch state={state} draft={draft.draft} onClose={() => setComparing(false)}>
            {mayChange && !state.is_finalized && (
              <SuggestSelection state={state} schoolId={school.id} draft={draft.draft} onApply={draft.replace} />
            )}
          </DemographicsMatch>
        )}
      </Box>
      <PendingDialog pending={pending} schoolId={school.id} draft={draft} onClose={() => setPending(null)} />
      {mayChange && !state.is_finalized && <UnsavedChoices draft={draft} />}
    </>
  );
}

interface PendingDialogProps {
  pending: Pending | null;
  schoolId: SchoolId;
  draft: ReturnType<typeof useDraft>;
  onClose: () => void;
}

/** Asks, and sends what was answered. A reason that was given is there again where it was refused. */
function PendingDialog({ pending, schoolId, draft, onClose }: PendingDialogProps) {
  const [reason, setReason] = useState('');
  if (pending === null) return null;
  if (pending.kind === 'finalize')
    return (
      <ChecklistDialog
        schoolId={schoolId}
        draft={draft.draft}
        onClose={onClose}
        onFinalize={() => {
          onClose();
          draft.finalize();
        }}
      />
    );
  return (
    <ConfirmChange
      schoolId={schoolId}
      changes={pending.candidate !== null}
      onClose={onClose}
      said={draft.failed === 'unfinalize' ? reason : ''}
      onConfirm={(given) => {
        setReason(given);
        onClose();
        draft.reopen(given, pending.candidate);
      }}
    />
  );
}

/** What has the focus is not below the bar at the bottom edge (WCAG 2.4.11). */
const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  flex: 1,
  minWidth: 0,
  '& :is(a, button, input)': { scrollMarginBottom: 128 },
} as const;

interface ActionsProps {
  isComparing: boolean;
  isEmpty: boolean;
  onCompare: () => void;
}

function Actions({ isComparing, isEmpty, onCompare }: ActionsProps) {
  const isOneOfSeveral = (useSchools().data?.length ?? 0) > 1;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } } }}
    >
      {!isEmpty && (
        <Button startIcon={<BarChartOutlined />} aria-expanded={isComparing} onClick={onCompare}>
          {comparing.open}
        </Button>
      )}
      {isOneOfSeveral && (
        <Button component={Link} to="/transcripts/status" startIcon={<FactCheckOutlined />}>
          {selections.open}
        </Button>
      )}
    </Box>
  );
}

function NobodyToChoose() {
  const { may } = useSession();
  const upload = (
    <Button component={Link} to="/data-upload#transcripts">
      {words.nobody.upload}
    </Button>
  );
  return (
    <EmptyState
      icon={<DescriptionOutlined />}
      heading={words.nobody.heading}
      action={may('uploads.read') ? upload : undefined}
    >
      {words.nobody.body}
    </EmptyState>
  );
}

/** Another title is another page for the eye, and so for the focus. */
function useFocusOnTitle(isFinalized: boolean): void {
  const shown = useRef(isFinalized);
  useEffect(() => {
    if (shown.current === isFinalized) return;
    shown.current = isFinalized;
    document.getElementById('page-title')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFinalized]);
}
