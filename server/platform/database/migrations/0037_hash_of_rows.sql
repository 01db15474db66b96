-- SHA-256 of the rows of a run as they were written, so that numbers are computed from those alone. null: a run of an earlier version, or without rows.

alter table run add column rows_sha256 text;
