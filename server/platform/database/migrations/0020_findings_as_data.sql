-- Findings are stored as data; their sentences are made when they are read, in the language of the reader. What an earlier version said
-- cannot be taken apart again, so its sentences are kept as they were shown. A changed type rewrites the table once and asks no policy.
alter table issue alter column message type jsonb using jsonb_build_object('said', jsonb_build_object('message', message, 'fix', fix));
alter table issue drop column fix;
alter table issue rename column message to params;
alter table issue alter column params set default '{}';
alter table issue add column column_name text; -- as declared: datasets/<dataset>/columns.ts

alter table issue_group
  alter column message type jsonb using jsonb_build_object('said', jsonb_build_object('message', message, 'fix', fix, 'cause', cause));
alter table issue_group drop column fix, drop column cause;
alter table issue_group rename column message to params;
alter table issue_group alter column params set default '{}';
alter table issue_group add column column_name text;

-- The owner of the tables, who runs this, is held to their policies too as long as these are forced; security.sql forces them again.
alter table issue_group no force row level security;
alter table run no force row level security;
update issue_group set column_name = (
    select placed.key from run, jsonb_each(run.columns) as placed
    where run.audit_id = issue_group.audit_id and run.upload_id = issue_group.upload_id and run.number = issue_group.run
      and placed.value ->> 'letter' = issue_group.column_letter limit 1)
  where column_letter is not null;
