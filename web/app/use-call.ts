import { skipToken, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { z } from 'zod';
import type { Route } from '#contract/route.ts';
import { type CallArgs, call } from './api.ts';
import type { CallError } from './call-error.ts';

/** Cache key of a call; without `args` it names every call of the route, for invalidation. */
export const callKey = (route: Pick<Route, 'name'>, args?: unknown): readonly unknown[] =>
  args === undefined ? [route.name] : [route.name, args];

/** A call as a query, for those who ask without a component. */
export const callQuery = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
  args: CallArgs<P, Q, B>,
  modalMessage?: string,
) => ({
  queryKey: callKey(route, args),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(route, { ...args, signal }),
  meta: { modalMessage },
});

interface CallOptions<Data> extends Omit<UseQueryOptions<Data, CallError>, 'queryKey' | 'queryFn' | 'meta'> {
  /**
   * Opens the error modal with this fixed sentence (docs/product.md#fixed-wording). Without it the
   * failure shows in place only.
   */
  modalMessage?: string;
}

/** Server state of a GET route. `args` null: not yet, something it needs is not there. */
export function useCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
  args: CallArgs<P, Q, B> | null,
  { modalMessage, ...options }: CallOptions<z.output<A>> = {},
) {
  return useQuery<z.output<A>, CallError>({
    enabled: args !== null,
    ...options,
    ...(args === null
      ? { queryKey: callKey(route, args), queryFn: skipToken, meta: { modalMessage } }
      : callQuery(route, args, modalMessage)),
  });
}

/**
 * A route that changes something. Whoever uses it invalidates what it changed. The second click of a
 * double click sends nothing.
 */
export function useSend<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
) {
  const underWay = useRef(new Map<string, Promise<z.output<A>>>());
  const mutation = useMutation<z.output<A>, CallError, CallArgs<P, Q, B>>({
    mutationFn: (args) => call(route, args).finally(() => underWay.current.delete(JSON.stringify(args))),
  });
  const { mutateAsync: send } = mutation;
  // What a button shows while it waits comes too late for a click in the same moment.
  const mutateAsync: typeof send = useCallback(
    (...asked) => {
      const key = JSON.stringify(asked[0]);
      const answer = underWay.current.get(key) ?? send(...asked);
      underWay.current.set(key, answer);
      return answer;
    },
    [send],
  );
  const mutate: typeof mutation.mutate = useCallback(
    (...asked) => void mutateAsync(...asked).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
