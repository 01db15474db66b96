import { PortalError } from '#contract/errors.ts';
import type { UploadedFile, UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import {
  ARRIVED,
  countUploads,
  LISTED,
  NEWEST_OF_ITS_CHAIN,
  REMOVED,
  selectUploads,
  type UploadRow,
} from './queries.ts';
import { type FileReader, toFileVersion, toUploadedFile, type UploadScope } from './uploaded-file.ts';

export interface ListQuery {
  upload_file_type?: UploadFileType | undefined;
  newest?: 'true' | undefined;
  removed?: 'true' | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

const PAGE_SIZE = 10;

/** The files in force and under way, newest first: all of them, or with any query one page and the totals. */
export async function listUploads(tx: Transaction, viewer: FileReader, query: ListQuery) {
  const where = sql`${query.removed ? REMOVED : query.newest ? NEWEST_OF_ITS_CHAIN : LISTED}
    and ${query.upload_file_type ? sql`u.upload_file_type = ${query.upload_file_type}` : sql`true`}`;
  const filter = { ...viewer, where };
  if (!Object.values(query).some((value) => value !== undefined))
    return shown(tx, viewer, await selectUploads(tx, filter));
  const { page = 1, size = PAGE_SIZE } = query;
  const total = await countUploads(tx, filter);
  const items = await shown(tx, viewer, await selectUploads(tx, filter, { size, offset: (page - 1) * size }));
  return { items, total, pages: Math.ceil(total / size) };
}

async function shown(tx: Transaction, viewer: FileReader, rows: readonly UploadRow[]): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  for (const row of rows) files.push(await toUploadedFile(tx, viewer, row));
  return files;
}

/** @throws PortalError not_found, also for a file of another audit, or of other schools only. */
export async function findUpload(tx: Transaction, viewer: UploadScope, fileId: string): Promise<UploadRow> {
  const [row] = await selectUploads(tx, { ...viewer, where: sql`u.id = ${fileId}` });
  if (!row) throw new PortalError('not_found');
  return row;
}

export const readUpload = async (tx: Transaction, viewer: FileReader, fileId: string) =>
  toUploadedFile(tx, viewer, await findUpload(tx, viewer, fileId));

/** Every version that arrived, newest first. */
export async function listVersions(tx: Transaction, viewer: FileReader, fileId: string) {
  const { chain_id } = await findUpload(tx, viewer, fileId);
  const rows = await selectUploads(tx, { ...viewer, where: sql`u.chain_id = ${chain_id} and ${ARRIVED}` });
  const versions = [];
  for (const row of rows) versions.push(await toFileVersion(tx, viewer, row));
  return versions;
}
