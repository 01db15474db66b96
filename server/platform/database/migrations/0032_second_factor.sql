-- A second factor of the embedded sign-in (docs/decisions/0060-a-second-factor.md), and where each person is signed in. Only portal_system may touch them.

create table second_factor (
  person_id uuid primary key references person (id) on delete cascade,
  secret text not null,              -- shared with the person's app; encrypted with a key that is not in the database
  last_step bigint not null,         -- the newest time step whose code was used: each code counts once
  since timestamptz not null default now()
);

create table recovery_code (
  person_id uuid not null references second_factor (person_id) on delete cascade,
  code_hash text not null,           -- SHA-256; a code has 49 random bits
  primary key (person_id, code_hash)
);

-- One row for each browser that signed in. What the provider remembers of it is in sign_in_record.
create table sign_in_session (
  session_uid text primary key,
  person_id uuid not null references person (id) on delete cascade,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  address text,
  browser text not null,             -- the User-Agent, cut off at 300 characters
  ended_at timestamptz
);
create index sign_in_session_person on sign_in_session (person_id);
