import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';

export const YES = ['y', 'yes', '1', 't', 'true', 'x'];
export const NO = ['n', 'no', '0', 'f', 'false'];

/** Whether cells say yes of some rows and no, or nothing, of others. */
export function tellsApart(cells: readonly string[]): boolean {
  const answers = cells.map((cell) => (cell.trim() ? valueOfText(YES_NO, cell) : 'false'));
  return answers.includes('true') && answers.includes('false') && !answers.includes(null);
}
