import { useState } from 'react';
import type { AuditId } from '#contract/ids.ts';
import type { Profile } from '#contract/session.ts';
import type { SessionAudit } from './session.ts';

const KEY = 'portal.district';

export const auditsOf = (profile: Profile | null): SessionAudit[] =>
  (profile?.eoas ?? []).map(({ id, roles, district, year_ending, scope, closed_at }) => ({
    id,
    role: roles[0]?.name ?? '',
    roleDescription: roles[0]?.description ?? '',
    roles: roles.map(({ name }) => name),
    district,
    yearEnding: year_ending,
    scope: scope ?? 'district',
    closedAt: closed_at ?? null,
  }));

/** The saved one while it is still the person's; else the second of several, as specified; else the only one. */
export const pick = (audits: readonly SessionAudit[], savedId: string | null): SessionAudit | null =>
  audits.find(({ id }) => id === savedId) ?? audits[1] ?? audits[0] ?? null;

/** The audit that a page of the person opens in. */
export const firstAuditOf = (profile: Profile): SessionAudit | null =>
  pick(auditsOf(profile), localStorage.getItem(KEY));

export function useChosenAudit(profile: Profile | null) {
  const [savedId, setSavedId] = useState(() => localStorage.getItem(KEY));
  const audits = auditsOf(profile);

  const choose = (id: AuditId) => {
    localStorage.setItem(KEY, id);
    setSavedId(id);
  };
  const forget = () => localStorage.removeItem(KEY);
  return { audits, audit: pick(audits, savedId), choose, forget };
}
