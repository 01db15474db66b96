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
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { transcriptSettings as words } from '#web/messages/en/transcripts/transcript-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveOutcome } from '#web/ui/forms/save-outcome.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { CategoryPreview } from './category-preview.tsx';
import { type Draft, draftOf, problemsOf, ThresholdFields, thresholdsOf } from './threshold-fields.tsx';

interface TranscriptSettingsFormProps {
  settings: TranscriptSettings;
  onReload: () => void;
}

/** The form, with the distribution it would make beside it. */
export function TranscriptSettingsForm({ settings, onReload }: TranscriptSettingsFormProps) {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const save = useSend(saveTranscriptSettings);
  const [draft, setDraft] = useState<Draft>(draftOf(settings.categories));
  const [names, setNames] = useState(settings.show_names);
  const [studentIds, setStudentIds] = useState(settings.show_student_ids);
  const [research, setResearch] = useState(settings.allow_research);
  const [isChanged, setIsChanged] = useState(false);
  const [seen, setSeen] = useState(settings);
  const problems = problemsOf(draft);
  const categories = thresholdsOf(draft);
  const changing =
    <Value,>(set: (next: Value) => void) =>
    (next: Value) => {
      save.reset();
      setIsChanged(true);
      set(next);
    };
  const change = changing(setDraft);
  const submit = () => {
    if (categories === null) return;
    save.mutate(
      {
        params: { eoaId },
        body: { categories, show_names: names, show_student_ids: studentIds, allow_research: research, seen },
      },
      {
        onSuccess: (saved) => {
          setIsChanged(false);
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
          <ThresholdFields draft={draft} problems={problems} onChange={change} />
          <Choice label={words.names} help={words.namesHelp} checked={names} onChange={changing(setNames)} />
          <Choice
            label={words.studentIds}
            help={words.studentIdsHelp}
            checked={studentIds}
            onChange={changing(setStudentIds)}
          />
          <Choice
            label={words.research}
            help={words.researchHelp}
            checked={research}
            onChange={changing(setResearch)}
          />
          <SaveOutcome save={save} savedHelp={words.savedHelp} onReload={onReload} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button onClick={() => change(draftOf(USUAL_THRESHOLDS))}>{words.usual}</Button>
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
