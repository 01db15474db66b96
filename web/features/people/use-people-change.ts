import { useQueryClient } from '@tanstack/react-query';
import { listPeople } from '#contract/people.ts';
import { readProfile } from '#contract/session.ts';
import { callKey } from '#web/app/use-call.ts';

/** To be called after a change: the list is read again, and so is the own profile, which the change may be about. */
export function usePeopleChanged() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: callKey(listPeople) });
    void queries.invalidateQueries({ queryKey: callKey(readProfile) });
  };
}
