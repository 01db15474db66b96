import { headerKey } from '#datasets/kit/normalise.ts';
import { IN_GPA } from '#datasets/telling/transcripts.ts';
import type { HeadedTable } from './headed-table.ts';
import { plainHeaders } from './header/plain-header.ts';
import { NEGATED_FLAG } from './reshape/flags/negated-flags.ts';
import { NO_SHOW_FLAG } from './reshape/flags/no-show-flag.ts';
import { SERVICE_TYPE } from './reshape/flags/service-type.ts';
import { TRANSFER_FLAG } from './reshape/flags/transfer-flag.ts';
import { differentValues, SAMPLED } from './sample-values.ts';

/** Different cells of a flag; a column with more says something else. */
const MOST = 50;
const FLAGS = [TRANSFER_FLAG, NO_SHOW_FLAG, SERVICE_TYPE, IN_GPA, NEGATED_FLAG];

/**
 * Adds `flags`: the samples and, of columns that may be flags, what any later row holds. One course in a hundred was
 * taken elsewhere, and the first 200 rows often have none.
 */
export async function withRareFlags(headed: Omit<HeadedTable, 'flags'>): Promise<HeadedTable> {
  const { dataset, table, engine, columns, samples } = headed;
  const plain = plainHeaders(dataset, columns);
  const mayBe =
    table.rows > SAMPLED
      ? columns.filter((one) =>
          FLAGS.some((flag) => flag.test(headerKey(one.header)) || flag.test(headerKey(plain(one).header))),
        )
      : [];
  const whole = new Map<number, readonly string[]>();
  for (const { index } of mayBe) whole.set(index, await differentValues(engine, index, MOST));
  return { ...headed, flags: (index) => whole.get(index) ?? samples(index) };
}
