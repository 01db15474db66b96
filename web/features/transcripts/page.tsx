import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import type { School } from '#contract/audits.ts';
import { readSelectionState } from '#contract/transcripts/choosing.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { leave } from '#web/app/leaving/leave.ts';
import { useChosenSchool } from '#web/app/shown-school/chosen-school.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { SelectionView } from './choose/selection-view.tsx';

/**
 * Transcript selection: up to 2, 4 and 2 students of a school in three categories, saved as a draft, then finalized.
 */
export default function TranscriptsPage() {
  const { schools, school, choose } = useChosenSchool();
  if (school === undefined) {
    return (
      <>
        <PageHead title={words.title.open} />
        {schools.isPending && <CardSkeleton lines={8} />}
        {schools.isError && (
          <InPlaceError message={toMissing(fetchErrors.schools)} onRetry={() => void schools.refetch()} />
        )}
      </>
    );
  }
  const all = schools.data ?? [];
  // The page says which school it is; of one there is nothing to choose.
  const picker = all.length > 1 && <SchoolPicker schools={all} school={school} onChoose={choose} />;
  return <SchoolTranscripts key={school.id} school={school} picker={picker} />;
}

function SchoolTranscripts({ school, picker }: { school: School; picker: ReactNode }) {
  const { id: eoaId } = useAudit();
  const state = useCall(readSelectionState, { params: { eoaId, schoolId: school.id } });
  if (state.data !== undefined) return <SelectionView state={state.data} school={school} picker={picker} />;
  return (
    <>
      <PageHead title={words.title.open} description={school.name} action={picker} />
      {state.isPending && <CardSkeleton lines={8} />}
      {state.isError && (
        <InPlaceError
          message={toMissing(words.error)}
          hint={state.error.message}
          onRetry={() => void state.refetch()}
        />
      )}
    </>
  );
}

interface SchoolPickerProps {
  schools: readonly School[];
  school: School;
  onChoose: (id: string) => void;
}

function SchoolPicker({ schools, school, onChoose }: SchoolPickerProps) {
  const id = useId();
  return (
    <FormControl sx={{ width: { xs: '100%', sm: '17.5rem' } }}>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {words.school}
      </FormLabel>
      <ChoiceSelect
        labelId={id}
        options={schools.map((one) => ({ value: one.id, label: one.name }))}
        value={school.id}
        onChange={(chosen) => leave(() => onChoose(chosen))}
      />
    </FormControl>
  );
}
