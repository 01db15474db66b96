-- A selected student who leaves the cohort stays listed with the last known words, never dropped silently.
alter table candidate add column left_cohort boolean not null default false;
