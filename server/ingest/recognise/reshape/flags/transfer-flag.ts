import { oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';
import { NO, tellsApart, YES } from './yes-and-no.ts';

const SOURCE = 'credit_source';
const TRANSFER = oneOf('transfer(red)?', 'xfer(red)?', 'trnsfr');
/**
 * 'Transfer', 'IsTransferGrade', 'transcript.transfer', 'Transfer Credit Flag'; 'Transfer School' is a place and
 * 'Transfer Credits' a number.
 */
export const TRANSFER_FLAG = new RegExp(
  `^(transcript)?(is)?${TRANSFER}(in)?(credit|course|grade|class)?(flag|yn|ind|indicator)?$`,
);

/**
 * A yes or no says which courses were taken elsewhere, also where a person has chosen it for the source of
 * the credit. A column without a row that says no, or nothing, may say something else, and is not read.
 * Answers the column that was.
 */
export function readTransferFlag(
  { dataset, columns, flags }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  if (!declares(dataset, SOURCE) || filled.has(SOURCE)) return [];
  const isFlag = (source: SourceColumn) =>
    TRANSFER_FLAG.test(headerKey(source.header)) && tellsApart(flags(source.index));
  const mapped = kept.get(SOURCE);
  const source = mapped ?? (decided.has(SOURCE) ? undefined : columns.find(isFlag));
  if (!source || !isFlag(source)) return [];
  kept.delete(SOURCE);
  filled.set(SOURCE, { source, column: { read: transferOf } });
  decisions.push({ is: 'read-as', header: source.header, column: SOURCE, because: { is: 'yes-and-no' } });
  return [source];
}

const transferOf = (text: string): string =>
  `CASE WHEN ${valueKeySql(text)} IN ${list(YES)} THEN 'transfer' WHEN ${valueKeySql(text)} NOT IN ${list(NO)} THEN ${text} END`;
