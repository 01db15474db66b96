import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { ReshapePlan } from './reshape/reshape-plan.ts';

/** Lines of the overview: how the header row and the layout were found. */
export function layoutFacts({ layout, shape }: ReshapePlan): OverviewLine[] {
  if (!layout) return [];
  const slots = layout.slots && { count: shape.slots.length, of: layout.slots.of };
  return [{ is: 'layout', name: layout.name, ...(slots && { slots }) }];
}

export const joinedFact = (isJoined: boolean, row: number): OverviewLine[] =>
  isJoined ? [{ is: 'header-lines', row }] : [];
