-- As before, with the counted rows of a file taken apart once, not looked up again for each of its schools: with 120 files of 200 schools each a table of
-- requirements took a second.
create or replace view file_coverage with (security_invoker = true) as
select u.audit_id, u.id as upload_id, u.upload_file_type, u.metadata, covered.school_id,
  u.verdict <> 'malformed' and (coalesce((covered.of_school ->> 'valid')::int, 0) > 0
    -- Score files as vendors send them name no school: their rows are of every school covered.
    or coalesce(r.rows_kept > 0 and not (r.columns ? 'school'), false)) as brings_rows,
  r.concerns_every_school or coalesce((covered.of_school ->> 'errors')::int, 0) > 0 as has_errors,
  covered.of_school -> 'choices' as choices -- tests or years of the rows that name the school
from upload u
join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
cross join lateral (
  select s.school_id, counted.of_school
  from upload_school s
  left join jsonb_each(r.school_rows) as counted (school_id, of_school) on counted.school_id = s.school_id::text
  where s.audit_id = u.audit_id and s.upload_id = u.id) covered
where u.verdict is not null and u.replaced_by_id is null and u.removed_at is null;
