import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addPerson, changePerson, type Member } from '#contract/people.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { Invited, linkIn } from '#web/app/memberships/invited.tsx';
import { describeRoles } from '#web/app/memberships/roles.ts';
import { setTitleNews } from '#web/app/page-title.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { people } from '#web/messages/en/people/people.ts';
import { shell } from '#web/messages/en/shell.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { AccessFieldset } from './access-fieldset.tsx';
import { type AccessFields, accessOf, fieldsOf, fromTyped, isChanged, problemsOf, typedOf } from './access-form.ts';
import { PersonFieldset } from './person-fieldset.tsx';
import { usePeopleChanged } from './use-people-change.ts';

interface AccessDialogProps {
  /** null: someone new. */
  member: Member | null;
  onClose: () => void;
}

/** Invites a person, or changes what one may do and see. */
export function AccessDialog({ member, onClose }: AccessDialogProps) {
  const { id: eoaId } = useAudit();
  const { add, change, save } = useSaveAccess(member);
  const start = typedOf(fieldsOf(member));
  // What was chosen over an access that someone else has changed meanwhile is not there again.
  const form = member === null ? `invite.${eoaId}` : `access.${eoaId}.${member.id} ${JSON.stringify(start)}`;
  const [typed, setTyped] = useTyped(add.isSuccess || change.isSuccess ? null : form, start);
  const fields = fromTyped(typed);
  const setFields = (next: AccessFields) => setTyped(typedOf(next));
  const [checked, setChecked] = useState(false);
  const isSelf = useSession().profile?.email === member?.email;
  const problems = problemsOf(fields);
  const isWrong = checked && (problems.schools || (member === null && problems.email));
  useEffect(() => {
    setTitleNews(isWrong ? shell.errorModal.title : null);
    return () => setTitleNews(null);
  }, [isWrong]);

  const submit = async (form: HTMLElement) => {
    flushSync(() => setChecked(true));
    if (problems.schools || (member === null && problems.email)) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    await save(fields);
    if (member !== null) onClose();
  };
  if (add.data !== undefined) {
    const { email, invitation_mailed } = add.data;
    return <Invited email={email} link={linkIn(add.data)} isMailed={invitation_mailed} onClose={onClose} />;
  }

  return (
    <FormDialog
      title={member === null ? people.invite : people.changeOf(member.name || member.email)}
      cancel={people.cancel}
      submit={member === null ? people.form.invite : people.form.save}
      isChanged={isChanged(fields, member)}
      isPending={add.isPending || change.isPending}
      error={add.error ?? change.error}
      // A refused request is shown above the fields, by the mutation's own state.
      onSubmit={(form) => void submit(form).catch(() => undefined)}
      onClose={onClose}
    >
      {isSelf && <Notice severity="info" title={people.ownAccess} />}
      {member !== null && fields.choice === null && (
        <Notice severity="info" title={people.form.otherRole(describeRoles(member.roles))} />
      )}
      {member === null && (
        <PersonFieldset fields={fields} onChange={setFields} emailWrong={checked && problems.email} />
      )}
      <AccessFieldset fields={fields} onChange={setFields} schoolsWrong={checked && problems.schools} />
    </FormDialog>
  );
}

/** Adds the person, or changes what they may do. */
function useSaveAccess(member: Member | null) {
  const { id: eoaId } = useAudit();
  const add = useSend(addPerson);
  const change = useSend(changePerson);
  const peopleChanged = usePeopleChanged();
  const save = async (fields: AccessFields) => {
    if (member === null) {
      const name = fields.name.trim() || undefined;
      await add.mutateAsync({
        params: { eoaId },
        body: { email: fields.email.trim(), name, ...accessOf(fields, member) },
      });
      peopleChanged();
      return;
    }
    const { roles, scope, school_ids } = member;
    const body = { ...accessOf(fields, member), seen: { roles, scope, school_ids } };
    // Someone else may have changed it: opened again, it is as it is now.
    await change.mutateAsync({ params: { eoaId, memberId: member.id }, body }).finally(peopleChanged);
    announce(people.changed(member.name));
  };
  return { add, change, save };
}
