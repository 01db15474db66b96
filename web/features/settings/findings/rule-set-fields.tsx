import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { findingsSettings as all } from '#web/messages/en/findings/findings-settings.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { type LineDraft, linesOf, newLine, type RuleSetDraft } from './draft.ts';
import { LineFields } from './line-fields.tsx';
import { RuleSetPreview } from './rule-set-preview.tsx';

const words = all.own;
/** As the contract has it. */
const MOST_LINES = 15;

interface RuleSetFieldsProps {
  set: RuleSetDraft;
  onChange: (set: RuleSetDraft) => void;
  onDone: () => void;
}

const FRAME = {
  m: 0,
  p: { xs: 4, sm: 5 },
  minWidth: 0,
  border: '1px solid',
  borderColor: 'portal.line',
  borderRadius: 1,
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/**
 * One rule set with its lines, and beside it who would meet it. What a new one lacks is said once the
 * person has left a field.
 */
export function RuleSetFields({ set, onChange, onDone }: RuleSetFieldsProps) {
  const { name, lines } = set;
  const place = useRef<HTMLDivElement>(null);
  const [isNew] = useState(name.trim() === '');
  const [isTouched, setTouched] = useState(!isNew);
  useEffect(() => {
    if (isNew) place.current?.querySelector('input')?.focus();
  }, [isNew]);
  return (
    <Box component="fieldset" onBlur={() => setTouched(true)} sx={FRAME}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 2 }}>
        {name.trim() || words.untitled}
      </Typography>
      <Box ref={place} sx={{ display: 'flex', flexDirection: 'column', gap: 5, minWidth: 0 }}>
        <FormField
          label={words.name}
          value={name}
          maxLength={80}
          problem={isTouched && name.trim() === '' ? words.nameProblem : undefined}
          onChange={(next) => onChange({ ...set, name: next })}
        />
        <Lines lines={lines} isTouched={isTouched} onChange={(next) => onChange({ ...set, lines: next })} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            disabled={lines.length >= MOST_LINES}
            onClick={() => onChange({ ...set, lines: [...lines, newLine()] })}
          >
            {words.addLine}
          </Button>
          <Button variant="outlined" onClick={onDone}>
            {words.done}
          </Button>
        </Box>
      </Box>
      <RuleSetPreview lines={linesOf(set)} />
    </Box>
  );
}

interface LinesProps {
  lines: readonly LineDraft[];
  isTouched: boolean;
  onChange: (lines: LineDraft[]) => void;
}

/** The last line stays: a rule set without one would be met by everyone. */
function Lines({ lines, isTouched, onChange }: LinesProps) {
  const put = (line: LineDraft) => onChange(lines.map((one) => (one.key === line.key ? line : one)));
  const remove = (line: LineDraft) => onChange(lines.filter(({ key }) => key !== line.key));
  return lines.map((line, at) => (
    <LineFields
      key={line.key}
      line={line}
      number={at + 1}
      isTouched={isTouched}
      onChange={put}
      onRemove={lines.length > 1 ? () => remove(line) : undefined}
    />
  ));
}
