import type { PlainRefusal, Refused, WrongFormat } from '#datasets/kit/layouts/refused.ts';

/** Why a file cannot be used at all, as a value; datasets/words makes sentences of it for whoever reads it. */
export class Refusal {
  readonly why: Refused;

  constructor(why: Refused) {
    this.why = why;
  }
}

const plain = (is: PlainRefusal) => new Refusal({ is });

export const REFUSALS = {
  empty: plain('empty'),
  password: plain('password'),
  damaged: plain('damaged'),
  unsafe: plain('unsafe'),
  inflated: plain('inflated'),
  tooLarge: plain('too-large'),
  tooManySheets: plain('too-many-sheets'),
  tooWide: plain('too-wide'),
  notATable: plain('not-a-table'),
  tooLargeToRead: plain('too-large-to-read'),
  tooMuchWork: plain('too-much-work'),
  utf32: plain('utf-32'),
  fixedWidth: plain('fixed-width'),
  oneColumn: plain('one-column'),
  aggregate: plain('aggregate'),
  oldSat: plain('old-sat'),
} as const;

/** A known format that is not a table we read. */
export const wrongFormat = (format: WrongFormat): Refusal => new Refusal({ is: 'format', format });
