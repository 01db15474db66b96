import type { Database } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { UsedFile } from '#server/quality/versions/file-changes.ts';
import type { Lifecycle, Verdict } from '#server/uploads/status.ts';

export interface UploadState {
  id: string;
  audit_id: string;
  chain_id: string;
  upload_file_type: 'STUDENT_ROSTER';
  bytes_id: string;
  sha256: string | null;
  lifecycle: Lifecycle;
  verdict: Verdict | null;
  attempt: number;
  current_run: number | null;
  rows_kept: number | null;
  finished: boolean;
  replaced_by_id: string | null;
  removed: boolean;
  requested_at: string;
  expires_at: string;
}

export interface LoggedLine {
  event: string;
  upload_id: string;
  at: string;
  details: { run?: number; was?: string };
}

export interface NumbersState {
  audit_id: string;
  wanted: number;
  computed: number;
  files: UsedFile[] | null;
}

export interface State {
  uploads: UploadState[];
  lines: LoggedLine[];
  numbers: NumbersState[];
  runs: { upload_id: string; number: number; finished: boolean }[];
}

/** All that the database has of these audits. */
export const readState = (database: Database, auditIds: readonly string[]): Promise<State> =>
  database.system(async (tx) => {
    const mine = sql`audit_id in (select value::uuid from jsonb_array_elements_text(${jsonb(auditIds)}))`;
    return {
      uploads: await tx.rows<UploadState>(sql`
        select u.id, u.audit_id, u.chain_id, u.upload_file_type, coalesce(u.bytes_of, u.id) as bytes_id, u.sha256, u.lifecycle, u.verdict,
          u.attempt, u.current_run, r.rows_kept, r.finished_at is not null as finished, u.replaced_by_id,
          u.removed_at is not null as removed, u.requested_at, u.expires_at
        from (select * from upload where ${mine}) u
        left join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
        order by u.requested_at`),
      lines: await tx.rows<LoggedLine>(sql`
        select event, upload_id, at, details from audit_event where ${mine} and upload_id is not null order by id`),
      numbers: await tx.rows<NumbersState>(sql`
        select s.audit_id, s.wanted, s.computed, v.files from (select * from quality_state where ${mine}) s
        left join quality_version v on v.audit_id = s.audit_id and v.version = s.computed`),
      runs: await tx.rows(sql`
        select upload_id, number, finished_at is not null as finished from run where ${mine}`),
    };
  });
