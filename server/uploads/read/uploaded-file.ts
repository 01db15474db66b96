import type { AuditId, FileId } from '#contract/ids.ts';
import type { Removal, UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { FileVersion } from '#contract/uploads/versions.ts';
import { datasetOf } from '#datasets/index.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayOverviewLine } from '#datasets/words/overview.ts';
import type { ToldLine } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sayLine } from '#server/words/result-lines.ts';
import { sayStage } from '#server/words/stages.ts';
import type { SchoolScope } from '../school-scope.ts';
import { statusOf } from '../status.ts';
import { mayReadHeaders, withoutHeaders } from './header-texts.ts';
import { offeredAfterAll } from './offered-after-all.ts';
import { countIssues, type UploadRow } from './queries.ts';

/** IDs in rows are UUIDs of our own making: the brand is a statement, not a check. */
const fileId = (id: string) => id as FileId;

/** The numbers are computed from it. */
export const isCurrent = (row: UploadRow) =>
  row.verdict !== null &&
  row.verdict !== 'malformed' &&
  (row.rows_kept ?? 0) > 0 &&
  row.replaced_by_id === null &&
  row.removed_at === null;

const removalOf = ({
  removed_at: at,
  removed_by_name: by,
  removed_reason: reason,
  moved_as,
  held,
}: UploadRow): Removal | null =>
  at === null || by === null || held !== null ? null : { at, by, reason, moved_to: moved_as };

const NOTHING_KNOWN = { rows: null, students: null, schools: null };

/** Counts of all its schools are for those who see all of them. */
const heldOf = ({ held, holds_other_schools }: UploadRow): UploadedFile['held'] =>
  held && holds_other_schools ? { before: NOTHING_KNOWN, after: NOTHING_KNOWN } : held;

interface Findings {
  overview: OverviewLine[];
  results_summary: ToldLine[];
  issue_counts: UploadedFile['issue_counts'];
  rows: UploadedFile['rows'];
  strangers: UploadedFile['strangers'];
}

const findingsOfFile = (row: UploadRow): Findings => ({
  overview: row.overview ?? (row.statistics ?? []).map((text) => ({ is: 'written', text })),
  results_summary: row.results_summary ?? [],
  issue_counts: { error: row.error_count ?? 0, warning: row.warning_count ?? 0, note: row.note_count ?? 0 },
  rows: row.rows_read === null || row.rows_kept === null ? null : { read: row.rows_read, kept: row.rows_kept },
  strangers: row.is_of_strangers ? 'all' : null,
});

/** Why a file has errors, none of which is in a row of the viewer's schools. */
const errorsElsewhere = (rows: number): ToldLine => ({
  status: 'other',
  of: 'file',
  file: { is: rows === 0 ? 'none-of-yours' : 'errors-elsewhere' },
});

/** For a member of some schools, of a file that holds rows of others, too: only what is said of their schools. */
async function findingsOfSchools(
  tx: Transaction,
  auditId: AuditId,
  row: UploadRow,
  schools: SchoolScope,
): Promise<Findings> {
  const mine = row.school_ids.map((id) => row.school_rows?.[id] ?? { valid: 0, errors: 0 });
  const kept = mine.reduce((sum, { valid }) => sum + valid, 0);
  const errors = mine.reduce((sum, rows) => sum + rows.errors, 0);
  const counts = await countIssues(tx, auditId, row.id, schools);
  const of = (severity: string) => counts.find((one) => one.severity === severity)?.count ?? 0;
  const isBySchool =
    row.rows_kept === 0 || Object.values(row.school_rows ?? {}).some((one) => one.valid + one.errors > 0);
  const missing = (row.results_summary ?? []).filter((line) => line.missingColumns?.length);
  const strangers = counts.reduce((sum, one) => sum + one.strangers, 0);
  // A thousand rows of a kind are stored; of a file with no one else, the others are known as well.
  const isOfStrangers = kept > 0 && (strangers >= kept || row.is_of_strangers);
  const isElsewhere = isBySchool && row.verdict === 'data_errors' && missing.length === 0 && of('error') === 0;
  return {
    overview:
      row.verdict === null || !isBySchool
        ? []
        : [
            { is: 'kept-of-yours', rows: kept },
            { is: 'left-out-of-yours', rows: errors },
          ],
    results_summary: isElsewhere ? [errorsElsewhere(kept + errors)] : missing,
    issue_counts: { error: of('error'), warning: of('warning'), note: of('note') },
    // Nothing is known of single schools where no row names one.
    rows: row.rows_read === null || !isBySchool ? null : { read: kept + errors, kept },
    strangers: isOfStrangers ? 'of-yours' : null,
  };
}

