-- The embedded provider's memory: sessions, grants, codes, refresh tokens. Only portal_system may touch it.
-- Ids are kept as SHA-256: who reads this table cannot take over a session.

create table sign_in_record (
  model text not null,               -- Session, Grant, AuthorizationCode, RefreshToken, Interaction
  id_hash text not null,
  payload jsonb not null,
  grant_id text,                     -- what a sign-out or a reused refresh token revokes together
  session_uid text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index sign_in_record_grant on sign_in_record (grant_id) where grant_id is not null;
create index sign_in_record_session on sign_in_record (session_uid) where session_uid is not null;
create index sign_in_record_expiry on sign_in_record (expires_at);

-- Failed attempts per address and per network address within the current window; both kept as SHA-256.
create table sign_in_failure (
  key_hash text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
