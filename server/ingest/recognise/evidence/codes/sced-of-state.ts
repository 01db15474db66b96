import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

/** A SCED code with level, credit and sequence: no list of a state is written so. Of five digits alone it may be one. */
const WHOLE_SCED = /^(0[1-9]|1\d|2[0-5])\d{3}[BGEHCX]\d\.\d{2}\d{2}$/i;
const OF_STATE = /^state(course|crs)?(code|id|number|num|no)$/;

/** Wisconsin's state course code is the SCED code: it is read as one where every cell is and the file has no other. */
export function scedOfState(
  { dataset, columns, samples }: HeadedTable,
  mapping: Map<string, SourceColumn>,
  decided: Decided,
): Decision[] {
  const isOpen =
    dataset.columns.some(({ name }) => name === 'sced_code') && !mapping.has('sced_code') && !decided.has('sced_code');
  const source = isOpen
    ? columns.find(({ header, index }) => OF_STATE.test(headerKey(header)) && areSced(samples(index)))
    : undefined;
  if (!source) return [];
  mapping.set('sced_code', source);
  return [{ is: 'read-as', header: source.header, column: 'sced_code', because: { is: 'values' } }];
}

function areSced(samples: readonly string[]): boolean {
  const filled = samples.map((sample) => sample.trim()).filter(Boolean);
  return filled.length > 0 && filled.every((sample) => WHOLE_SCED.test(sample));
}
