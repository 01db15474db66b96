import { useEffect, useState } from 'react';
import type { AuditId } from '#contract/ids.ts';
import type { Profile } from '#contract/session.ts';
import type { SessionAudit } from './session.ts';

const KEY = 'portal.district';

const auditsOf = (profile: Profile | null): SessionAudit[] =>
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

/**
 * The saved one while it is still the person's; otherwise the second of several, as specified; otherwise the only one.
 */
const pick = (audits: readonly SessionAudit[], savedId: string | null): SessionAudit | null =>
  audits.find(({ id }) => id === savedId) ?? audits[1] ?? audits[0] ?? null;

/**
 * Of this tab, which stays in its audit when another one changes to theirs; otherwise the last
 * that this browser was in.
 */
const saved = () => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);

/** The audit that a page of the person opens in. */
export const firstAuditOf = (profile: Profile): SessionAudit | null => pick(auditsOf(profile), saved());

export function useChosenAudit(profile: Profile | null) {
  const [savedId, setSavedId] = useState(saved);
  const audits = auditsOf(profile);
  const audit = pick(audits, savedId);
  const shownId = audit?.id;
  useEffect(() => {
    if (shownId) sessionStorage.setItem(KEY, shownId);
  }, [shownId]);

  const choose = (id: AuditId) => {
    localStorage.setItem(KEY, id);
    setSavedId(id);
  };
  const forget = () => {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
  };
  return { audits, audit, choose, forget };
}
