import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FAMILY_NAMES, type Named, RULE_AREAS } from '#contract/quality/rule-sets.ts';
import { findingsSettings as all } from '#web/messages/en/findings/findings-settings.ts';
import { rules } from '#web/messages/en/findings/rules.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { Choice } from './choices.tsx';
import { isUnits, type LineDraft } from './draft.ts';
import { SeveralOf } from './several-of.tsx';

const words = all.own;

interface LineFieldsProps {
  line: LineDraft;
  /** From 1. */
  number: number;
  /** What is missing is said. */
  isTouched: boolean;
  onChange: (line: LineDraft) => void;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}

/** Units of subject areas together, and courses that must be among them. */
export function LineFields({ line, number, isTouched, onChange, onRemove }: LineFieldsProps) {
  const { areas, units, named } = line;
  const putNamed = (at: number, next: Named) =>
    onChange({ ...line, named: named.map((one, place) => (place === at ? next : one)) });
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 2 }}>
        {words.line(number)}
      </Typography>
      <SeveralOf
        label={words.areas}
        options={RULE_AREAS}
        names={rules.areas}
        chosen={areas}
        problem={isTouched && areas.length === 0 ? words.areasProblem : undefined}
        onChange={(next) => onChange({ ...line, areas: next })}
      />
      <FormField
        label={words.units}
        value={units}
        hint={words.unitsHelp}
        problem={isUnits(units) ? undefined : words.unitsProblem}
        onChange={(next) => onChange({ ...line, units: next })}
      />
      {named.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of courses have no name of their own, and keep their place
        <Box key={at} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <SeveralOf
            label={words.namedOf(at + 1)}
            options={FAMILY_NAMES}
            names={rules.families}
            chosen={one.of}
            problem={isTouched && one.of.length === 0 ? words.areasProblem : undefined}
            onChange={(of) => putNamed(at, { of, count: Math.max(1, Math.min(one.count, of.length)) })}
          />
          <Choice
            label={words.count}
            value={String(one.count)}
            options={Array.from({ length: Math.max(1, one.of.length) }, (_, count) => ({
              value: String(count + 1),
              label: String(count + 1),
            }))}
            onChange={(count) => putNamed(at, { ...one, count: Number(count) })}
          />
          <Button
            sx={{ alignSelf: 'start' }}
            onClick={() => onChange({ ...line, named: named.filter((_, place) => place !== at) })}
          >
            {words.removeNamed(at + 1)}
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button onClick={() => onChange({ ...line, named: [...named, { of: [], count: 1 }] })}>{words.addNamed}</Button>
        {onRemove && <Button onClick={onRemove}>{words.removeLine(number)}</Button>}
      </Box>
    </Box>
  );
}

const FIELDSET = {
  m: 0,
  p: 0,
  pb: 4,
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'portal.line',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
} as const;
