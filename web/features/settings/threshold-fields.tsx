import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  type CategoryThresholds,
  CategoryThresholds as ThresholdsSchema,
} from '#contract/transcripts/transcript-settings.ts';
import { writtenGpa } from '#web/app/format.ts';
import { transcriptSettings as words } from '#web/messages/en/transcripts/transcript-settings.ts';

/** As typed: what is not a number yet is not a reason to take it away. */
export type ThresholdsDraft = Record<keyof CategoryThresholds, string>;

export const draftOf = ({ high_flier, struggling, failed_core }: CategoryThresholds): ThresholdsDraft => ({
  high_flier: writtenGpa(high_flier),
  struggling: writtenGpa(struggling),
  failed_core: String(failed_core),
});

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** The thresholds, or null as long as something in them cannot be. */
export function thresholdsOf(draft: ThresholdsDraft): CategoryThresholds | null {
  const { data } = ThresholdsSchema.safeParse({
    high_flier: numberOf(draft.high_flier),
    struggling: numberOf(draft.struggling),
    failed_core: numberOf(draft.failed_core),
  });
  return data && data.struggling <= data.high_flier ? data : null;
}

/** What is allowed, at each field that is not. */
export function problemsOf(draft: ThresholdsDraft): Partial<ThresholdsDraft> {
  const isGpa = (text: string) => ThresholdsSchema.shape.high_flier.safeParse(numberOf(text)).success;
  const isCount = ThresholdsSchema.shape.failed_core.safeParse(numberOf(draft.failed_core)).success;
  const order = isGpa(draft.high_flier) && numberOf(draft.struggling) > numberOf(draft.high_flier);
  return {
    ...(!isGpa(draft.high_flier) && { high_flier: words.range }),
    ...(order && { struggling: words.order }),
    ...(!isGpa(draft.struggling) && { struggling: words.range }),
    ...(!isCount && { failed_core: words.whole }),
  };
}

interface ThresholdFieldsProps {
  draft: ThresholdsDraft;
  problems: Partial<ThresholdsDraft>;
  onChange: (draft: ThresholdsDraft) => void;
}

export function ThresholdFields({ draft, problems, onChange }: ThresholdFieldsProps) {
  const field = (name: keyof ThresholdsDraft, label: string, help?: string) => (
    <ThresholdField
      label={label}
      help={help}
      value={draft[name]}
      problem={problems[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  );
  return (
    <>
      {field('high_flier', words.high)}
      {field('struggling', words.low)}
      {field('failed_core', words.failed, words.failedHelp)}
      <Typography variant="body2" sx={{ color: 'portal.text2' }}>
        {words.cusp}
      </Typography>
    </>
  );
}

interface ThresholdFieldProps {
  label: string;
  help: string | undefined;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function ThresholdField({ label, help, value, problem, onChange }: ThresholdFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        value={value}
        inputProps={{ inputMode: 'decimal', 'aria-describedby': `${id}-help` }}
        onChange={(event) => onChange(event.target.value)}
        sx={{ maxWidth: 120 }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {problem ?? help}
      </FormHelperText>
    </FormControl>
  );
}
