-- When the records of an audit are due to be deleted, as agreed with its district; null where nobody has said.
alter table audit add column delete_after date;

-- What remains of a deleted audit: that it was there, and nothing about anybody in it (docs/decisions/0046-an-audit-can-be-deleted.md).
create table deleted_audit (
  id uuid primary key,
  district_name text not null,
  year_ending integer not null,
  deleted_at timestamptz not null default now()
);
