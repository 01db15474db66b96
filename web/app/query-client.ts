import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { closeErrorOf, showError } from './errors/error-modal-state.ts';

const RETRIES = 2;
const FRESH = 5_000;

/** A request the server refused is refused again; a lost connection may come back. */
const worthRetrying = (failures: number, error: Error) =>
  failures < RETRIES && error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout');

/** Those who are signed out see the sign-in page, which says why; a dialog over it would hide that. */
const isExpected = (error: Error) =>
  error instanceof CallError && (error.kind === 'canceled' || error.code === 'unauthenticated');

/** Server state lives here and nowhere else. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const message = query.meta?.modalMessage;
        if (typeof message === 'string' && !isExpected(error))
          showError({ message, hint: error.message, retry: () => void query.fetch(), of: query });
      },
      onSuccess: (_, query) => closeErrorOf(query),
    }),
    defaultOptions: {
      // 'always': without a connection a call fails in place, instead of a skeleton that never ends.
      queries: { retry: worthRetrying, staleTime: FRESH, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
