import type { Member } from '#contract/people.ts';
import { mayBeEmail } from '#web/app/memberships/email.ts';
import { CHOICES, type ChoiceKey, choiceOf } from '#web/app/memberships/roles.ts';

/** The dialog's fields as the person fills them in. */
export interface AccessFields {
  email: string;
  name: string;
  choice: ChoiceKey;
  scope: 'district' | 'school';
  schoolIds: readonly string[];
}

export const fieldsOf = (member: Member | null): AccessFields => ({
  email: member?.email ?? '',
  name: member?.name ?? '',
  choice: (member && choiceOf(member.roles)?.key) ?? 'DISTRICT_DATA_LEAD',
  scope: member?.scope ?? 'district',
  schoolIds: member?.school_ids ?? [],
});

/** Something was filled in or chosen that would be lost. */
export function isChanged(fields: AccessFields, member: Member | null): boolean {
  const { schoolIds, ...others } = fieldsOf(member);
  const isOther = (['email', 'name', 'choice', 'scope'] as const).some((field) => fields[field] !== others[field]);
  return (
    isOther || fields.schoolIds.length !== schoolIds.length || fields.schoolIds.some((id) => !schoolIds.includes(id))
  );
}

/** Which fields still need something. */
export const problemsOf = ({ email, scope, schoolIds }: AccessFields) => ({
  email: !mayBeEmail(email),
  schools: scope === 'school' && schoolIds.length === 0,
});

/** The roles and schools to send. */
export const accessOf = ({ choice, scope, schoolIds }: AccessFields) => ({
  roles: [...(CHOICES.find(({ key }) => key === choice)?.roles ?? [])],
  scope,
  school_ids: scope === 'school' ? [...schoolIds] : [],
});
