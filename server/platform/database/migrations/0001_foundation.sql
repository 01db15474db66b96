-- Foundation. Two roles, neither a superuser nor an owner:
--   portal_app     what a request or a job of one audit runs as; sees only the audit named in portal.audit_id
--   portal_system  what sign-in, the operator's calls and the sweeper run as; sees across audits, only the tables it needs
-- Every table with an audit_id has FORCED row-level security, so that a forgotten WHERE shows nothing.

create table person (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null,
  issuer text,                       -- null until the first sign-in (external provider) or for embedded people
  subject text,
  password_hash text,                -- embedded provider only; null: cannot sign in with a password yet
  invitation_hash text,              -- sha256 of a one-time invitation token
  invitation_expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email),
  unique (issuer, subject)
);

create table district (
  id uuid primary key default gen_random_uuid(),
  name text not null
);

create table audit (
  id uuid primary key default gen_random_uuid(),
  district_id uuid not null references district (id),
  year_ending integer not null check (year_ending between 2000 and 2100),
  settings jsonb not null default '{}',
  transcript_key bytea not null,     -- key of the opaque transcript ids
  created_at timestamptz not null default now()
);

create table school (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null references audit (id),
  name text not null,
  local_id text,
  state_id text,
  nces_id text,
  ceeb_code text,
  primary key (audit_id, id),
  unique (id),
  unique (audit_id, name)
);

create table membership (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null references audit (id),
  person_id uuid not null references person (id),
  roles text[] not null check (cardinality(roles) > 0),
  scope text not null check (scope in ('district', 'school')),
  position integer not null default 0, -- order in the person's list of audits
  created_at timestamptz not null default now(),
  primary key (audit_id, id),
  unique (audit_id, person_id)
);
create index membership_person on membership (person_id);

create table membership_school (
  audit_id uuid not null,
  membership_id uuid not null,
  school_id uuid not null,
  primary key (audit_id, membership_id, school_id),
  foreign key (audit_id, membership_id) references membership (audit_id, id) on delete cascade,
  foreign key (audit_id, school_id) references school (audit_id, id) on delete cascade
);

-- One row per file version. lifecycle and verdict are two columns; the status word people see is derived from them.
create table upload (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null references audit (id),
  upload_file_type text not null,
  file_name text not null,
  metadata jsonb not null,
  version integer not null default 1,
  chain_id uuid not null,            -- the first version's own id: all versions of one file share it
  replaces_id uuid,
  replaced_by_id uuid,               -- set in the transaction that makes the replacement current
  requested_by uuid not null references person (id),
  requested_by_name text not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,   -- of the presigned address
  expected_size bigint,
  received_at timestamptz,
  size bigint,
  sha256 text,
  lifecycle text not null default 'requested'
    check (lifecycle in ('requested', 'received', 'processing', 'done', 'expired', 'canceled')),
  verdict text check (verdict in ('success', 'data_errors', 'malformed')),
  attempt integer not null default 0, -- the fence: only the newest attempt may publish
  current_run integer,
  primary key (audit_id, id),
  unique (id),
  foreign key (audit_id, replaces_id) references upload (audit_id, id),
  foreign key (audit_id, replaced_by_id) references upload (audit_id, id),
  check ((lifecycle = 'done') = (verdict is not null))
);
create index upload_newest on upload (audit_id, requested_at desc);
create index upload_chain on upload (audit_id, chain_id);
create index upload_open on upload (lifecycle) where lifecycle in ('requested', 'received', 'processing');

create table upload_school (
  audit_id uuid not null,
  upload_id uuid not null,
  school_id uuid not null,
  primary key (audit_id, upload_id, school_id),
  foreign key (audit_id, upload_id) references upload (audit_id, id) on delete cascade,
  foreign key (audit_id, school_id) references school (audit_id, id)
);

