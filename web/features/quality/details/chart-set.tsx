import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PanelName } from '#contract/quality/panels.ts';
import type { CallError } from '#web/app/call-error.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { usePanelCall } from '../use-panel.ts';

interface ChartSetProps {
  panels: readonly PanelName[];
  /** The fixed sentence where none of them could be loaded (docs/product.md#fixed-wording). */
  message: string;
  children: ReactNode;
}

/** The charts of one detail. Each loads and fails by itself; where all of them fail, one sentence says so. */
export function ChartSet({ panels, message, children }: ChartSetProps) {
  const callOf = usePanelCall();
  const charts: UseQueryResult<unknown, CallError>[] = useQueries({ queries: panels.map((panel) => callOf(panel)) });
  const [first] = charts;
  if (!first?.isError || !charts.every(({ isError }) => isError)) return children;
  const retry = () => {
    for (const { refetch } of charts) void refetch();
  };
  return <FailedCall message={message} error={first.error} more={quality.error.safe} onRetry={retry} />;
}
