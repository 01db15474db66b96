import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { selectPanels, selectSchools } from '../queries.ts';
import { EVERYBODY, MEASURES } from './measures.ts';
import type { StoredOpportunity } from './of-scope.ts';

export type HiddenGroup = [school: string, trait: string];

/**
 * Of which groups of its cohort the report of a school does not say how many they are: those that are hidden in every
 * measure of the whole cohort. What is hidden in some of them is what a group has attained.
 */
export async function selectHiddenGroups(tx: Transaction, auditId: AuditId): Promise<HiddenGroup[]> {
  const ids = (await selectSchools(tx, auditId)).map(({ id }) => id);
  const stored = await selectPanels<StoredOpportunity>(tx, auditId, 'opportunity', ids);
  const ofCohort = MEASURES.filter(({ asked, homes }) => asked === EVERYBODY && !homes);
  return [...stored].flatMap(([school, { measures }]) => {
    const [first = [], ...others] = ofCohort.map(({ id }) => measures[id]?.hidden ?? []);
    const keys = first.filter((key) => others.every((hidden) => hidden.includes(key)));
    return [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))].map((trait): HiddenGroup => [school, trait]);
  });
}
