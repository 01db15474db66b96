import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  readTranscriptSettings,
  saveTranscriptSettings,
  type TranscriptSettings,
  USUAL_THRESHOLDS,
} from '#contract/transcripts/transcript-settings.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { transcriptSettings as words } from '#web/messages/en/transcripts/transcript-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveOutcome } from '#web/ui/forms/save-outcome.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { CategoryPreview } from './category-preview.tsx';
import { draftOf, problemsOf, ThresholdFields, thresholdsOf } from './threshold-fields.tsx';

interface TranscriptSettingsFormProps {
  settings: TranscriptSettings;
  onReload: () => void;
}

const formOf = ({ categories, show_names, show_student_ids, allow_research }: TranscriptSettings) => ({
  typed: draftOf(categories),
  ...{ show_names, show_student_ids, allow_research },
});

/** The form, with the distribution it would make beside it. */
export function TranscriptSettingsForm({ settings, onReload }: TranscriptSettingsFormProps) {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const save = useSend(saveTranscriptSettings);
  const [seen, setSeen] = useState(settings);
  const { draft, setDraft, isChanged } = useTypedDraft(`transcript-settings.${eoaId}`, formOf(seen));
  const { typed, ...choices } = draft;
  const problems = problemsOf(typed);
  const categories = thresholdsOf(typed);
  const change = (part: Partial<typeof draft>) => {
    save.reset();
    setDraft({ ...draft, ...part });
  };
  const submit = () => {
    if (categories === null) return;
    save.mutate(
      {
        params: { eoaId },
        body: { categories, ...choices, seen },
      },
      {
        onSuccess: (saved) => {
          setSeen(saved);
          announce(words.saved);
          void queries.invalidateQueries({ queryKey: callKey(readTranscriptSettings) });
        },
      },
    );
  };
  return (
    <Card title={words.title}>
      <UnsavedForm isChanged={isChanged} />
      <Typography variant="body2" sx={{ color: 'portal.text2', mb: 5, maxWidth: '68ch' }}>
        {words.lead}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        }}
      >
        <Box
          component="form"
          noValidate
          sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ThresholdFields draft={typed} problems={problems} onChange={(next) => change({ typed: next })} />
          <Choice
            label={words.names}
            help={words.namesHelp}
            checked={draft.show_names}
            onChange={(show_names) => change({ show_names })}
          />
          <Choice
            label={words.studentIds}
            help={words.studentIdsHelp}
            checked={draft.show_student_ids}
            onChange={(show_student_ids) => change({ show_student_ids })}
          />
          <Choice
            label={words.research}
            help={words.researchHelp}
            checked={draft.allow_research}
            onChange={(allow_research) => change({ allow_research })}
          />
          <SaveOutcome save={save} savedHelp={words.savedHelp} onReload={onReload} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button onClick={() => change({ typed: draftOf(USUAL_THRESHOLDS) })}>{words.usual}</Button>
            <Button type="submit" variant="contained" disabled={categories === null} loading={save.isPending}>
              {words.save}
            </Button>
          </Box>
        </Box>
        <CategoryPreview thresholds={categories} />
      </Box>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ label, help, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={checked}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ m: 0 }}>
        {help}
      </FormHelperText>
    </Box>
  );
}
