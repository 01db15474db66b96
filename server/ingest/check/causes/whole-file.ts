import { literal } from '#datasets/kit/sql/quote.ts';
import type { FindCause } from './scene.ts';

/**
 * A file under the wrong card, and columns that are not there, are said once: what follows from
 * them in every row is not.
 */
export const explainByFile: FindCause = async ({ dataset, mapping, missing, isOtherDataset }) => {
  if (isOtherDataset) return ['true'];
  if (missing.length === 0) return [];
  const children = dataset.rules.filter(({ column }) => column !== null && !mapping.has(column));
  return children.map(({ code }) => `code = ${literal(code)}`);
};
