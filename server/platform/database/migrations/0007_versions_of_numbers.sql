-- Each refresh keeps its numbers (docs/decisions/0007-ledgers-and-versions.md).
create table quality_version (
  audit_id uuid not null references audit (id),
  version integer not null,
  computed_at timestamptz not null,
  files jsonb not null,              -- the files it was computed from, with chain and schools
  changed jsonb not null default '[]', -- files added, replaced or removed since the version before
  primary key (audit_id, version)
);

-- Which software made the numbers: other formulas make a refresh due at the next start.
alter table quality_state add column method text;

-- A row per version in which the answer became another one. result is null from the version on in which a scope is gone.
alter table panel drop constraint panel_pkey;
alter table panel add primary key (audit_id, panel, scope_key, version);
alter table panel alter column result drop not null;
alter table panel add column sources jsonb not null default '{"files": [], "partial": []}'; -- provenance of this scope
alter table panel add column headlines jsonb not null default '[]';
alter table panel add column changes jsonb;
alter table panel add column hash text not null default '';

-- The owner of the tables, who runs this, is held to their policies too as long as these are forced; security.sql forces them again.
alter table panel no force row level security;
alter table quality_state no force row level security;
alter table candidate no force row level security;
alter table upload no force row level security;
alter table upload_school no force row level security;

update panel set
  sources = jsonb_build_object(
    'files', coalesce(result -> 'provenance' -> 'files', '[]'), 'partial', coalesce(result -> 'provenance' -> 'partial', '[]')),
  result = result - 'provenance';
insert into quality_version (audit_id, version, computed_at, files)
  select s.audit_id, s.computed, coalesce(s.computed_at, now()), coalesce((
      select jsonb_agg(jsonb_build_object(
        'file_id', u.id, 'chain_id', u.chain_id, 'run', (used ->> 'run')::int, 'file_name', u.file_name,
        'upload_file_type', u.upload_file_type, 'school_ids', array(
          select school_id from upload_school c where c.audit_id = u.audit_id and c.upload_id = u.id order by school_id)))
      from jsonb_array_elements(s.files) used
      join upload u on u.audit_id = s.audit_id and u.id = (used ->> 'file_id')::uuid), '[]')
  from quality_state s where s.computed > 0;
update panel set version = s.computed from quality_state s where s.audit_id = panel.audit_id;
alter table quality_state drop column files;

-- One row a school instead of one a candidate: 100,000 rows took most of the time of a refresh.
-- students: names of the facts -> values in the order of the list. json, not jsonb: it is only ever read and written as a whole.
create table candidate_list (
  audit_id uuid not null references audit (id),
  school_id uuid not null,
  students json not null,
  hash text not null default '',
  primary key (audit_id, school_id)
);
insert into candidate_list (audit_id, school_id, students)
  select audit_id, school_id, json_build_object(
    'id', json_agg(id order by ordinal, id), 'category', json_agg(category order by ordinal, id),
    'gpa', json_agg(gpa order by ordinal, id), 'race', json_agg(race order by ordinal, id),
    'gender', json_agg(gender order by ordinal, id), 'disability_status', json_agg(disability_status order by ordinal, id),
    'english_learner', json_agg(english_learner order by ordinal, id), 'low_income', json_agg(low_income order by ordinal, id),
    'student_label', json_agg(student_label order by ordinal, id), 'left_cohort', json_agg(left_cohort order by ordinal, id))
  from candidate group by audit_id, school_id;
drop table candidate;
