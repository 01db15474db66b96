import { literal } from '#datasets/kit/sql/quote.ts';
import type { FindCause } from './scene.ts';

/** A file under the wrong card, and columns that are not there, are said once: what follows from them in every row is not. */
export const explainByFile: FindCause = async ({ dataset, missing, isOtherDataset }) => {
  if (isOtherDataset) return ['true'];
  const names = new Set(missing.map(({ name }) => name));
  const children = dataset.rules.filter(({ column }) => column !== null && names.has(column));
  return children.map(({ code }) => `code = ${literal(code)}`);
};
