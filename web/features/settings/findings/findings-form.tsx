import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFindingsSettings, saveFindingsSettings } from '#contract/quality/findings-settings.ts';
import { FindingsSettings, type FindingsSettingsInForce } from '#contract/quality/opportunity.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { findingsSettings as words } from '#web/messages/en/findings/findings-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { SaveOutcome } from '#web/ui/forms/save-outcome.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { ComparedWith, OfYears } from './choices.tsx';
import { draftOf, type FindingsDraft, isApCut, isIbCut, settingsOf } from './draft.ts';
import { OwnRequirements } from './own-requirements.tsx';

interface FindingsFormProps {
  settings: FindingsSettingsInForce;
  onReload: () => void;
}

/** What is typed and not saved yet. `body` is null while a part of it is not valid. */
function useSettingsDraft(settings: FindingsSettingsInForce) {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const save = useSend(saveFindingsSettings);
  const [seen, setSeen] = useState(settings);
  const { draft, setDraft, isChanged } = useTypedDraft(`findings-settings.${eoaId}`, draftOf(seen));
  const body = settingsOf(draft);
  const change = (next: Partial<FindingsDraft>) => {
    save.reset();
    setDraft({ ...draft, ...next });
  };
  const submit = () => {
    if (body === null) return;
    save.mutate(
      { params: { eoaId }, body: { ...body, seen } },
      {
        onSuccess: (saved) => {
          setSeen(saved);
          announce(words.saved);
          void queries.invalidateQueries({ queryKey: callKey(readFindingsSettings) });
        },
      },
    );
  };
  return { draft, change, isChanged, body, save, submit };
}

/** The form. What is typed stays until it is saved, and nothing is saved by half. */
export function FindingsForm({ settings, onReload }: FindingsFormProps) {
  const { draft, change, isChanged, body, save, submit } = useSettingsDraft(settings);
  const usual = () => change({ ...draftOf(FindingsSettings.parse({})), rule_sets: draft.rule_sets });
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UnsavedForm isChanged={isChanged} />
      <Card title={words.title}>
        <Typography variant="body2" sx={{ color: 'portal.text2', mb: 5, maxWidth: '68ch' }}>
          {words.lead}
        </Typography>
        <Box sx={COLUMNS}>
          <CutScores draft={draft} onChange={change} />
          <OfYears draft={draft} onChange={change} />
          <ComparedWith draft={draft} onChange={change} />
        </Box>
      </Card>
      <OwnRequirements sets={draft.rule_sets} onChange={(rule_sets) => change({ rule_sets })} />
      <SaveOutcome save={save} savedHelp={words.savedHelp} onReload={onReload} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button onClick={usual}>{words.usual}</Button>
        <Button type="submit" variant="contained" disabled={body === null} loading={save.isPending}>
          {words.save}
        </Button>
      </Box>
    </Box>
  );
}

interface CutScoresProps {
  draft: FindingsDraft;
  onChange: (part: Partial<FindingsDraft>) => void;
}

function CutScores({ draft, onChange }: CutScoresProps) {
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 3 }}>
        {words.cuts.title}
      </Typography>
      <FormField
        label={words.cuts.ap}
        value={draft.ap_cut}
        problem={isApCut(draft.ap_cut) ? undefined : words.cuts.apRange}
        onChange={(ap_cut) => onChange({ ap_cut })}
      />
      <FormField
        label={words.cuts.ib}
        value={draft.ib_cut}
        problem={isIbCut(draft.ib_cut) ? undefined : words.cuts.ibRange}
        onChange={(ib_cut) => onChange({ ib_cut })}
      />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
} as const;
const FIELDSET = { m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 } as const;
