-- What a school does not offer, as a person said it (docs/decisions/0035-not-offered.md): a column of a requirement table, such as a test or a year.
create table not_offered (
  audit_id uuid not null,
  school_id uuid not null,
  upload_file_type text not null,
  column_name text not null,         -- 'IB', '2020-2021'
  said_by uuid not null references person (id),
  said_by_name text not null,
  said_at timestamptz not null default now(),
  primary key (audit_id, school_id, upload_file_type, column_name),
  foreign key (audit_id, school_id) references school (audit_id, id) on delete cascade
);

-- What each file in use brings each school it was chosen for: the one place that statuses, gaps and warnings are made of.
create view file_coverage with (security_invoker = true) as
select u.audit_id, u.id as upload_id, u.upload_file_type, u.metadata, covered.school_id,
  u.verdict <> 'malformed' and (coalesce((rows.of_school ->> 'valid')::int, 0) > 0
    -- Score files as vendors send them name no school: their rows are of every school covered.
    or coalesce(r.rows_kept > 0 and not (r.columns ? 'school'), false)) as brings_rows,
  r.concerns_every_school or coalesce((rows.of_school ->> 'errors')::int, 0) > 0 as has_errors,
  rows.of_school -> 'choices' as choices -- tests or years of the rows that name the school
from upload u
join upload_school covered on covered.audit_id = u.audit_id and covered.upload_id = u.id
join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
cross join lateral (select r.school_rows -> covered.school_id::text as of_school) rows
where u.verdict is not null and u.replaced_by_id is null and u.removed_at is null;
