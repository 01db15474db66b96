-- What a district has confirmed about its files: which header holds which column, and what its own values stand for.
-- Of the district and so of all its audits; row-level security in security.sql.

create table column_mapping (
  id uuid primary key default gen_random_uuid(),
  district_id uuid not null references district (id),
  upload_file_type text not null,
  header_set text not null check (header_set ~ '^[0-9a-f]{64}$'), -- sha256 of the sorted normalised headers
  header_keys text[] not null,       -- the headers themselves, as compared
  columns jsonb not null,            -- [{column, header, nth}]; header null: not in this file
  confirmed_by uuid not null references person (id),
  confirmed_by_name text not null,
  confirmed_at timestamptz not null default now(),
  unique (district_id, upload_file_type, header_set)
);

create table value_mapping (
  id uuid primary key default gen_random_uuid(),
  district_id uuid not null references district (id),
  upload_file_type text not null,
  column_name text not null,
  value_key text not null,           -- as compared
  value_text text not null,          -- as first seen
  value text,                        -- null: left as it is, so that nobody is asked again
  confirmed_by uuid not null references person (id),
  confirmed_by_name text not null,
  confirmed_at timestamptz not null default now(),
  unique (district_id, upload_file_type, column_name, value_key)
);

-- What a person needs to map a file, as its run found it: headers, samples, guesses. Dropped when a later run shows.
alter table run add column mapping jsonb;

-- A file that is processed again keeps the verdict of the run that shows, so its numbers stay until the new run is published.
alter table upload drop constraint upload_check;
alter table upload add constraint upload_verdict_of_shown_run check (lifecycle <> 'done' or verdict is not null);
-- The attempts before the last time somebody asked for processing: a file is given up by the attempts since.
alter table upload add column attempts_before integer not null default 0;
