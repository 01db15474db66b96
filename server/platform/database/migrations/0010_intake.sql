-- Files that were uploaded together and are looked at before anybody says what they are. Nothing of them counts.
-- A confirmed one becomes an upload with the same id, and so with the bytes that lie under that id.
create table staged_file (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null references audit (id),
  file_name text not null,
  purpose text not null check (purpose in ('bulk', 'check')),
  meant_as text,                     -- upload file type of the card it was dropped on
  staged_by uuid not null references person (id),
  staged_by_name text not null,
  staged_at timestamptz not null default now(),
  expires_at timestamptz not null,   -- of the presigned address at first, of the whole once the bytes are here
  expected_size bigint,
  size bigint,
  sha256 text,
  archive_id uuid,                   -- the archive it came in, with its name: the archive may be gone before it
  archive_name text,
  state text not null default 'uploading'
    check (state in ('uploading', 'inspecting', 'inspected', 'refused', 'unpacked', 'confirmed', 'removed')),
  attempt integer not null default 0, -- the fence: only the newest look may publish
  tried_at timestamptz,
  inspection jsonb,                  -- counts, ids of schools, years: no row of the file
  refused jsonb,                     -- {reason, fix}
  entries jsonb,                     -- [{name, note}] of an archive
  primary key (audit_id, id),
  unique (id)
);
create index staged_file_of_person on staged_file (audit_id, staged_by, staged_at);
create index staged_file_expiry on staged_file (expires_at);
