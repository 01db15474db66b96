import { effectiveRole } from '#contract/permissions.ts';
import { people } from '#web/messages/en/people/people.ts';
import { shell } from '#web/messages/en/shell.ts';

/** What an administrator can give: one role, or the one combination (docs/product.md#roles). */
export const CHOICES = [
  { key: 'ADMIN', roles: ['ADMIN'] },
  { key: 'DISTRICT_DATA_LEAD', roles: ['DISTRICT_DATA_LEAD'] },
  { key: 'ACCOUNT_MANAGER', roles: ['ACCOUNT_MANAGER'] },
  { key: 'XQ_USER', roles: ['XQ_USER'] },
  { key: 'FACILITATOR', roles: ['FACILITATOR'] },
  { key: 'FACILITATOR_MANAGER', roles: ['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'] },
] as const;
export type ChoiceKey = (typeof CHOICES)[number]['key'];

export const labelOf = (key: ChoiceKey): string => (key === 'FACILITATOR_MANAGER' ? people.combined : shell.roles[key]);

/**
 * The choice a member's roles amount to; null for a role this portal does not give, such as SCHOOL_FACILITATOR alone.
 */
export const choiceOf = (roles: readonly string[]) => {
  const effective = effectiveRole(roles);
  return CHOICES.find(({ key }) => key === effective) ?? null;
};

const nameOf = (role: string): string => (shell.roles as Record<string, string>)[role] ?? role; // a role of another portal has no name

/** For the table: the label of the choice, otherwise of each role. */
export const describeRoles = (roles: readonly string[]): string => {
  const choice = choiceOf(roles);
  return choice === null ? roles.map(nameOf).join(', ') : labelOf(choice.key);
};
