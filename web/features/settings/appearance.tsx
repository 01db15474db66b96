import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { settings } from '#web/messages/en/settings.ts';
import { Card } from '#web/ui/card.tsx';

const words = settings.appearance;
const CHOICES = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the system is. Kept on this device, and seen at once. */
export function AppearanceCard() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Card title={words.title}>
      <Typography variant="body2" id="appearance-choice" sx={{ color: 'portal.text2', mb: 2 }}>
        {words.lead}
      </Typography>
      <RadioGroup
        aria-labelledby="appearance-choice"
        value={mode}
        onChange={(_, value) => setMode(CHOICES.find((one) => one === value) ?? 'system')}
      >
        {CHOICES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={words.choices[value]} />
        ))}
      </RadioGroup>
    </Card>
  );
}
