import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lineInWords } from '#web/app/requirement-words.ts';
import { findingsSettings as all } from '#web/messages/en/findings/findings-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { linesOf, newRuleSet, type RuleSetDraft } from './draft.ts';
import { RuleSetFields } from './rule-set-fields.tsx';
import { A_TO_G } from './templates.ts';

const words = all.own;

interface OwnRequirementsProps {
  sets: readonly RuleSetDraft[];
  onChange: (sets: RuleSetDraft[]) => void;
}

/** The district's own rule sets. One at a time is open. */
export function OwnRequirements({ sets, onChange }: OwnRequirementsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const add = (set: RuleSetDraft) => {
    onChange([...sets, set]);
    setOpen(set.id);
  };
  return (
    <Card title={words.title}>
      <Typography variant="body2" sx={{ color: 'portal.text2', mb: 5, maxWidth: '68ch' }}>
        {words.lead} {words.overlap}
      </Typography>
      {sets.length === 0 && (
        <Typography variant="body2" sx={{ mb: 4 }}>
          {words.none}
        </Typography>
      )}
      <KeepsFocus sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        {sets.map((set) =>
          set.id === open ? (
            <RuleSetFields
              key={set.id}
              set={set}
              onChange={(next) => onChange(sets.map((one) => (one.id === set.id ? next : one)))}
              onDone={() => setOpen(null)}
            />
          ) : (
            <RuleSetLine
              key={set.id}
              set={set}
              onEdit={() => setOpen(set.id)}
              onRemove={() => onChange(sets.filter((one) => one.id !== set.id))}
            />
          ),
        )}
      </KeepsFocus>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
        <Button startIcon={<AddOutlined />} disabled={sets.length >= MOST} onClick={() => add(newRuleSet('', []))}>
          {words.add}
        </Button>
        <Button disabled={sets.length >= MOST} onClick={() => add(newRuleSet(A_TO_G.name, A_TO_G.lines))}>
          {words.start} {A_TO_G.name}
        </Button>
      </Box>
    </Card>
  );
}

/** As the contract has it. */
const MOST = 10;

interface RuleSetLineProps {
  set: RuleSetDraft;
  onEdit: () => void;
  onRemove: () => void;
}

function RuleSetLine({ set, onEdit, onRemove }: RuleSetLineProps) {
  const name = set.name.trim() || words.untitled;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3 }}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{name}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {(linesOf(set) ?? []).map((line, at) => (
            <li key={set.lines[at]?.key}>{lineInWords(line)}</li>
          ))}
        </Box>
      </Box>
      <Button aria-label={words.edit(name)} onClick={onEdit}>
        {all.actions.edit}
      </Button>
      <Button aria-label={words.remove(name)} onClick={onRemove}>
        {all.actions.remove}
      </Button>
    </Box>
  );
}
