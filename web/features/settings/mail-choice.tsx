import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { changeMailChoice, MailChoice, readMailChoice } from '#contract/notices.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall, useSend } from '#web/app/use-call.ts';
import { settings } from '#web/messages/en/settings.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

const words = settings.notifications.mail;

/** Which e-mails the person gets in this audit. Where the portal sends none, it says so. */
export function MailChoiceFields() {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const { data, isError, refetch } = useCall(readMailChoice, { params: { eoaId } });
  const save = useSend(changeMailChoice);
  if (isError) return <InPlaceError message={words.failed} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (!data.is_sent) return <Typography variant="body2">{words.none}</Typography>;
  const choose = (choice: MailChoice) =>
    save.mutate(
      { params: { eoaId }, body: { choice } },
      {
        onSuccess: (answer) => {
          announce(words.saved);
          queries.setQueryData(callKey(readMailChoice, { params: { eoaId } }), answer);
        },
      },
    );
  // What was chosen shows at once, and goes back where it could not be kept.
  const shown = (save.isPending ? save.variables.body?.choice : undefined) ?? data.choice;
  return (
    <>
      <Typography variant="body2" id="mail-choice" sx={{ color: 'portal.text2', mb: 2 }}>
        {words.lead}
      </Typography>
      <RadioGroup aria-labelledby="mail-choice" value={shown} onChange={(_, value) => choose(MailChoice.parse(value))}>
        {MailChoice.options.map((choice) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={words.choices[choice]} />
        ))}
      </RadioGroup>
      {save.isError && <Notice severity="error" title={save.error.message} />}
    </>
  );
}
