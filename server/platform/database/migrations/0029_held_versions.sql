-- A replacement that lost more than a tenth of what is in use waits for a person, who sees what it would change
-- (docs/decisions/0051-lossy-replacements-wait.md). Until then it is out of the audit as a removed file is, and the version before it goes on.
alter table upload add column held jsonb;
-- What it takes away was seen and confirmed before it came.
alter table upload add column accepts_loss boolean not null default false;
alter table upload drop constraint upload_check1;
alter table upload add check (num_nonnulls(removed_reason, moved_as, held) = (removed_at is not null)::int);
