import { PortalError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { StoredOpportunity } from '../of-scope.ts';
import { nothing, type OpportunityQuery, readStored, selectOfSchools } from '../read.ts';
import { selectDistrictName, selectFileHashes } from './queries.ts';

/** What is stored of one scope: all schools of the reader, or one of them. */
export interface ReportScope {
  /** 'all' or the ID of the school. */
  id: string;
  /** null for all schools. */
  name: string | null;
  stored: StoredOpportunity;
}

/** The newest numbers of the scope, and of each of its schools where it has several. */
export async function readScopes(tx: Transaction, queue: Pick<Queue, 'send'>, asking: OpportunityQuery) {
  const district = await selectDistrictName(tx, asking.auditId);
  if (!district) throw new PortalError('not_found');
  const read = await readStored(tx, queue, asking);
  const { stored, scope: _, files, schools, ...about } = read;
  const hashes = await selectFileHashes(
    tx,
    asking.auditId,
    files.map(({ file_id }) => file_id),
  );
  const several = schools.length > 1 ? schools : [];
  const ofSchool = await selectOfSchools(tx, asking.auditId, read);
  const [only] = schools;
  const whole: ReportScope =
    only !== undefined && schools.length === 1
      ? { id: only.id, name: only.name, stored }
      : { id: 'all', name: null, stored };
  const scopes: readonly [ReportScope, ...ReportScope[]] = [
    whole,
    ...several.map(({ id, name }): ReportScope => ({ id, name, stored: storedIn(ofSchool, id, stored) })),
  ];
  return {
    ...about,
    district: district.name,
    year_ending: district.year_ending,
    files: files.map((file) => ({ ...file, sha256: hashes.get(file.file_id) ?? null })),
    schools: schools.map(({ name }) => name),
    scopes,
  };
}

/** Numbers of an earlier version of the portal are computed again as soon as this one has started. */
function storedIn(
  ofSchool: ReadonlyMap<string, StoredOpportunity>,
  id: string,
  { settings }: StoredOpportunity,
): StoredOpportunity {
  const found = ofSchool.get(id);
  return found?.measures ? found : nothing([id], settings);
}

export type ReadScopes = Awaited<ReturnType<typeof readScopes>>;
