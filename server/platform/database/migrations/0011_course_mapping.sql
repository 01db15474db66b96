-- What a person decided of a course as the files of the audit name it (docs/decisions/0011-course-mapping.md). Outweighs the files.
create table course_decision (
  audit_id uuid not null references audit (id),
  course_code text not null,         -- as compared: upper case
  title_key text not null,           -- as compared: letters and digits of the title
  course_title text not null,        -- as written
  sced_code text check (sced_code ~ '^[0-9]{5}$'), -- null: it is not a course
  decided_by uuid not null references person (id),
  decided_by_name text not null,
  decided_at timestamptz not null default now(),
  primary key (audit_id, course_code, title_key)
);
