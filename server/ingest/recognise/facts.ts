import type { ReshapePlan } from './reshape/reshape-plan.ts';

/** Lines of the overview: how the header row and the layout were found. */
export function layoutFacts({ layout, shape }: ReshapePlan): string[] {
  if (!layout) return [];
  const slots = layout.slots ? `: ${shape.slots.length} ${layout.slots.word} a row` : '';
  return [`Recognized as ${layout.name}${slots}`];
}

export function joinedFact(isJoined: boolean, row: number): string[] {
  return isJoined ? [`Header in two lines: rows ${row - 1} and ${row} were read together`] : [];
}
