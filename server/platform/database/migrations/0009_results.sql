-- What the results of a file show beside its findings.
alter table run add column failed_rows integer;                          -- rows in error that can be downloaded; null: none, or a run from before
alter table run add column ignored_columns jsonb not null default '[]';  -- [{letter, header}] of columns that are not stored
