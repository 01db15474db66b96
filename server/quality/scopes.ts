import { createHash } from 'node:crypto';
import { byName } from '#contract/by-name.ts';
import type { LedgerAudit } from './ledgers/build.ts';
import type { View } from './panels/define-panel.ts';

/** Whose numbers are asked for: all schools of the audit, or some of them. */
export type Schools = 'all' | readonly string[];

export interface Scope {
  key: string;
  schools: Schools;
  view: View;
}

/**
 * Key of the stored numbers of a scope: 'all', the ID of a school, or 'set:' and the SHA-256 of the sorted IDs.
 * Row-level security computes the same from the member's schools (security.sql, sees_scope).
 */
export function scopeKey(schools: Schools): string {
  if (schools === 'all') return 'all';
  const [only] = schools;
  if (only !== undefined && schools.length === 1) return only;
  return `set:${createHash('sha256')
    .update([...schools].sort().join(','))
    .digest('hex')}`;
}

/** Every scope someone can ask for: all, each school, and the sets of members of several schools. */
export function scopesOf(audit: LedgerAudit, sets: readonly (readonly string[])[]): Scope[] {
  const each = audit.schools.map(({ id }) => [id]);
  const scopes = ['all' as const, ...each, ...sets].map((schools): [string, Scope] => {
    const key = scopeKey(schools);
    return [key, { key, schools, view: viewOf(audit, schools) }];
  });
  return [...new Map(scopes).values()];
}

/** The schools of a scope by name, as in every list of schools; under a school filter, lists name that school only. */
export const viewOf = ({ yearEnding, schools }: LedgerAudit, scope: Schools): View => ({
  yearEnding,
  schools: byName(schools.filter(({ id }) => scope === 'all' || scope.includes(id))),
});
