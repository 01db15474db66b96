import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { ACTIVE_FLAG } from '#datasets/telling/roster.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { plainHeaders } from '../../header/plain-header.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

const STATUS = 'enrollment_status';

/**
 * 'Active' 1 and 0 are yes and no, while PowerSchool numbers its statuses and means active by 0: its other numbers
 * beside it, or the name of its column, say so. Answers the column that was read.
 */
export function readActiveFlag(
  { dataset, columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
): SourceColumn[] {
  const source = kept.get(STATUS);
  if (!source || !areYesOrNo(samples(source.index))) return [];
  if (!ACTIVE_FLAG.test(headerKey(plainHeaders(dataset, columns)(source).header))) return [];
  kept.delete(STATUS);
  filled.set(STATUS, { source, column: { read: inWords } });
  decisions.push({ is: 'active-flag', header: source.header });
  return [source];
}

function areYesOrNo(samples: readonly string[]): boolean {
  const filled = samples.filter((cell) => cell.trim());
  return filled.length > 0 && filled.every((cell) => valueOfText(YES_NO, cell) !== null);
}

const inWords = (text: string): string =>
  `list_transform([${text}], lambda one: coalesce(${WORDS}[${valueKeySql('one')}], one))[1]`;

const WORDS = `MAP {${Object.entries({
  Active: ['y', 'yes', '1', 't', 'true', 'x'],
  Inactive: ['n', 'no', '0', 'f', 'false'],
})
  .flatMap(([word, keys]) => keys.map((key) => `'${key}': '${word}'`))
  .join(', ')}}`;
