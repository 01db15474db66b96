-- Keys of the portal that several machines share, encrypted with PORTAL_SECRETS_KEY (docs/decisions/0059-many-machines.md). The newest that is
-- not retired signs; earlier ones are still believed.
create table secret (
  name text not null,
  version integer not null,
  sealed text not null,
  made_at timestamptz not null default now(),
  primary key (name, version)
);