-- One processing of one upload. Parquet of a run lies under lake/type=/eoa=/file=/run=.
create table run (
  audit_id uuid not null,
  upload_id uuid not null,
  number integer not null,           -- = the attempt that made it
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now(), -- sign of life of the worker; a run without one for a while is given up
  finished_at timestamptz,
  stage text not null default 'queued',
  percent real,
  rows_read integer,
  rows_kept integer,
  statistics jsonb not null default '[]',
  results_summary jsonb not null default '[]',
  missing_columns text[] not null default '{}',
  error_count integer not null default 0,
  warning_count integer not null default 0,
  note_count integer not null default 0,
  school_rows jsonb not null default '{}',  -- school id -> {valid, errors}: what requirement statuses are made of
  concerns_every_school boolean not null default false, -- an error that counts against every school the file covers
  columns jsonb not null default '{}',      -- canonical column name -> {letter, header} as found in the file
  primary key (audit_id, upload_id, number),
  foreign key (audit_id, upload_id) references upload (audit_id, id) on delete cascade
);

-- Problems of a run, row by row: at most the first thousand of each group; the group has the true count.
create table issue_group (
  audit_id uuid not null,
  upload_id uuid not null,
  run integer not null,
  ordinal integer not null,          -- fix first = 1
  code text not null,
  severity text not null check (severity in ('error', 'warning', 'note')),
  column_letter text,
  header text,
  count integer not null,
  message text not null,
  fix text not null,
  first_rows integer[] not null default '{}',
  cause text,
  primary key (audit_id, upload_id, run, ordinal),
  foreign key (audit_id, upload_id, run) references run (audit_id, upload_id, number) on delete cascade
);

create table issue (
  audit_id uuid not null,
  upload_id uuid not null,
  run integer not null,
  ordinal integer not null,
  code text not null,
  severity text not null check (severity in ('error', 'warning', 'note')),
  school_id uuid,
  row_number integer,
  column_letter text,
  header text,
  student_id text,
  value text,
  message text not null,
  fix text not null,
  primary key (audit_id, upload_id, run, ordinal),
  foreign key (audit_id, upload_id, run) references run (audit_id, upload_id, number) on delete cascade
);

-- The numbers. wanted > computed: a refresh is due or running.
create table quality_state (
  audit_id uuid primary key references audit (id),
  wanted integer not null default 0,
  computed integer not null default 0,
  computed_at timestamptz,
  files jsonb not null default '[]'  -- [{file_id, run, file_name, upload_file_type}] the panels were computed from
);

create table panel (
  audit_id uuid not null references audit (id),
  panel text not null,
  scope_key text not null,           -- 'all', a school id, or 'set:' and a hash for members of several schools
  version integer not null,
  result jsonb not null,
  primary key (audit_id, panel, scope_key)
);

-- Candidates for the transcript selection, made by the refresh.
create table candidate (
  audit_id uuid not null references audit (id),
  school_id uuid not null,
  id text not null,                  -- opaque
  ordinal integer not null,
  category text,
  gpa double precision,
  race text not null,
  gender text not null,
  disability_status text not null,
  english_learner text not null,
  low_income text not null,
  student_label text not null,
  primary key (audit_id, school_id, id)
);

create table selection (
  audit_id uuid not null references audit (id),
  school_id uuid not null,
  version integer not null default 0,
  is_finalized boolean not null default false,
  ids text[] not null default '{}',
  saved_at timestamptz,
  saved_by uuid references person (id),
  finalized_at timestamptz,
  finalized_by uuid references person (id),
  finalized_by_name text,
  primary key (audit_id, school_id),
  foreign key (audit_id, school_id) references school (audit_id, id)
);

-- Append-only: no UPDATE or DELETE is granted, and a trigger refuses both.
create table audit_event (
  audit_id uuid not null references audit (id),
  id bigint generated always as identity,
  at timestamptz not null default now(),
  person_id uuid,
  person_name text not null,
  event text not null,
  upload_id uuid,
  upload_file_type text,
  file_name text,
  school_ids uuid[],
  details jsonb not null default '{}',
  primary key (audit_id, id)
);
create index audit_event_newest on audit_event (audit_id, at desc, id desc);
