import type { NetworkAudit } from '#contract/operator/network.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

export const selectYears = async (tx: Transaction): Promise<number[]> =>
  (await tx.rows<{ year: number }>(sql`select distinct year_ending as year from audit order by 1 desc`)).map(
    ({ year }) => year,
  );

/** An audit with what its files and its newest numbers say. `opportunity` is the stored panel of all its schools. */
export interface NetworkAuditRow extends Omit<NetworkAudit, 'courses' | 'scores'> {
  version: number;
  opportunity: string | null;
}

/** Every audit of a class by district. Runs as portal_system. */
export const selectNetworkAudits = (tx: Transaction, year: number) =>
  tx.rows<NetworkAuditRow>(sql`
    select a.id, d.name as district, to_char(a.due_on, 'YYYY-MM-DD') as due_on, a.closed_at, file.files, file.last_upload,
      case when file.rows_read > 0 then jsonb_build_object('found', file.rows_kept, 'all', file.rows_read) end as rows,
      coalesce(q.computed, 0) as version, q.computed_at, panel.result as opportunity
    from audit a
    join district d on d.id = a.district_id
    left join quality_state q on q.audit_id = a.id and q.computed > 0
    left join lateral (
      select result from panel
      where audit_id = a.id and panel = 'opportunity' and scope_key = 'all' and version <= q.computed
      order by version desc limit 1) panel on true
    left join lateral (
      select max(u.received_at) as last_upload,
        sum(r.rows_read) filter (where u.verdict in ('success', 'data_errors')) as rows_read,
        sum(r.rows_kept) filter (where u.verdict in ('success', 'data_errors')) as rows_kept,
        jsonb_build_object(
          'waiting', count(*) filter (where u.lifecycle in ('received', 'processing')),
          'processed', count(*) filter (where u.verdict = 'success'),
          'with_errors', count(*) filter (where u.verdict = 'data_errors'),
          'malformed', count(*) filter (where u.verdict = 'malformed')) as files
      from upload u left join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
      where u.audit_id = a.id and u.removed_at is null and u.replaced_by_id is null) file on true
    where a.year_ending = ${year}
    order by lower(d.name), a.id`);
