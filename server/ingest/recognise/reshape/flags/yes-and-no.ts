import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';

export const YES = ['y', 'yes', '1', 't', 'true', 'x'];
export const NO = ['n', 'no', '0', 'f', 'false'];

/** Whether cells say yes of some rows and no, or nothing, of others. */
export function tellsApart(cells: readonly string[]): boolean {
  const answers = cells.map((cell) => (cell.trim() ? valueOfText(YES_NO, cell) : 'false'));
  return answers.includes('true') && answers.includes('false') && !answers.includes(null);
}

/** Whether cells say no of some rows, and nothing but yes and no. */
export function isYesAndNo(samples: readonly string[]): boolean {
  const answers = new Set(samples.filter((cell) => cell.trim()).map((cell) => valueOfText(YES_NO, cell)));
  return answers.has('false') && !answers.has(null);
}

/** A no becomes a yes and a yes a no; what is neither stays, and is asked about. */
export const turned = (text: string): string =>
  `list_transform([${text}], lambda one: coalesce(${TURNED}[${valueKeySql('one')}], one))[1]`;

const TURNED = `MAP {'y': 'N', 'yes': 'N', '1': 'N', 't': 'N', 'true': 'N', 'x': 'N', 'n': 'Y', 'no': 'Y', '0': 'Y', 'f': 'Y', 'false': 'Y'}`;
