import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { cellOf } from '../reshape.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/** 'RACE_ETH_CUBAN', 'RACE_ETH_HISP_LAT', 'Ethnicity Mexican'; not 'RACE_ETH_NON_HISP_LAT'. */
const ORIGIN = /^(raceeth|race|eth|ethn|ethnicity)(cuban|mexican|puertorican|hisplat|hispaniclatino|otherhispanic)$/;
const YES = "('y', 'yes', '1', 'true', 't', 'x')";
const NO = "('n', 'no', '0', 'false', 'f')";

/**
 * The College Board asks for each Hispanic origin in a column of its own. A student with any of them is Hispanic; one
 * with none of them, and with another race, is not. What is neither is read as a column of Hispanic reads it: it may be
 * an error. Answers the columns that were joined: none where there is no second one.
 */
export function joinHispanic(
  columns: readonly SourceColumn[],
  { kept, filled, decisions }: ReshapeDraft,
): SourceColumn[] {
  const origins = columns.filter(({ header }) => ORIGIN.test(headerKey(header)));
  const [first] = origins;
  if (!first || origins.length < 2 || filled.has('hispanic')) return [];
  kept.delete('hispanic');
  const cells = origins.map(cellOf);
  const isAny = cells.map((cell) => `coalesce(lower(${cell}) IN ${YES}, false)`).join(' OR ');
  const others = cells.map((cell) => `CASE WHEN lower(${cell}) NOT IN ${NO} THEN ${cell} END`).join(', ');
  const read = () => `CASE WHEN ${isAny} THEN 'Y' ELSE coalesce(${others}, 'N') END`;
  filled.set('hispanic', { source: first, column: { read } });
  decisions.push({ is: 'read-together', headers: origins.map(({ header }) => header), column: 'hispanic' });
  return origins;
}
