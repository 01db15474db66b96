import { byName } from '#contract/by-name.ts';
import { PortalError } from '#contract/errors.ts';
import { FindingsSettingsInForce } from '#contract/quality/opportunity.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { type SchoolName, selectPanel, selectPanels, selectSchoolNames, selectSchools } from '../queries.ts';
import { requestRefreshUnlessDue } from '../request-refresh.ts';
import { type Schools, scopeKey } from '../scopes.ts';
import { answeredBy, answerOf, measuresOf, ownMeasuresOf, type ReadOpportunity, stepsOf } from './answer.ts';
import { holdingOf } from './holding.ts';
import { MEASURES } from './measures.ts';
import { opportunityOf, type StoredOpportunity } from './of-scope.ts';
import { ownMeasures } from './own-measures.ts';

/** The schools of the viewer, and the one that is asked for. */
export interface OpportunityQuery {
  auditId: string;
  schools: Schools;
  schoolId: string | undefined;
  language: Language;
}

export async function readOpportunity(tx: Transaction, queue: Pick<Queue, 'send'>, asking: OpportunityQuery) {
  const read = await readStored(tx, queue, asking);
  return { ...about(read), measures: measuresOf(read), own_measures: ownMeasuresOf(read) };
}

export async function readChokePoints(tx: Transaction, queue: Pick<Queue, 'send'>, asking: OpportunityQuery) {
  const read = await readStored(tx, queue, asking);
  return { ...about(read), steps: stepsOf(read.stored) };
}

/**
 * One measure, and the same for each school of the scope, by name.
 *
 * @throws PortalError not_found for own requirements that the numbers do not know
 */
export async function readMeasure(tx: Transaction, queue: Pick<Queue, 'send'>, asking: OpportunityQuery, id: string) {
  const read = await readStored(tx, queue, asking);
  const own = ownMeasures(read.stored.settings).find((one) => one.id === id);
  const measure = MEASURES.find((one) => one.id === id) ?? own;
  if (!measure) throw new PortalError('not_found');
  const { schools } = read;
  const ofSchool = await selectOfSchools(tx, asking.auditId, read);
  const counted = (school: string): StoredOpportunity => {
    const found = ofSchool.get(school);
    return found?.measures?.[id] ? found : nothing([school], read.stored.settings);
  };
  return {
    ...answerOf(read, measure),
    ...(own && { name: own.name }),
    ...about(read),
    schools: schools.map(({ id: school, name }) => ({ name, ...answeredBy(counted(school), measure) })),
  };
}

/**
 * What is stored of each school of the scope. One school alone is its scope; all of an audit with one are not, as
 * students without a school count.
 */
export async function selectOfSchools(
  tx: Transaction,
  auditId: string,
  { scope, schools, stored }: Pick<ReadNumbers, 'scope' | 'schools' | 'stored'>,
): Promise<Map<string, StoredOpportunity>> {
  const ids = schools.map(({ id }) => id);
  const [only] = ids;
  if (scope !== 'all' && only !== undefined && ids.length === 1) return new Map([[only, stored]]);
  return await selectPanels<StoredOpportunity>(tx, auditId, 'opportunity', ids);
}

interface ReadNumbers extends ReadOpportunity {
  computed_at: string | null;
  scope: Schools;
  /** Those of the scope, by name. */
  schools: readonly SchoolName[];
  files: { file_id: string; file_name: string; upload_file_type: string }[];
}

const about = ({ version, computed_at, files, stored }: ReadNumbers) => ({
  version,
  computed_at,
  files,
  settings: stored.settings,
});

/** What is stored for the scope; nothing yet where no refresh has seen it, which is asked for then. */
export async function readStored(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  asking: OpportunityQuery,
): Promise<ReadNumbers> {
  const scope = asking.schoolId === undefined ? asking.schools : [asking.schoolId];
  const found = await selectPanel<StoredOpportunity>(tx, asking.auditId, 'opportunity', scopeKey(scope), undefined);
  const schools = byName(await selectScope(tx, asking.auditId, scope));
  const names = new Map(schools.map(({ id, name }) => [id, name]));
  const { language } = asking;
  // An earlier version of the portal stored counts alone; its numbers are computed again as soon
  // as this one has started.
  if (found?.result?.measures) {
    const files = found.sources.files.map(({ file_id, file_name, upload_file_type }) => ({
      file_id,
      file_name,
      upload_file_type,
    }));
    const { version, computed_at, result: stored } = found;
    return { version, computed_at, files, stored, scope, schools, names, language };
  }
  if (scope.length > 0) await requestRefreshUnlessDue(tx, queue, asking.auditId);
  return { version: 0, computed_at: null, files: [], stored: nothing(scope), scope, schools, names, language };
}

const selectScope = (tx: Transaction, auditId: string, scope: Schools) =>
  scope === 'all' ? selectSchools(tx, auditId) : selectSchoolNames(tx, auditId, scope);

const USUAL = FindingsSettingsInForce.parse({});
const NO_COUNTS = { rows: [], homes: [], scores: [], floating: [], ibHomes: new Set<string>() };

/** Before any file: no one is asked, and files are missing. */
export function nothing(schools: Schools, settings: FindingsSettingsInForce = USUAL): StoredOpportunity {
  const holding = holdingOf({ files: [], lacks: [], allSchools: schools === 'all' ? [''] : schools });
  return opportunityOf({ ...NO_COUNTS, settings }, { schools }, holding);
}
