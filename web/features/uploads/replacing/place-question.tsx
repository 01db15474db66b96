import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import type { OverlappingFile, ReplaceChoice } from './candidates.ts';

interface PlaceQuestionProps {
  steps: readonly WizardStep[];
  /** How many schools were chosen. */
  schools: number;
  candidates: readonly OverlappingFile[];
  place: ReplaceChoice;
  onChoose: (place: ReplaceChoice) => void;
}

const BESIDE = 'beside';

/** 'student_roster.csv already covers these schools: replace it, or add beside it?' */
export function PlaceQuestion({ steps, schools, candidates, place, onChoose }: PlaceQuestionProps) {
  const id = useId();
  const [only] = candidates;
  if (!only) return null;
  const isOne = candidates.length === 1;
  const what = coveredBy(steps, schools);
  const choose = (value: string) =>
    onChoose(candidates.find(({ file }) => file.file_id === value)?.file.file_id ?? null);
  return (
    <>
      <FormLabel id={id} sx={{ typography: 'body2', color: 'portal.text', overflowWrap: 'anywhere' }}>
        {isOne ? replacing.covers(only.file.file_name, what) : replacing.cover(candidates.length, what)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={place === 'ask' ? '' : (place ?? BESIDE)}
        onChange={(_, value) => choose(value)}
      >
        {candidates.map(({ file }) => (
          <FormControlLabel
            key={file.file_id}
            value={file.file_id}
            control={<Radio />}
            label={isOne ? replacing.replaceIt : replacing.replaceFile(file.file_name, file.version)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
        <FormControlLabel
          value={BESIDE}
          control={<Radio />}
          label={isOne ? replacing.addBeside : replacing.addBesideAll}
        />
      </RadioGroup>
    </>
  );
}

/** 'these schools and tests' */
function coveredBy(steps: readonly WizardStep[], schools: number): string {
  const others = steps.filter((step) => step !== 'schools').map((step) => replacing.same[step]);
  return others.reduce(replacing.and, schools === 1 ? replacing.oneSchool : replacing.same.schools);
}
