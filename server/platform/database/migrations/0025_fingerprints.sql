-- What a file is compared with before another one replaces it (server/ingest/keep/fingerprint.ts): counts and hashes, no value.
-- null: the run is of an earlier version, or no table was read.
alter table run add column fingerprint jsonb;
