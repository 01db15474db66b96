import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type NoticeChoice, noticeChoice } from '#web/app/files/notice-choice.ts';
import { settings } from '#web/messages/en/settings.ts';
import { Card } from '#web/ui/card.tsx';
import { MailChoiceFields } from './mail-choice.tsx';

const words = settings.notifications;
const CHOICES: readonly NoticeChoice[] = ['all', 'mine'];

/** Which files to report when they are done: on the screen, which is chosen for this browser, and by e-mail. */
export function NotificationsCard() {
  const [choice, setChoice] = useState(noticeChoice.read);
  const choose = (value: string) => {
    const next = CHOICES.find((one) => one === value) ?? 'all';
    noticeChoice.write(next);
    setChoice(next);
  };
  return (
    <Card title={words.title}>
      <Typography variant="body2" id="notice-choice" sx={{ color: 'portal.text2', mb: 2 }}>
        {words.lead}
      </Typography>
      <RadioGroup aria-labelledby="notice-choice" value={choice} onChange={(_, value) => choose(value)}>
        {CHOICES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={words[value]} />
        ))}
      </RadioGroup>
      <Divider sx={{ my: 4 }} />
      <MailChoiceFields />
    </Card>
  );
}
