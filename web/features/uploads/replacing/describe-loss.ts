import { MEASURES } from '#contract/uploads/loss.ts';
import type { VersionChange } from '#contract/uploads/uploaded-file.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { countOf } from './difference.tsx';

/** 'Replaces 37 rows with 2 rows', and each count that is known on both sides. */
export const describeLoss = ({ before, after }: VersionChange): string[] => [
  replacing.loss(before.rows, after.rows),
  ...MEASURES.filter((measure) => before[measure] !== null && after[measure] !== null).map((measure) =>
    replacing.difference(replacing.measures[measure], countOf(before[measure]), countOf(after[measure])),
  ),
];
