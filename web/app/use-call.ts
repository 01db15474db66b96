import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '#contract/route.ts';
import { type CallArgs, call } from './api.ts';
import type { CallError } from './call-error.ts';

/** Cache key of a call; without `args` it names every call of the route, for invalidation. */
export const callKey = (route: Pick<Route, 'name'>, args?: unknown): readonly unknown[] =>
  args === undefined ? [route.name] : [route.name, args];

interface CallOptions<Data> {
  /** Milliseconds between refetches, or false; may look at what is there. */
  refetchInterval?: number | false | ((query: { state: { data: Data | undefined } }) => number | false);
  /** Shows the last answer while the next page loads. */
  keepPrevious?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number;
  /** Opens the error modal with this sentence of the specification. Without it the failure shows in place only. */
  modalMessage?: string;
}

/** Server state of a GET route. `args` null: not yet, something it needs is not there. */
export function useCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
  args: CallArgs<P, Q, B> | null,
  { refetchInterval, keepPrevious = false, staleTime, modalMessage }: CallOptions<z.output<A>> = {},
) {
  return useQuery<z.output<A>, CallError>({
    queryKey: callKey(route, args),
    enabled: args !== null,
    queryFn: ({ signal }) => {
      if (args === null) throw new Error(`${route.name} was called without its arguments`);
      return call(route, { ...args, signal });
    },
    refetchInterval,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    meta: { modalMessage },
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}

/** A route that changes something. Whoever uses it invalidates what it changed. */
export function useSend<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
) {
  return useMutation<z.output<A>, CallError, CallArgs<P, Q, B>>({ mutationFn: (args) => call(route, args) });
}
