import type { TableCell } from './table.ts';

/** How a number could differ by one, for all that who does not know it can tell. */
export interface Move {
  canRise(cell: TableCell): boolean;
  canFall(cell: TableCell): boolean;
}

const missed = ({ size, attained }: TableCell) => size - attained;
const always = () => true;

/** One student more or less. A group that is named has at least one. */
export const OF_SIZE: readonly Move[] = [{ canRise: always, canFall: ({ size }) => size > 1 }];

/** The same where it is known how many attained it in all: one more or less who did, or one who did not. */
export const OF_SIZE_AND_ATTAINED: readonly Move[] = [
  { canRise: always, canFall: (cell) => cell.size > 1 && cell.attained > 0 },
  { canRise: always, canFall: (cell) => cell.size > 1 && missed(cell) > 0 },
];

/**
 * Of equally many students one more or less attained it: it stays open even for someone who knows every size,
 * as from another measure.
 */
export const OF_ATTAINED: readonly Move[] = [
  { canRise: (cell) => missed(cell) > 0, canFall: ({ attained }) => attained > 0 },
];
