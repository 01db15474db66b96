import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import { createAudit, listAudits } from '#contract/operator/audits.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { mayBeEmail } from '#web/app/memberships/email.ts';
import { Invited } from '#web/app/memberships/invited.tsx';
import { useCall, useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { AuditFieldset, isComplete, yearOf } from './audit-fields.tsx';
import { PastedSchools } from './schools/pasted-schools.tsx';
import { usePastedSchools } from './schools/use-pasted-schools.ts';
import { useAuditsChanged } from './use-audits-changed.ts';

const words = audits.fields;

/** A new audit: district and class, its schools, and who administers it first. */
export default function NewAuditPage() {
  const create = useSend(createAudit);
  const typed = useTypedAudit(create.isSuccess ? null : 'new-audit');
  const { fields, person, pasted } = typed;
  const [checked, setChecked] = useState(false);
  const existing = useCall(listAudits, {});
  const [isAsked, setIsAsked] = useState(false);
  const auditsChanged = useAuditsChanged();

  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setChecked(true));
    const year = yearOf(fields);
    if (year === null || !typed.isRight) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (existing.data?.some((audit) => isSameAudit(audit, fields.district, year))) setIsAsked(true);
    else send(year);
  };
  const send = (year: number) =>
    create.mutate({ body: typed.audit(year) }, { onSuccess: () => auditsChanged(), onError: () => setIsAsked(false) });
  if (create.data !== undefined) return <Created audit={create.data} email={person.email.trim()} />;
  return (
    <>
      <UnsavedForm isChanged={typed.isChanged} />
      <BackLink to="/audits">{audits.back}</BackLink>
      <PageHead title={audits.new} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 6, maxWidth: 960 }}
      >
        <Card title={audits.details.title}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxWidth: 480 }}>
            <AuditFieldset fields={fields} checked={checked} onChange={typed.setFields} />
            <PersonFields person={person} isWrong={checked && typed.isPersonWrong} onChange={typed.setPerson} />
          </Box>
        </Card>
        <Card title={audits.paste.title}>
          <PastedSchools
            text={pasted.text}
            lines={pasted.lines}
            problem={checked ? pasted.problem : undefined}
            onChange={pasted.setText}
          />
        </Card>
        {create.error !== null && <Notice severity="error" title={create.error.message} />}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3 }}>
          <Button component={Link} to="/audits">
            {audits.cancel}
          </Button>
          <Button variant="contained" type="submit" loading={create.isPending}>
            {audits.create}
          </Button>
        </Box>
      </Box>
      {isAsked && (
        <ConfirmDialog
          title={audits.again.title}
          body={audits.again.body(fields.district.trim(), fields.year.trim())}
          cancel={audits.cancel}
          confirm={audits.again.confirm}
          isPending={create.isPending}
          error={null}
          onConfirm={() => send(Number(fields.year))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** What is typed here, under the name `form` until it is an audit, and whether it can be one. */
function useTypedAudit(form: string | null) {
  const [fields, setFields] = useTyped(form, { district: '', year: '', due: '' });
  const [person, setPerson] = useTyped(form && `${form}.person`, { email: '', name: '' });
  const pasted = usePastedSchools(form && `${form}.schools`);
  const isPersonWrong = !mayBeEmail(person.email);
  const administrator = () => {
    const name = person.name.trim() || undefined;
    return { email: person.email.trim(), name, roles: ['ADMIN'], scope: 'district' as const };
  };
  return {
    fields,
    setFields,
    person,
    setPerson,
    pasted,
    isPersonWrong,
    isChanged: [...Object.values(fields), ...Object.values(person), pasted.text].some((text) => text !== ''),
    isRight: isComplete(fields) && !isPersonWrong && pasted.problem === undefined,
    audit: (year_ending: number) => ({
      district: { name: fields.district.trim() },
      year_ending,
      due_on: fields.due || null,
      schools: [...pasted.schools],
      members: [administrator()],
    }),
  };
}

const isSameAudit = (audit: AuditSummary, district: string, year: number) =>
  audit.year_ending === year && audit.district.trim().toLowerCase() === district.trim().toLowerCase();

interface Person {
  email: string;
  name: string;
}

interface PersonFieldsProps {
  person: Person;
  isWrong: boolean;
  onChange: (person: Person) => void;
}

/** Who administers the audit first. */
const PersonFields = ({ person, isWrong, onChange }: PersonFieldsProps) => (
  <>
    <FormField
      type="email"
      label={words.email}
      hint={words.emailHint}
      value={person.email}
      problem={isWrong ? words.emailWrong : undefined}
      onChange={(email) => onChange({ ...person, email })}
    />
    <FormField
      label={words.name}
      value={person.name}
      maxLength={200}
      onChange={(name) => onChange({ ...person, name })}
    />
  </>
);

/** The link is shown this once, before the page of the audit. */
function Created({ audit, email }: { audit: AuditSummary; email: string }) {
  const navigate = useNavigate();
  const invitation = audit.invitations?.find((one) => one.email === email.toLowerCase());
  const link = invitation ? { url: invitation.url, until: invitation.expires_at } : null;
  const leave = () => {
    announce(audits.created(audit.district));
    void navigate(`/audits/${audit.id}`);
  };
  return <Invited email={email} link={link} isMailed={audit.is_mailed === true} onClose={leave} />;
}
