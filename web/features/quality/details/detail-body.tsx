import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#web/app/call-error.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';

interface DetailBodyProps<Answer> {
  query: UseQueryResult<Answer, CallError>;
  /** The fixed sentence for this failure (docs/product.md#fixed-wording). */
  message: string;
  hint?: string;
  children: (answer: Answer) => ReactNode;
}

/** What a drawer shows of one call: its shape while it loads, its failure in place, else its numbers. */
export function DetailBody<Answer>({ query, message, hint = quality.error.safe, children }: DetailBodyProps<Answer>) {
  const { data, isError, error, refetch } = query;
  if (isError) {
    return <FailedCall message={message} error={error} more={hint} onRetry={() => void refetch()} />;
  }
  return data === undefined ? <CardSkeleton lines={5} /> : children(data);
}
