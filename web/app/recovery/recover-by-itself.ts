import type { Query, QueryClient } from '@tanstack/react-query';
import { ready } from '#contract/open.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';

const LOOK_MS = 5_000;
/** A server that starts again, or a balancer that has none. */
const AWAY: readonly (number | undefined)[] = [502, 503, 504];

const failedAway = ({ state: { error } }: Query): boolean =>
  error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout' || AWAY.includes(error.status));

/**
 * Asked of the page (web/app/errors/crash-page.tsx): the code of the first page has no room for a part that both know.
 */
const isCrashShown = (): boolean => document.querySelector('main[role="alert"]') !== null;

const answers = (): Promise<boolean> =>
  call(ready, {}).then(
    () => true,
    () => false,
  );

/**
 * Loads again what failed while the server could not be reached, as soon as it answers, so that no one has to reload a
 * page. What failed while the server does answer is left: 'Try again' is beside it, and another try of ours would be
 * refused in the same way. A page whose code could not be loaded is loaded again whole, as by its button: a failed
 * import is not tried again by the browser.
 * @returns stops it
 */
export function recoverByItself(client: QueryClient, reload: () => void): () => void {
  const queries = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;

  const look = async (wasAway: boolean): Promise<void> => {
    const isBack = await answers();
    if (isStopped) return;
    if (!isBack) {
      timer = setTimeout(() => void look(true), LOOK_MS);
      return;
    }
    isLooking = false;
    if (!wasAway) return;
    if (isCrashShown()) reload();
    else void client.refetchQueries({ type: 'active', predicate: failedAway });
  };
  const begin = () => {
    if (isLooking) return;
    isLooking = true;
    void look(false);
  };

  if (queries.getAll().some(failedAway) || isCrashShown()) begin();
  const unsubscribe = queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && failedAway(event.query)) begin();
  });
  window.addEventListener('vite:preloadError', begin);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('vite:preloadError', begin);
  };
}
