import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { addAdministrator } from '#contract/operator/people.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { mayBeEmail } from '#web/app/memberships/email.ts';
import { Invited, linkIn } from '#web/app/memberships/invited.tsx';
import { useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { people } from '#web/messages/en/people/people.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { useAuditsChanged } from '../use-audits-changed.ts';

const words = audits.members;

/** Where the first administrator cannot be reached, no one in the audit can invite another one. */
export function AddAdministratorDialog({ auditId, onClose }: { auditId: AuditDetail['id']; onClose: () => void }) {
  const add = useSend(addAdministrator);
  const [person, setPerson] = useTyped(add.isSuccess ? null : `administrator.${auditId}`, { email: '', name: '' });
  const [checked, setChecked] = useState(false);
  const auditsChanged = useAuditsChanged();
  const email = person.email.trim();

  const submit = (form: HTMLElement) => {
    flushSync(() => setChecked(true));
    if (!mayBeEmail(email)) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const body = { email, name: person.name.trim() || undefined };
    add.mutate({ params: { eoaId: auditId }, body }, { onSuccess: () => auditsChanged() });
  };
  if (add.data !== undefined) {
    const { invitation_mailed } = add.data;
    return <Invited email={email} link={linkIn(add.data)} isMailed={invitation_mailed} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={words.add}
      cancel={audits.cancel}
      submit={people.form.invite}
      isChanged={email !== '' || person.name.trim() !== ''}
      isPending={add.isPending}
      error={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{words.addBody}</Typography>
      <FormField
        type="email"
        label={people.form.email}
        value={person.email}
        problem={checked && !mayBeEmail(email) ? people.form.emailWrong : undefined}
        onChange={(next) => setPerson({ ...person, email: next })}
      />
      <FormField
        label={people.form.name}
        value={person.name}
        maxLength={200}
        onChange={(name) => setPerson({ ...person, name })}
      />
    </FormDialog>
  );
}
