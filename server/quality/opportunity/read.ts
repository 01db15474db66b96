import { PortalError } from '#contract/errors.ts';
import type { MeasureId } from '#contract/quality/opportunity.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { selectAudit, selectPanel, selectPanels, selectSchools } from '../queries.ts';
import { type Schools, scopeKey, viewOf } from '../scopes.ts';
import { computeNewScope } from '../service.ts';
import { answeredBy, answerOf, measuresOf, stepsOf } from './answer.ts';
import { MEASURES } from './measures.ts';
import { opportunityOf, type StoredOpportunity } from './of-scope.ts';

/** The schools of the viewer, and the one that is asked for. */
export interface Asking {
  auditId: string;
  schools: Schools;
  schoolId: string | undefined;
}

const scopeOf = ({ schools, schoolId }: Asking): Schools => (schoolId === undefined ? schools : [schoolId]);

export async function readOpportunity(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking) {
  const { stored, ...from } = await readStored(tx, queue, asking);
  return { ...from, measures: measuresOf(stored) };
}

export async function readChokePoints(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking) {
  const { stored, ...from } = await readStored(tx, queue, asking);
  return { ...from, steps: stepsOf(stored) };
}

/** One measure, and the same for each school of the scope, by name. */
export async function readMeasure(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking, id: MeasureId) {
  const measure = MEASURES.find((one) => one.id === id);
  if (!measure) throw new PortalError('not_found');
  const { stored, ...from } = await readStored(tx, queue, asking);
  const { schools } = await viewedSchools(tx, asking);
  const ofSchool = await selectPanels<StoredOpportunity>(
    tx,
    asking.auditId,
    'opportunity',
    schools.map((school) => school.id),
  );
  return {
    ...answerOf(stored, measure),
    ...from,
    schools: schools.map(({ id: school, name }) => ({
      name,
      ...answeredBy(ofSchool.get(school) ?? nothing([school]), measure),
    })),
  };
}

/** What is stored for the scope; nothing yet where no refresh has seen it, which is asked for then. */
export async function readStored(tx: Transaction, queue: Pick<Queue, 'send'>, asking: Asking) {
  const schools = scopeOf(asking);
  const stored = await selectPanel<StoredOpportunity>(tx, asking.auditId, 'opportunity', scopeKey(schools), undefined);
  if (stored?.result) {
    const files = stored.sources.files.map(({ file_id, file_name, upload_file_type }) => ({
      file_id,
      file_name,
      upload_file_type,
    }));
    return { version: stored.version, computed_at: stored.computed_at, files, stored: stored.result };
  }
  if (schools.length > 0) await computeNewScope(tx, queue, asking.auditId);
  return { version: 0, computed_at: null, files: [], stored: nothing(schools) };
}

export async function viewedSchools(tx: Transaction, asking: Asking) {
  const audit = await selectAudit(tx, asking.auditId);
  if (!audit) throw new PortalError('not_found');
  return viewOf({ yearEnding: audit.year_ending, schools: await selectSchools(tx, asking.auditId) }, scopeOf(asking));
}

const NO_COUNTS = { rows: [], homes: [], scores: [], floating: [], ibHomes: new Set<string>() };

/** Before any file: nobody is asked, and files are missing. */
export function nothing(schools: Schools): StoredOpportunity {
  const scope = { key: '', schools, view: { schools: [], yearEnding: 0 } };
  return opportunityOf(NO_COUNTS, scope, { covered: {}, lacks: [], allSchools: [''] });
}
