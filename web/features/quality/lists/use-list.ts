import { useSearchParams } from 'react-router';

/**
 * Which list a drawer shows, kept in the address so that reload and Back work. It names a step or
 * a kind, never a student.
 */
export function useList<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('list');
  return {
    list: names.find((name) => name === asked) ?? null,
    open: (name: Name) => setParams({ list: name }),
    close: () => setParams({}),
  };
}
