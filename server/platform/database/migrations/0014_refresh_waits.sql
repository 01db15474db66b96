-- Since when a refresh is due: it waits for files that are under way, but not for ever.
alter table quality_state add column wanted_at timestamptz;
