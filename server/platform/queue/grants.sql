-- A request may put a job into a queue and learn its id, and nothing else: no reading, no changing, no taking.
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
