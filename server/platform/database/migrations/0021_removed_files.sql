-- A file that was taken out of the audit keeps its bytes, its results and its place among the versions; its rows enter no number.
alter table upload add column removed_at timestamptz;
alter table upload add column removed_by_name text; -- as it was: the audit log has the person
alter table upload add column removed_reason text;
alter table upload add column moved_as text; -- the type it was moved to, where that is the reason
alter table upload add check ((removed_at is null) = (removed_by_name is null));
alter table upload add check (removed_at is null or (removed_reason is null) <> (moved_as is null));
-- The upload under whose id the bytes are stored, where it was not uploaded itself: an older version used again, or a file of another card.
alter table upload add column bytes_of uuid;
alter table upload add foreign key (audit_id, bytes_of) references upload (audit_id, id);
-- A staged file that is an upload of another card: confirming it takes that one out.
alter table staged_file add column moves_id uuid;
alter table staged_file add foreign key (audit_id, moves_id) references upload (audit_id, id);
