import { PortalError } from '#contract/errors.ts';
import { FindingsSettingsInForce } from '#contract/quality/opportunity.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { selectAudit, selectPanel, selectPanels, selectSchools } from '../queries.ts';
import { type Schools, scopeKey, viewOf } from '../scopes.ts';
import { computeNewScope } from '../service.ts';
import { answeredBy, answerOf, measuresOf, ownMeasuresOf, type Read, stepsOf } from './answer.ts';
import { MEASURES } from './measures.ts';
import { holdingOf, opportunityOf, type StoredOpportunity } from './of-scope.ts';
import { ownMeasures } from './own-measures.ts';

/** The schools of the viewer, and the one that is asked for. */
export interface Asking {
  auditId: string;
  schools: Schools;
  schoolId: string | undefined;
  language: Language;
}

const scopeOf = ({ schools, schoolId }: Asking): Schools => (schoolId === undefined ? schools : [schoolId]);

export async function readOpportunity(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking) {
  const read = await readStored(tx, queue, asking);
  return { ...about(read), measures: measuresOf(read), own_measures: ownMeasuresOf(read) };
}

export async function readChokePoints(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking) {
  const read = await readStored(tx, queue, asking);
  return { ...about(read), steps: stepsOf(read.stored) };
}

/**
 * One measure, and the same for each school of the scope, by name.
 *
 * @throws PortalError not_found for own requirements that the numbers do not know
 */
export async function readMeasure(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking, id: string) {
  const read = await readStored(tx, queue, asking);
  const own = ownMeasures(read.stored.settings).find((one) => one.id === id);
  const measure = MEASURES.find((one) => one.id === id) ?? own;
  if (!measure) throw new PortalError('not_found');
  const { schools } = await viewedSchools(tx, asking);
  const ofSchool = await selectPanels<StoredOpportunity>(
    tx,
    asking.auditId,
    'opportunity',
    schools.map((school) => school.id),
  );
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

interface ReadNumbers extends Read {
  computed_at: string | null;
  files: { file_id: string; file_name: string; upload_file_type: string }[];
}

const about = ({ version, computed_at, files, stored }: ReadNumbers) => ({
  version,
  computed_at,
  files,
  settings: stored.settings,
});

/** What is stored for the scope; nothing yet where no refresh has seen it, which is asked for then. */
export async function readStored(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking): Promise<ReadNumbers> {
  const schools = scopeOf(asking);
  const found = await selectPanel<StoredOpportunity>(tx, asking.auditId, 'opportunity', scopeKey(schools), undefined);
  const names = new Map((await selectSchools(tx, asking.auditId)).map(({ id, name }) => [id, name]));
  const { language } = asking;
  // An earlier version of the portal stored counts alone; its numbers are computed again as soon as this one has started.
  if (found?.result?.measures) {
    const files = found.sources.files.map(({ file_id, file_name, upload_file_type }) => ({
      file_id,
      file_name,
      upload_file_type,
    }));
    return { version: found.version, computed_at: found.computed_at, files, stored: found.result, names, language };
  }
  if (schools.length > 0) await computeNewScope(tx, queue, asking.auditId);
  return { version: 0, computed_at: null, files: [], stored: nothing(schools), names, language };
}

export async function viewedSchools(tx: Transaction, asking: Asking) {
  const audit = await selectAudit(tx, asking.auditId);
  if (!audit) throw new PortalError('not_found');
  return viewOf({ yearEnding: audit.year_ending, schools: await selectSchools(tx, asking.auditId) }, scopeOf(asking));
}

const USUAL = FindingsSettingsInForce.parse({});
const NO_COUNTS = { rows: [], homes: [], scores: [], floating: [], ibHomes: new Set<string>() };

/** Before any file: nobody is asked, and files are missing. */
export function nothing(schools: Schools, settings: FindingsSettingsInForce = USUAL): StoredOpportunity {
  const holding = holdingOf({ covered: {}, lacks: [], allSchools: schools === 'all' ? [''] : schools });
  return opportunityOf({ ...NO_COUNTS, settings }, { schools }, holding);
}
