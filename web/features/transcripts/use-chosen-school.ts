import { useState } from 'react';
import { useSchools } from '#web/app/use-audit.ts';

const KEY = 'portal.transcripts-school';

/** The school whose transcripts are chosen: the remembered one while it is among the person's, else the first. */
export function useChosenSchool() {
  const schools = useSchools();
  const [savedId, setSavedId] = useState(() => localStorage.getItem(KEY));
  const school = schools.data?.find(({ id }) => id === savedId) ?? schools.data?.[0];

  const choose = (id: string) => {
    localStorage.setItem(KEY, id);
    setSavedId(id);
  };
  return { schools, school, choose };
}
