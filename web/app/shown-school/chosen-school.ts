import { useSyncExternalStore } from 'react';
import { useAudit, useSchools } from '#web/app/use-audit.ts';

/** One choice per audit: a school of another district means nothing here. */
const schoolKey = (auditId: string) => `portal.school.${auditId}`;
const aloneKey = (auditId: string) => `portal.school-alone.${auditId}`;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const changed = () => {
  for (const listener of listeners) listener();
};

/**
 * The school that the sidebar, Data QC and Transcripts share, kept in this browser: the chosen one while it is among
 * the person's, otherwise the first. Data QC shows all schools until one is chosen (docs/product.md#selected-school).
 */
export function useChosenSchool() {
  const { id } = useAudit();
  const schools = useSchools();
  const saved = useSyncExternalStore(subscribe, () => localStorage.getItem(schoolKey(id)));
  const isAlone = useSyncExternalStore(subscribe, () => localStorage.getItem(aloneKey(id)) !== null);
  const school = schools.data?.find((one) => one.id === saved) ?? schools.data?.[0];
  const choose = (schoolId: string) => {
    localStorage.setItem(schoolKey(id), schoolId);
    localStorage.setItem(aloneKey(id), 'yes');
    changed();
  };
  const showAll = () => {
    localStorage.removeItem(aloneKey(id));
    changed();
  };
  // Of a school that was removed, nothing is left to show alone.
  return { schools, school, isAlone: isAlone && school?.id === saved, choose, showAll };
}
