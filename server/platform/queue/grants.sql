-- A request may put a job into a queue and learn its id, and nothing else: no reading, no changing, no taking.
-- One process at a time: two that start together would change the same catalog row.
select pg_advisory_xact_lock(7310002);

grant usage on schema pgboss to portal_app, portal_system;
grant select on pgboss.queue to portal_app, portal_system;

do $$
declare job_table regclass;
begin
  for job_table in
    select oid::regclass from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and relname in ('job', 'job_common')
  loop
    execute format('grant insert on %s to portal_app, portal_system', job_table);
    execute format('grant select (id, start_after) on %s to portal_app, portal_system', job_table);
  end loop;
end $$;
