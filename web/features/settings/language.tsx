import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { keepLanguage } from '#web/app/shell/keep-language.ts';
import { settings } from '#web/messages/en/settings.ts';
import { LANGUAGES, type LanguageChoice, languageChoice } from '#web/messages/language.ts';

import { Card } from '#web/ui/card.tsx';

const words = settings.language;
// The keys of a constant are its names.
const CHOICES = ['system', ...Object.keys(LANGUAGES)] as LanguageChoice[];
const nameOf = (choice: LanguageChoice) => (choice === 'system' ? words.system : LANGUAGES[choice]);

/** The language of the screens and of the person's letters. Saved by a button, since the page starts again with it. */
export function LanguageCard() {
  const { audits } = useSession();
  const [choice, setChoice] = useState(languageChoice);
  return (
    <Card title={words.title}>
      <Typography variant="body2" id="language-choice" sx={{ color: 'portal.text2', mb: 2 }}>
        {words.lead}
      </Typography>
      <RadioGroup
        aria-labelledby="language-choice"
        value={choice}
        onChange={(_, value) => setChoice(CHOICES.find((one) => one === value) ?? 'en')}
      >
        {CHOICES.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={<span lang={value === 'system' ? undefined : value}>{nameOf(value)}</span>}
          />
        ))}
      </RadioGroup>
      <Button onClick={() => void keepLanguage(choice, audits)} disabled={choice === languageChoice} sx={{ mt: 3 }}>
        {words.save}
      </Button>
    </Card>
  );
}
