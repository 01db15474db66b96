import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { CheckboxGroup } from '#web/ui/forms/checkbox-group.tsx';
import type { Option } from '../wizard/use-options.ts';

interface ChoiceButtonProps {
  step: WizardStep;
  /** Name of the file, for people who hear the button. */
  file: string;
  options: readonly Option[];
  selected: readonly string[];
  onChange: (values: string[]) => void;
}

/** One question of the wizard as a button that says the answer and opens the choices. */
export function ChoiceButton({ step, file, options, selected, onChange }: ChoiceButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const text = summary(step, selected, options.length);
  return (
    <>
      <Button
        size="small"
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={bulk.chosen.change(uploads.categories[step], file, text)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          justifyContent: 'space-between',
          textAlign: 'left',
          width: 'max-content',
          maxWidth: 'min(240px, 100%)',
          // Around an answer of several lines, too.
          py: 1,
        }}
      >
        {text}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': uploads.wizard.questions[step],
            sx: { p: 4, width: 340, maxHeight: 'min(70vh, 560px)', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        <Box sx={{ overflow: 'auto', flex: 1, px: 2 }}>
          <CheckboxGroup
            legend={uploads.wizard.questions[step]}
            allLabel={uploads.wizard.all[step]}
            options={options}
            selected={selected}
            onChange={onChange}
          />
        </Box>
        <Button variant="contained" size="small" onClick={close} sx={{ mt: 3, alignSelf: 'flex-end' }}>
          {bulk.chosen.done}
        </Button>
      </Popover>
    </>
  );
}

const SHOWN = 2;

function summary(step: WizardStep, selected: readonly string[], all: number): string {
  if (selected.length === 0) return bulk.chosen.none[step];
  if (selected.length === all && all > 1) return bulk.chosen.all[step](all);
  if (step === 'schools') return bulk.chosen.schools(selected.length);
  const more = selected.length - SHOWN;
  const names = selected.slice(0, SHOWN).join(', ');
  return more > 0 ? uploads.wizard.andMore(names, more) : names;
}
