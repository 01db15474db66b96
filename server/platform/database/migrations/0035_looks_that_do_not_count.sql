-- Looks at a staged file that failed for a store or a disk, and say nothing about it (as attempts_before of upload).

alter table staged_file add column attempts_before integer not null default 0;
