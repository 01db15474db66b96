import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { OF_YEARS, TRAIT_NAMES, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsSettings as words } from '#web/messages/en/findings/findings-settings.ts';
import { ChoiceSelect } from '#web/ui/forms/choice-select.tsx';
import type { FindingsDraft } from './draft.ts';

interface ChoicesProps {
  draft: FindingsDraft;
  onChange: (next: Partial<FindingsDraft>) => void;
}

/** Of students with records of several years: the latest value, or yes where any year says so. */
export function OfYears({ draft, onChange }: ChoicesProps) {
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 3 }}>
        {words.years.title}
      </Typography>
      {(['english_learner', 'low_income'] as const).map((name) => (
        <Choice
          key={name}
          label={words.years[name]}
          value={draft[name]}
          options={OF_YEARS.map((value) => ({ value, label: words.years[value] }))}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <Typography variant="caption" sx={{ color: 'portal.text2' }}>
        {words.years.help}
      </Typography>
    </Box>
  );
}

const OTHERS = 'all others';

/** Trait by trait: all others, or one group that the others are compared with. */
export function ComparedWith({ draft, onChange }: ChoicesProps) {
  const choose = (trait: Trait, value: string) => {
    const { [trait]: _, ...rest } = draft.compare_with;
    onChange({ compare_with: value === OTHERS ? rest : { ...rest, [trait]: value } });
  };
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 3 }}>
        {words.compare.title}
      </Typography>
      {TRAIT_NAMES.map((trait) => {
        const names: Readonly<Record<string, string>> = findings.groups[trait];
        return (
          <Choice
            key={trait}
            label={findings.traits[trait]}
            value={draft.compare_with[trait] ?? OTHERS}
            options={[
              { value: OTHERS, label: words.compare.others },
              ...TRAITS[trait].map((value) => ({ value, label: names[value] ?? value })),
            ]}
            onChange={(value) => choose(trait, value)}
          />
        );
      })}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="span" sx={{ display: 'block', mb: 1 }}>
        {label}
      </Typography>
      <ChoiceSelect labelId={id} size="small" value={value} options={options} onChange={onChange} />
    </Box>
  );
}

const FIELDSET = { m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 } as const;
