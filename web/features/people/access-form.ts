import type { Member } from '#contract/people.ts';
import { mayBeEmail } from '#web/app/memberships/email.ts';
import { CHOICES, type ChoiceKey, choiceOf } from '#web/app/memberships/roles.ts';

/** The dialog's fields as the person fills them in. */
export interface AccessFields {
  email: string;
  name: string;
  /** null: the person has a role that is not offered here, and keeps it until another is chosen. */
  choice: ChoiceKey | null;
  scope: 'district' | 'school';
  schoolIds: readonly string[];
}

export const fieldsOf = (member: Member | null): AccessFields => ({
  email: member?.email ?? '',
  name: member?.name ?? '',
  choice: member === null ? 'DISTRICT_DATA_LEAD' : (choiceOf(member.roles)?.key ?? null),
  scope: member?.scope ?? 'district',
  schoolIds: member?.school_ids ?? [],
});

/**
 * As texts, which outlive a session that ends: all of them, since a person whose schools were forgotten
 * would get the whole district.
 */
export const typedOf = ({ email, name, choice, scope, schoolIds }: AccessFields) => ({
  email,
  name,
  choice: choice ?? '',
  scope: `${scope}`,
  schools: schoolIds.join(' '),
});

export const fromTyped = ({ email, name, choice, scope, schools }: ReturnType<typeof typedOf>): AccessFields => ({
  email,
  name,
  choice: CHOICES.find(({ key }) => key === choice)?.key ?? null,
  scope: scope === 'school' ? 'school' : 'district',
  schoolIds: schools.split(' ').filter((id) => id !== ''),
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
export const accessOf = ({ choice, scope, schoolIds }: AccessFields, member: Member | null) => ({
  roles: [...(CHOICES.find(({ key }) => key === choice)?.roles ?? member?.roles ?? [])],
  scope,
  school_ids: scope === 'school' ? [...schoolIds] : [],
});