export interface UploadScope {
  auditId: AuditId;
  schools: SchoolScope;
}

/** Who reads what is said of files. */
export interface FileReader extends UploadScope {
  /** Their role may read rows of students (contract/permissions.ts). */
  seesStudents: boolean;
  language: Language;
}

async function findings(tx: Transaction, viewer: FileReader, row: UploadRow): Promise<Findings> {
  const { auditId, schools, seesStudents } = viewer;
  const found = row.holds_other_schools ? await findingsOfSchools(tx, auditId, row, schools) : findingsOfFile(row);
  const shown = seesStudents ? found : withoutValues(found);
  if (mayReadHeaders(row, viewer)) return shown;
  return { ...shown, results_summary: shown.results_summary.map(withoutHeaders) };
}

/** For roles that may not read rows of students: nothing that may quote one. */
const withoutValues = ({ rows, results_summary, ...found }: Findings): Findings => ({
  ...found,
  rows,
  overview: rows === null ? [] : [{ is: 'rows', read: rows.read, kept: rows.kept }],
  results_summary: results_summary.filter(
    (line) => line.of === 'file' || line.status === 'success' || line.missingColumns !== undefined,
  ),
});

/** The file as `viewer` may see it. */
export async function toUploadedFile(tx: Transaction, viewer: FileReader, row: UploadRow): Promise<UploadedFile> {
  const status = statusOf(row.lifecycle, row.verdict);
  const { results_summary, overview, ...found } = await findings(tx, viewer, row);
  const dataset = datasetOf(row.upload_file_type);
  return {
    file_id: fileId(row.id),
    file_name: row.file_name,
    upload_file_type: row.upload_file_type,
    status,
    ...found,
    statistics: overview.map((line) => sayOverviewLine(dataset, line, viewer.language)),
    results_summary: results_summary.map((line) => sayLine(dataset, line, viewer.language)),
    user_provided_file_metadata: { ...row.metadata, school_ids: row.school_ids },
    uploaded_at: row.uploaded_at,
    uploaded_by: row.uploaded_by,
    size: row.size,
    progress: status === 'PROCESSING' ? progressOf(row, viewer.language) : null,
    version: row.version,
    covers_other_schools: row.covers_other_schools,
    replaces: row.replaces_id === null ? null : fileId(row.replaces_id),
    replaced_by: row.replaced_by_id === null ? null : fileId(row.replaced_by_id),
    is_current: isCurrent(row),
    looks_like: row.looks_like,
    offered_after_all: results_summary.flatMap(offeredAfterAll),
    removed: removalOf(row),
    held: heldOf(row),
  };
}

const progressOf = (row: UploadRow, language: Language): UploadedFile['progress'] => ({
  stage: sayStage(row.stage ?? 'waiting', language),
  percent: row.percent,
  // All rows that are read, of whatever school.
  rows: row.holds_other_schools ? null : row.rows_under_way,
  seconds: row.seconds_under_way,
});

export async function toFileVersion(tx: Transaction, viewer: FileReader, row: UploadRow): Promise<FileVersion> {
  const { rows, issue_counts } = await findings(tx, viewer, row);
  return {
    file_id: fileId(row.id),
    version: row.version,
    file_name: row.file_name,
    uploaded_at: row.uploaded_at,
    uploaded_by: row.uploaded_by,
    sha256: row.sha256,
    rows,
    status: statusOf(row.lifecycle, row.verdict),
    issue_counts,
    is_current: isCurrent(row),
    replaced_by: row.replaced_by_id === null ? null : fileId(row.replaced_by_id),
    removed: removalOf(row),
    is_held: row.held !== null,
  };
}
