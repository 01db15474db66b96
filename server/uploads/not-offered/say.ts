import { PortalError } from '#contract/errors.ts';
import type { SchoolId } from '#contract/ids.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Slug } from '#datasets/kit/file-type.ts';
import { mayBeNotOffered, requirementColumns } from '#datasets/kit/requirement-columns.ts';
import type { AuditEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { UploadScope } from '../read/uploaded-file.ts';
import {
  countSchools,
  deleteNotOffered,
  insertNotOffered,
  lockOffers,
  type OfferCells,
  selectBrought,
  selectNotOffered,
} from './queries.ts';

interface Saying extends UploadScope {
  by: { id: string; name: string };
}

interface GivenCells {
  school_ids: readonly SchoolId[];
  columns: readonly string[];
}

type OfferChange = { changed: number } & Pick<AuditEvent, 'file' | 'schoolIds' | 'details'>;

/** @throws PortalError not_found for an audit that is gone */
export const readNotOffered = (tx: Transaction, { auditId, schools }: UploadScope, slug: Slug) =>
  selectNotOffered(tx, auditId, datasetOfSlug(slug).type, schools);

/**
 * Keeps that these schools do not offer these columns, as one: all or none.
 * @throws PortalError bad_request for a school or column that cannot be named; unprocessable where a
 * file in use has rows of it
 */
export async function markNotOffered(
  tx: Transaction,
  saying: Saying,
  slug: Slug,
  given: GivenCells,
): Promise<OfferChange> {
  const cells = await checkedCells(tx, saying, slug, given);
  await lockOffers(tx, saying.auditId);
  const brought = await selectBrought(tx, cells);
  if (brought) {
    const { school, column, file_name } = brought;
    throw new PortalError(
      'unprocessable',
      { is: 'has-rows-of-school', file: file_name, column, school },
      { field: 'school_ids' },
    );
  }
  return said(cells, (await insertNotOffered(tx, cells, saying.by)).length);
}

/** Asks for these columns of these schools again. @throws PortalError bad_request as above */
export async function takeBackNotOffered(
  tx: Transaction,
  saying: UploadScope,
  slug: Slug,
  given: GivenCells,
): Promise<OfferChange> {
  const cells = await checkedCells(tx, saying, slug, given);
  await lockOffers(tx, saying.auditId);
  return said(cells, (await deleteNotOffered(tx, cells)).length);
}

async function checkedCells(tx: Transaction, viewer: UploadScope, slug: Slug, given: GivenCells): Promise<OfferCells> {
  const dataset = datasetOfSlug(slug);
  const columns = [...new Set(given.columns)];
  const known = await columnsOf(tx, viewer, dataset);
  if (columns.some((column) => !known.includes(column)))
    throw new PortalError(
      'bad_request',
      { is: 'always-offered', dataset: dataset.label },
      {
        field: 'columns',
      },
    );
  const cells = { auditId: viewer.auditId, type: dataset.type, schoolIds: [...new Set(given.school_ids)], columns };
  if ((await countSchools(tx, cells, viewer.schools)) !== cells.schoolIds.length)
    throw new PortalError('bad_request', 'school-unknown', { field: 'school_ids' });
  return cells;
}

async function columnsOf(tx: Transaction, { auditId }: UploadScope, dataset: Dataset): Promise<readonly string[]> {
  const audit = await tx.row<{ year_ending: number }>(sql`select year_ending from audit where id = ${auditId}`);
  if (!audit) throw new PortalError('not_found');
  return mayBeNotOffered(dataset) ? requirementColumns(dataset, audit.year_ending) : [];
}

/** The log names what it is about where it names the file of other lines. */
const said = ({ type, schoolIds, columns }: OfferCells, changed: number): OfferChange => ({
  changed,
  schoolIds,
  file: { uploadId: null, type, name: columns.join(', ') },
  details: { columns, schools: schoolIds.length, changed },
});
