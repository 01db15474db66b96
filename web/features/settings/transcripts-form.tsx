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

/** What is typed and not saved yet. `categories` is null while a threshold is not valid. */
function useSettingsDraft(settings: TranscriptSettings) {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const save = useSend(saveTranscriptSettings);
  const [seen, setSeen] = useState(settings);
  const { draft, setDraft, isChanged } = useTypedDraft(`transcript-settings.${eoaId}`, formOf(seen));
  const { typed, ...choices } = draft;
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
  return { draft, change, isChanged, categories, save, submit };
}

/** The form, with the distribution it would make beside it. */
export function TranscriptSettingsForm({ settings, onReload }: TranscriptSettingsFormProps) {
  const { draft, change, isChanged, categories, save, submit } = useSettingsDraft(settings);
  const { typed } = draft;
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
          <ThresholdFields draft={typed} problems={problemsOf(typed)} onChange={(next) => change({ typed: next })} />
          <Choices {...draft} onChange={change} />
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

type ChosenSettings = Pick<TranscriptSettings, 'show_names' | 'show_student_ids' | 'allow_research'>;

interface ChoicesProps extends ChosenSettings {
  onChange: (chosen: Partial<ChosenSettings>) => void;
}

function Choices({ show_names, show_student_ids, allow_research, onChange }: ChoicesProps) {
  return (
    <>
      <Choice
        label={words.names}
        help={words.namesHelp}
        checked={show_names}
        onChange={(next) => onChange({ show_names: next })}
      />
      <Choice
        label={words.studentIds}
        help={words.studentIdsHelp}
        checked={show_student_ids}
        onChange={(next) => onChange({ show_student_ids: next })}
      />
      <Choice
        label={words.research}
        help={words.researchHelp}
        checked={allow_research}
        onChange={(next) => onChange({ allow_research: next })}
      />
    </>
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
