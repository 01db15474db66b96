import { ROLES } from '#contract/permissions.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { SessionAudit } from '../session/session.ts';

/**
 * What the person is in an audit, in the language of the screens; as the server says it where the
 * portal does not know the role.
 */
export function roleWords({ role, roleDescription }: Pick<SessionAudit, 'role' | 'roleDescription'>): string {
  const known = ROLES.find((name) => name === role);
  return known === undefined ? roleDescription : shell.roles[known];
}
