-- What all migrations and security.sql together make, as the catalog of the database tells it: to be read, never run.
-- Without grants and without the tables of the queue (pg-boss). Written by node scripts/schema.ts; scripts/schema.test.ts compares.

create table audit (
  id uuid not null default gen_random_uuid(),
  district_id uuid not null,
  year_ending integer not null,
  settings jsonb not null default '{}'::jsonb,
  transcript_key bytea not null,
  created_at timestamp with time zone not null default now(),
  due_on date,
  closed_at timestamp with time zone,
  delete_after date,
  most_files integer,
  most_bytes bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (district_id) REFERENCES district(id),
  CHECK ((most_bytes > 0)),
  CHECK ((most_files > 0)),
  CHECK (((year_ending >= 2000) AND (year_ending <= 2100)))
); -- row-level security, forced
create policy across_audits on audit for all to portal_system using (true) with check (true);
create policy one_audit on audit for all to portal_app using ((id = current_audit()));

create table audit_event (
  audit_id uuid not null,
  id bigint not null generated as identity,
  at timestamp with time zone not null default now(),
  person_id uuid,
  person_name text not null,
  event text not null,
  upload_id uuid,
  upload_file_type text,
  file_name text,
  school_ids uuid[],
  details jsonb not null default '{}'::jsonb,
  address text,
  PRIMARY KEY (audit_id, id),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
CREATE INDEX audit_event_newest ON public.audit_event USING btree (audit_id, at DESC, id DESC);
CREATE INDEX audit_event_told ON public.audit_event USING btree (at) WHERE (event = ANY (ARRAY['upload.processed'::text, 'upload.failed'::text, 'upload.expired'::text, 'upload.removed'::text, 'selection.finalized'::text, 'selection.unfinalized'::text]));
CREATE TRIGGER audit_event_append_only BEFORE DELETE OR UPDATE ON public.audit_event FOR EACH ROW EXECUTE FUNCTION keep_log();
CREATE CONSTRAINT TRIGGER audit_event_linked AFTER INSERT ON public.audit_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_event();
CREATE TRIGGER audit_event_not_truncated BEFORE TRUNCATE ON public.audit_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
create policy across_audits on audit_event for all to portal_system using (true) with check (true);
create policy one_audit on audit_event for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on audit_event as restrictive for select to portal_app using (sees_some(school_ids));

create table audit_turn (
  audit_id uuid not null,
  at timestamp with time zone not null,
  PRIMARY KEY (audit_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on audit_turn for all to portal_system using (true) with check (true);
create policy one_audit on audit_turn for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table candidate_list (
  audit_id uuid not null,
  school_id uuid not null,
  students text not null,
  hash text not null default ''::text,
  PRIMARY KEY (audit_id, school_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on candidate_list for all to portal_system using (true) with check (true);
create policy one_audit on candidate_list for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on candidate_list as restrictive for all to portal_app using (sees_school(school_id));

create table column_mapping (
  id uuid not null default gen_random_uuid(),
  district_id uuid not null,
  upload_file_type text not null,
  header_set text not null,
  header_keys text[] not null,
  columns jsonb not null,
  confirmed_by uuid not null,
  confirmed_by_name text not null,
  confirmed_at timestamp with time zone not null default now(),
  schools uuid[],
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (district_id, upload_file_type, header_set, schools),
  FOREIGN KEY (confirmed_by) REFERENCES person(id),
  FOREIGN KEY (district_id) REFERENCES district(id),
  CHECK ((header_set ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((cardinality(schools) > 0))
); -- row-level security, forced
create policy across_audits on column_mapping for all to portal_system using (true) with check (true);
create policy add_schools on column_mapping as restrictive for insert to portal_app with check (sees_each(schools));
create policy change_schools on column_mapping as restrictive for update to portal_app using (sees_each(schools));
create policy own_district on column_mapping for all to portal_app using ((district_id IN ( SELECT audit.district_id
   FROM audit))) with check ((district_id IN ( SELECT audit.district_id
   FROM audit)));
create policy read_schools on column_mapping as restrictive for select to portal_app using (((schools IS NULL) OR sees_some(schools)));
create policy remove_schools on column_mapping as restrictive for delete to portal_app using (sees_each(schools));

create table course_decision (
  audit_id uuid not null,
  course_code text not null,
  title_key text not null,
  course_title text not null,
  sced_code text,
  decided_by uuid not null,
  decided_by_name text not null,
  decided_at timestamp with time zone not null default now(),
  PRIMARY KEY (audit_id, course_code, title_key),
  FOREIGN KEY (audit_id) REFERENCES audit(id),
  FOREIGN KEY (decided_by) REFERENCES person(id),
  CHECK ((sced_code ~ '^[0-9]{5}$'::text))
); -- row-level security, forced
create policy across_audits on course_decision for all to portal_system using (true) with check (true);
create policy one_audit on course_decision for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table deleted_audit (
  id uuid not null,
  district_name text not null,
  year_ending integer not null,
  deleted_at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
);

create table district (
  id uuid not null default gen_random_uuid(),
  name text not null,
  PRIMARY KEY (id)
); -- row-level security, forced
create policy across_audits on district for all to portal_system using (true) with check (true);
create policy one_audit on district for all to portal_app using ((id IN ( SELECT audit.district_id
   FROM audit)));

create table event_link (
  audit_id uuid not null,
  sequence bigint not null,
  event_id bigint not null,
  hash text not null,
  PRIMARY KEY (audit_id, sequence),
  UNIQUE (audit_id, event_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id),
  CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
); -- row-level security, forced
CREATE TRIGGER event_link_append_only BEFORE DELETE OR UPDATE ON public.event_link FOR EACH ROW EXECUTE FUNCTION keep_log();
CREATE TRIGGER event_link_not_truncated BEFORE TRUNCATE ON public.event_link FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
create policy across_audits on event_link for all to portal_system using (true) with check (true);
create policy one_audit on event_link for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table finalized_transcript (
  audit_id uuid not null,
  school_id uuid not null,
  id text not null,
  transcript jsonb not null,
  PRIMARY KEY (audit_id, school_id, id),
  FOREIGN KEY (audit_id, school_id) REFERENCES selection(audit_id, school_id) ON DELETE CASCADE
); -- row-level security, forced
create policy across_audits on finalized_transcript for all to portal_system using (true) with check (true);
create policy one_audit on finalized_transcript for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on finalized_transcript as restrictive for all to portal_app using (sees_school(school_id));

create table issue (
  audit_id uuid not null,
  upload_id uuid not null,
  run integer not null,
  ordinal integer not null,
  code text not null,
  severity text not null,
  school_id uuid,
  row_number integer,
  column_letter text,
  header text,
  student_id text,
  value text,
  params jsonb not null default '{}'::jsonb,
  column_name text,
  PRIMARY KEY (audit_id, upload_id, run, ordinal),
  FOREIGN KEY (audit_id, upload_id, run) REFERENCES run(audit_id, upload_id, number) ON DELETE CASCADE,
  CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text, 'note'::text])))
); -- row-level security, forced
create policy across_audits on issue for all to portal_system using (true) with check (true);
create policy one_audit on issue for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table issue_group (
  audit_id uuid not null,
  upload_id uuid not null,
  run integer not null,
  ordinal integer not null,
  code text not null,
  severity text not null,
  column_letter text,
  header text,
  count integer not null,
  params jsonb not null default '{}'::jsonb,
  first_rows integer[] not null default '{}'::integer[],
  column_name text,
  PRIMARY KEY (audit_id, upload_id, run, ordinal),
  FOREIGN KEY (audit_id, upload_id, run) REFERENCES run(audit_id, upload_id, number) ON DELETE CASCADE,
  CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text, 'note'::text])))
); -- row-level security, forced
create policy across_audits on issue_group for all to portal_system using (true) with check (true);
create policy one_audit on issue_group for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table membership (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null,
  person_id uuid not null,
  roles text[] not null,
  scope text not null,
  position integer not null default 0,
  created_at timestamp with time zone not null default now(),
  mail text not null default 'mine'::text,
  name text,
  proven_at timestamp with time zone,
  language text not null default 'en'::text,
  PRIMARY KEY (audit_id, id),
  UNIQUE (audit_id, person_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id),
  FOREIGN KEY (person_id) REFERENCES person(id),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((mail = ANY (ARRAY['none'::text, 'mine'::text, 'all'::text]))),
  CHECK ((cardinality(roles) > 0)),
  CHECK ((scope = ANY (ARRAY['district'::text, 'school'::text])))
); -- row-level security, forced
CREATE INDEX membership_person ON public.membership USING btree (person_id);
CREATE TRIGGER membership_begins BEFORE INSERT ON public.membership FOR EACH ROW EXECUTE FUNCTION begin_membership();
create policy across_audits on membership for all to portal_system using (true) with check (true);
create policy one_audit on membership for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table membership_school (
  audit_id uuid not null,
  membership_id uuid not null,
  school_id uuid not null,
  PRIMARY KEY (audit_id, membership_id, school_id),
  FOREIGN KEY (audit_id, membership_id) REFERENCES membership(audit_id, id) ON DELETE CASCADE,
  FOREIGN KEY (audit_id, school_id) REFERENCES school(audit_id, id) ON DELETE CASCADE
); -- row-level security, forced
create policy across_audits on membership_school for all to portal_system using (true) with check (true);
create policy one_audit on membership_school for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table migration (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

create table newest_panels (
  audit_id uuid not null,
  panels text not null,
  PRIMARY KEY (audit_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on newest_panels for all to portal_system using (true) with check (true);
create policy one_audit on newest_panels for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on newest_panels as restrictive for all to portal_app using (sees_all_schools());

create table not_offered (
  audit_id uuid not null,
  school_id uuid not null,
  upload_file_type text not null,
  column_name text not null,
  said_by uuid not null,
  said_by_name text not null,
  said_at timestamp with time zone not null default now(),
  PRIMARY KEY (audit_id, school_id, upload_file_type, column_name),
  FOREIGN KEY (audit_id, school_id) REFERENCES school(audit_id, id) ON DELETE CASCADE,
  FOREIGN KEY (said_by) REFERENCES person(id)
); -- row-level security, forced
create policy across_audits on not_offered for all to portal_system using (true) with check (true);
create policy one_audit on not_offered for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on not_offered as restrictive for all to portal_app using (sees_school(school_id));

create table notice (
  audit_id uuid not null,
  event_id bigint not null,
  membership_id uuid not null,
  at timestamp with time zone not null default now(),
  PRIMARY KEY (audit_id, event_id, membership_id),
  FOREIGN KEY (audit_id, event_id) REFERENCES audit_event(audit_id, id) ON DELETE CASCADE,
  FOREIGN KEY (audit_id, membership_id) REFERENCES membership(audit_id, id) ON DELETE CASCADE
); -- row-level security, forced
CREATE INDEX notice_at ON public.notice USING btree (at);
create policy across_audits on notice for all to portal_system using (true) with check (true);
create policy one_audit on notice for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table panel (
  audit_id uuid not null,
  panel text not null,
  scope_key text not null,
  version integer not null,
  result text,
  sources text not null default '{"files": [], "partial": []}'::text,
  changes text,
  PRIMARY KEY (audit_id, panel, scope_key, version),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on panel for all to portal_system using (true) with check (true);
create policy one_audit on panel for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on panel as restrictive for all to portal_app using (sees_scope(scope_key));

create table person (
  id uuid not null default gen_random_uuid(),
  email text not null,
  name text not null,
  issuer text,
  subject text,
  password_hash text,
  invitation_hash text,
  invitation_expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  invited_by uuid,
  credential uuid not null default gen_random_uuid(),
  address_proof text,
  operator_proven_at timestamp with time zone,
  invitation_mailed boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (email),
  UNIQUE (issuer, subject),
  FOREIGN KEY (invited_by) REFERENCES audit(id),
  CHECK ((email ~ '^[!-~]+$'::text)) NOT VALID,
  CHECK ((address_proof = ANY (ARRAY['demo'::text, 'link'::text, 'mail'::text, 'provider'::text]))),
  CHECK ((email = lower(email)))
); -- row-level security
create policy across_audits on person for all to portal_system using (true) with check (true);
create policy invited on person for update to portal_app using ((id IN ( SELECT membership.person_id
   FROM membership))) with check (((invited_by = current_audit()) AND (NOT invitation_mailed)));
create policy members on person for select to portal_app using ((id IN ( SELECT membership.person_id
   FROM membership)));

create table quality_state (
  audit_id uuid not null,
  wanted integer not null default 0,
  computed integer not null default 0,
  computed_at timestamp with time zone,
  method text,
  wanted_at timestamp with time zone,
  PRIMARY KEY (audit_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on quality_state for all to portal_system using (true) with check (true);
create policy one_audit on quality_state for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table quality_version (
  audit_id uuid not null,
  version integer not null,
  computed_at timestamp with time zone not null,
  files jsonb not null,
  changed jsonb not null default '[]'::jsonb,
  PRIMARY KEY (audit_id, version),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on quality_version for all to portal_system using (true) with check (true);
create policy one_audit on quality_version for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table recovery_code (
  person_id uuid not null,
  code_hash text not null,
  PRIMARY KEY (person_id, code_hash),
  FOREIGN KEY (person_id) REFERENCES second_factor(person_id) ON DELETE CASCADE
);

create table run (
  audit_id uuid not null,
  upload_id uuid not null,
  number integer not null,
  started_at timestamp with time zone not null default now(),
  beat_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  stage text not null default 'queued'::text,
  percent real,
  rows_read integer,
  rows_kept integer,
  statistics jsonb not null default '[]'::jsonb,
  results_summary jsonb not null default '[]'::jsonb,
  missing_columns text[] not null default '{}'::text[],
  error_count integer not null default 0,
  warning_count integer not null default 0,
  note_count integer not null default 0,
  school_rows jsonb not null default '{}'::jsonb,
  concerns_every_school boolean not null default false,
  columns jsonb not null default '{}'::jsonb,
  mapping jsonb,
  failed_rows integer,
  ignored_columns jsonb not null default '[]'::jsonb,
  cross_file_hash text,
  fingerprint jsonb,
  overview jsonb,
  rows_sha256 text,
  PRIMARY KEY (audit_id, upload_id, number),
  FOREIGN KEY (audit_id, upload_id) REFERENCES upload(audit_id, id) ON DELETE CASCADE
); -- row-level security, forced
create policy across_audits on run for all to portal_system using (true) with check (true);
create policy one_audit on run for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table school (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null,
  name text not null,
  local_id text,
  state_id text,
  nces_id text,
  ceeb_code text,
  PRIMARY KEY (audit_id, id),
  UNIQUE (audit_id, name),
  UNIQUE (id),
  FOREIGN KEY (audit_id) REFERENCES audit(id)
); -- row-level security, forced
create policy across_audits on school for all to portal_system using (true) with check (true);
create policy one_audit on school for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on school as restrictive for all to portal_app using (sees_school(id));

create table second_factor (
  person_id uuid not null,
  secret text not null,
  last_step bigint not null,
  since timestamp with time zone not null default now(),
  PRIMARY KEY (person_id),
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);

create table secret (
  name text not null,
  version integer not null,
  sealed text not null,
  made_at timestamp with time zone not null default now(),
  PRIMARY KEY (name, version)
);

create table selection (
  audit_id uuid not null,
  school_id uuid not null,
  version integer not null default 0,
  is_finalized boolean not null default false,
  ids text[] not null default '{}'::text[],
  saved_at timestamp with time zone,
  saved_by uuid,
  finalized_at timestamp with time zone,
  finalized_by uuid,
  finalized_by_name text,
  saved_by_name text,
  numbers_version integer,
  chosen jsonb not null default '{}'::jsonb,
  PRIMARY KEY (audit_id, school_id),
  FOREIGN KEY (audit_id) REFERENCES audit(id),
  FOREIGN KEY (audit_id, school_id) REFERENCES school(audit_id, id),
  FOREIGN KEY (finalized_by) REFERENCES person(id),
  FOREIGN KEY (saved_by) REFERENCES person(id)
); -- row-level security, forced
create policy across_audits on selection for all to portal_system using (true) with check (true);
create policy one_audit on selection for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));
create policy own_schools on selection as restrictive for all to portal_app using (sees_school(school_id));

create table sign_in_failure (
  key_hash text not null,
  failures integer not null,
  window_ends_at timestamp with time zone not null,
  PRIMARY KEY (key_hash)
);

create table sign_in_record (
  model text not null,
  id_hash text not null,
  payload jsonb not null,
  grant_id text,
  session_uid text,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (model, id_hash)
);
CREATE INDEX sign_in_record_expiry ON public.sign_in_record USING btree (expires_at);
CREATE INDEX sign_in_record_grant ON public.sign_in_record USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX sign_in_record_session ON public.sign_in_record USING btree (session_uid) WHERE (session_uid IS NOT NULL);

create table sign_in_session (
  session_uid text not null,
  person_id uuid not null,
  began_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  address text,
  browser text not null,
  ended_at timestamp with time zone,
  active_at timestamp with time zone not null default now(),
  PRIMARY KEY (session_uid),
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_session_person ON public.sign_in_session USING btree (person_id);

create table staged_file (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null,
  file_name text not null,
  purpose text not null,
  meant_as text,
  staged_by uuid not null,
  staged_by_name text not null,
  staged_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  expected_size bigint,
  size bigint,
  sha256 text,
  archive_id uuid,
  archive_name text,
  state text not null default 'uploading'::text,
  attempt integer not null default 0,
  tried_at timestamp with time zone,
  inspection jsonb,
  refused jsonb,
  entries jsonb,
  moves_id uuid,
  attempts_before integer not null default 0,
  PRIMARY KEY (audit_id, id),
  UNIQUE (id),
  FOREIGN KEY (audit_id) REFERENCES audit(id),
  FOREIGN KEY (audit_id, moves_id) REFERENCES upload(audit_id, id),
  FOREIGN KEY (staged_by) REFERENCES person(id),
  CHECK ((purpose = ANY (ARRAY['bulk'::text, 'check'::text]))),
  CHECK ((state = ANY (ARRAY['uploading'::text, 'inspecting'::text, 'inspected'::text, 'refused'::text, 'unpacked'::text, 'confirmed'::text, 'removed'::text])))
); -- row-level security, forced
CREATE INDEX staged_file_expiry ON public.staged_file USING btree (expires_at);
CREATE INDEX staged_file_of_person ON public.staged_file USING btree (audit_id, staged_by, staged_at);
create policy across_audits on staged_file for all to portal_system using (true) with check (true);
create policy one_audit on staged_file for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table upload (
  id uuid not null default gen_random_uuid(),
  audit_id uuid not null,
  upload_file_type text not null,
  file_name text not null,
  metadata jsonb not null,
  version integer not null default 1,
  chain_id uuid not null,
  replaces_id uuid,
  replaced_by_id uuid,
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  expected_size bigint,
  received_at timestamp with time zone,
  size bigint,
  sha256 text,
  lifecycle text not null default 'requested'::text,
  verdict text,
  attempt integer not null default 0,
  current_run integer,
  attempts_before integer not null default 0,
  removed_at timestamp with time zone,
  removed_by_name text,
  removed_reason text,
  moved_as text,
  bytes_of uuid,
  held jsonb,
  accepts_loss boolean not null default false,
  PRIMARY KEY (audit_id, id),
  UNIQUE (id),
  FOREIGN KEY (audit_id, bytes_of) REFERENCES upload(audit_id, id),
  FOREIGN KEY (audit_id) REFERENCES audit(id),
  FOREIGN KEY (audit_id, replaced_by_id) REFERENCES upload(audit_id, id),
  FOREIGN KEY (audit_id, replaces_id) REFERENCES upload(audit_id, id),
  FOREIGN KEY (requested_by) REFERENCES person(id),
  CHECK (((removed_at IS NULL) = (removed_by_name IS NULL))),
  CHECK ((num_nonnulls(removed_reason, moved_as, held) = ((removed_at IS NOT NULL))::integer)),
  CHECK ((lifecycle = ANY (ARRAY['requested'::text, 'received'::text, 'processing'::text, 'done'::text, 'expired'::text, 'canceled'::text]))),
  CHECK ((verdict = ANY (ARRAY['success'::text, 'data_errors'::text, 'malformed'::text]))),
  CHECK (((lifecycle <> 'done'::text) OR (verdict IS NOT NULL)))
); -- row-level security, forced
CREATE INDEX upload_chain ON public.upload USING btree (audit_id, chain_id);
CREATE INDEX upload_newest ON public.upload USING btree (audit_id, requested_at DESC);
CREATE INDEX upload_open ON public.upload USING btree (lifecycle) WHERE (lifecycle = ANY (ARRAY['requested'::text, 'received'::text, 'processing'::text]));
CREATE INDEX upload_waiting ON public.upload USING btree (audit_id, received_at) WHERE (lifecycle = 'received'::text);
create policy across_audits on upload for all to portal_system using (true) with check (true);
create policy one_audit on upload for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table upload_school (
  audit_id uuid not null,
  upload_id uuid not null,
  school_id uuid not null,
  PRIMARY KEY (audit_id, upload_id, school_id),
  FOREIGN KEY (audit_id, school_id) REFERENCES school(audit_id, id),
  FOREIGN KEY (audit_id, upload_id) REFERENCES upload(audit_id, id) ON DELETE CASCADE
); -- row-level security, forced
create policy across_audits on upload_school for all to portal_system using (true) with check (true);
create policy one_audit on upload_school for all to portal_app using ((audit_id = current_audit())) with check ((audit_id = current_audit()));

create table value_mapping (
  id uuid not null default gen_random_uuid(),
  district_id uuid not null,
  upload_file_type text not null,
  column_name text not null,
  value_key text not null,
  value_text text not null,
  value text,
  confirmed_by uuid not null,
  confirmed_by_name text not null,
  confirmed_at timestamp with time zone not null default now(),
  schools uuid[],
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (district_id, upload_file_type, column_name, value_key, schools),
  FOREIGN KEY (confirmed_by) REFERENCES person(id),
  FOREIGN KEY (district_id) REFERENCES district(id),
  CHECK ((cardinality(schools) > 0))
); -- row-level security, forced
create policy across_audits on value_mapping for all to portal_system using (true) with check (true);
create policy add_schools on value_mapping as restrictive for insert to portal_app with check (sees_each(schools));
create policy change_schools on value_mapping as restrictive for update to portal_app using (sees_each(schools));
create policy own_district on value_mapping for all to portal_app using ((district_id IN ( SELECT audit.district_id
   FROM audit))) with check ((district_id IN ( SELECT audit.district_id
   FROM audit)));
create policy read_schools on value_mapping as restrictive for select to portal_app using (((schools IS NULL) OR sees_some(schools)));
create policy remove_schools on value_mapping as restrictive for delete to portal_app using (sees_each(schools));

create view file_coverage with (security_invoker=true) as
 SELECT u.audit_id,
    u.id AS upload_id,
    u.upload_file_type,
    u.metadata,
    covered.school_id,
    ((u.verdict <> 'malformed'::text) AND ((COALESCE(((covered.of_school ->> 'valid'::text))::integer, 0) > 0) OR COALESCE(((r.rows_kept > 0) AND (NOT (r.columns ? 'school'::text))), false))) AS brings_rows,
    (r.concerns_every_school OR (COALESCE(((covered.of_school ->> 'errors'::text))::integer, 0) > 0)) AS has_errors,
    (covered.of_school -> 'choices'::text) AS choices
   FROM ((upload u
     JOIN run r ON (((r.audit_id = u.audit_id) AND (r.upload_id = u.id) AND (r.number = u.current_run))))
     CROSS JOIN LATERAL ( SELECT s.school_id,
            counted.of_school
           FROM (upload_school s
             LEFT JOIN jsonb_each(r.school_rows) counted(school_id, of_school) ON ((counted.school_id = (s.school_id)::text)))
          WHERE ((s.audit_id = u.audit_id) AND (s.upload_id = u.id))) covered)
  WHERE ((u.verdict IS NOT NULL) AND (u.replaced_by_id IS NULL) AND (u.removed_at IS NULL));

CREATE OR REPLACE FUNCTION public.add_link(e audit_event)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  newest event_link;
begin
  perform pg_advisory_xact_lock(7310004, hashtext(e.audit_id::text));
  select * into newest from event_link l where l.audit_id = e.audit_id order by l.sequence desc limit 1;
  insert into event_link (audit_id, sequence, event_id, hash) values (
    e.audit_id, coalesce(newest.sequence, 0) + 1, e.id,
    encode(sha256(convert_to(coalesce(newest.hash, '') || event_text(e), 'UTF8')), 'hex'));
end $function$;

CREATE OR REPLACE FUNCTION public.begin_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.proven_at := coalesce(new.proven_at,
    (select now() from public.person p where p.id = new.person_id and p.address_proof in ('demo', 'mail', 'provider')));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.current_audit()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('portal.audit_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.event_field(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(((octet_length(value) || ':'::text) || value), '-'::text);

CREATE OR REPLACE FUNCTION public.event_text(e audit_event)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN concat(event_field(((e).audit_id)::text), event_field(((e).id)::text), event_field(to_char(((e).at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.US'::text)), event_field(((e).person_id)::text), event_field((e).person_name), event_field((e).event), event_field(((e).upload_id)::text), event_field((e).upload_file_type), event_field((e).file_name), event_field(((e).school_ids)::text), event_field(((e).details)::text), event_field((e).address));

CREATE OR REPLACE FUNCTION public.keep_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_user <> 'portal_app' and exists (select from public.deleted_audit d where d.id = old.audit_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.link_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_link(new);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.person_with_email(wanted text, full_name text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare found_id uuid;
begin
  insert into public.person as p (email, name) values (wanted, full_name)
  on conflict (email) do update set invitation_hash = null, invitation_expires_at = null, invited_by = null
  returning id into found_id;
  return found_id;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.sees_all_schools()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(current_setting('portal.school_ids'::text, true), ''::text) = '*'::text);

CREATE OR REPLACE FUNCTION public.sees_each(schools uuid[])
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (sees_all_schools() OR ((schools IS NOT NULL) AND (NOT (EXISTS (SELECT FROM unnest(sees_each.schools) one(school) WHERE (NOT sees_school(one.school)))))));

CREATE OR REPLACE FUNCTION public.sees_school(school uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (sees_all_schools() OR ((school)::text = ANY (string_to_array(current_setting('portal.school_ids'::text, true), ','::text))));

CREATE OR REPLACE FUNCTION public.sees_scope(scope_key text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (sees_all_schools() OR (scope_key = ANY (string_to_array(current_setting('portal.school_ids'::text, true), ','::text))) OR (scope_key = ('set:'::text || encode(sha256(convert_to(current_setting('portal.school_ids'::text, true), 'UTF8'::name)), 'hex'::text))));

CREATE OR REPLACE FUNCTION public.sees_some(schools uuid[])
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (sees_all_schools() OR (EXISTS (SELECT FROM unnest(sees_some.schools) one(school) WHERE sees_school(one.school))));

CREATE OR REPLACE FUNCTION public.sign_out_member(member uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare who uuid;
begin
  select m.person_id into who from public.membership m
    where m.id = member and m.audit_id = public.current_audit() and m.proven_at is not null;
  if who is null then return false; end if;
  with ended as (
    update public.sign_in_session set ended_at = now() where person_id = who and ended_at is null returning session_uid
  )
  delete from public.sign_in_record r using ended e
    where r.session_uid = e.session_uid or r.payload ->> 'sessionUid' = e.session_uid;
  return true;
end $function$;
