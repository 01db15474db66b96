import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { UploadRow } from './queries.ts';
import type { UploadScope } from './uploaded-file.ts';

/** Of the run that shows, what the list of files does not need. */
export interface ShownRun {
  number: number;
  columns: Record<string, { letter: string; header: string }>;
  ignored_columns: { letter: string; header: string }[];
  failed_rows: number | null;
  can_map: boolean;
}

export const readRun = (tx: Transaction, { auditId }: UploadScope, upload: UploadRow): Promise<ShownRun | undefined> =>
  tx.row<ShownRun>(sql`
    select r.number, r.columns, r.ignored_columns, r.failed_rows, r.mapping is not null as can_map
    from run r join upload u on u.audit_id = r.audit_id and u.id = r.upload_id and u.current_run = r.number
    where r.audit_id = ${auditId} and r.upload_id = ${upload.id}`);

/** Of a file that holds rows of other schools, the rows of the viewer's own that count. */
export const keptOf = ({ holds_other_schools, school_ids, school_rows, rows_kept }: UploadRow): number =>
  holds_other_schools ? school_ids.reduce((sum, id) => sum + (school_rows?.[id]?.valid ?? 0), 0) : (rows_kept ?? 0);

/** Rows in error that the viewer may have: of a file that holds rows of other schools, those of the viewer's own. */
export function failedRowsOf(upload: UploadRow, { failed_rows }: ShownRun): number {
  if (failed_rows === null || !upload.holds_other_schools) return failed_rows ?? 0;
  return upload.school_ids.reduce((sum, id) => sum + (upload.school_rows?.[id]?.errors ?? 0), 0);
}
