import { useEffect, useState } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { type Fields, typed } from './typed.ts';

/**
 * The fields of a form, as they were typed before a session ended by itself.
 * @param form its name, with what it is about; null once it was sent
 */
export function useTyped<T extends Fields>(form: string | null, initial: T): [T, (fields: T) => void] {
  const person = useSession().profile?.email ?? null;
  const [start] = useState(initial);
  const [fields, setFields] = useState<T>(() => {
    typed.belongsTo(person);
    return { ...start, ...(form === null ? {} : typed.of(form)) };
  });
  const isChanged = Object.entries(start).some(([field, value]) => fields[field] !== value);
  useEffect(() => {
    if (form === null || !isChanged) return;
    typed.set(form, fields);
    return () => typed.drop(form);
  }, [form, fields, isChanged]);
  return [fields, setFields];
}
