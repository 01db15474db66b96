-- What was known when a selection was saved, so that whoever returns to it learns what became another since.
alter table selection add column saved_by_name text;
alter table selection add column numbers_version integer;     -- of the numbers it was chosen from
alter table selection add column chosen jsonb not null default '{}'; -- id -> {category, gpa} when it was chosen

-- Transcripts as they were when they were finalized (docs/decisions/0012-transcripts-as-finalized.md).
create table finalized_transcript (
  audit_id uuid not null,
  school_id uuid not null,
  id text not null,
  transcript jsonb not null,
  primary key (audit_id, school_id, id),
  foreign key (audit_id, school_id) references selection (audit_id, school_id) on delete cascade
);
