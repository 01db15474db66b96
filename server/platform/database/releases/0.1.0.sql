-- An audit of two schools as version 0.1.0 wrote it: a file that was replaced, numbers, a finalized selection, the log.
insert into person (id, email, name, password_hash) values
  ('00000000-0000-4000-8000-000000000001', 'p@before.test', 'P', 'scrypt$x'), ('00000000-0000-4000-8000-000000000002', 'q@before.test', 'Q', null);
insert into district (id, name) values ('00000000-0000-4000-8000-000000000003', 'Before');
insert into audit (id, district_id, year_ending, settings, transcript_key) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000003', 2024, '{"tests": ["SAT"]}', '\x0102');
update person set invited_by = '00000000-0000-4000-8000-000000000004' where name = 'Q';
insert into school (audit_id, id, name, local_id) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005', 'North', '007'),
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000006', 'South', null);
insert into membership (id, audit_id, person_id, roles, scope) values
  ('00000000-0000-4000-8000-000000000007', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', '{ADMIN}', 'district'),
  ('00000000-0000-4000-8000-000000000008', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000002', '{FACILITATOR}', 'school');
insert into membership_school values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000008', '00000000-0000-4000-8000-000000000006');
insert into upload (audit_id, id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, received_at, size,
    sha256, lifecycle, verdict, attempt, current_run)
  select '00000000-0000-4000-8000-000000000004', id, '00000000-0000-4000-8000-000000000009', 'STUDENT_ROSTER', name, '{}',
    '00000000-0000-4000-8000-000000000001', 'P', '2026-11-21', '2026-11-21', 12, repeat('a', 64), 'done', verdict, 1, 1
  from (values ('00000000-0000-4000-8000-000000000009'::uuid, 'roster.csv', 'success'),
    ('00000000-0000-4000-8000-000000000010', 'roster 2.csv', 'data_errors')) as file (id, name, verdict);
update upload set replaced_by_id = '00000000-0000-4000-8000-000000000010' where file_name = 'roster.csv';
update upload set replaces_id = '00000000-0000-4000-8000-000000000009', version = 2 where file_name = 'roster 2.csv';
insert into upload_school select audit_id, id, '00000000-0000-4000-8000-000000000005' from upload;
insert into run (audit_id, upload_id, number, finished_at, rows_read, rows_kept, statistics) select audit_id, id, 1, now(), 12, 11, '["Rows read: 12"]' from upload;
insert into issue_group (audit_id, upload_id, run, ordinal, code, severity, column_letter, header, count, message, fix, first_rows, cause) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000010', 1, 1, 'grade-level.unknown', 'error', 'C', 'Grade', 1, 'm', 'f', '{2}', 'c');
insert into issue (audit_id, upload_id, run, ordinal, code, severity, school_id, row_number, student_id, value, message, fix) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000010', 1, 1, 'grade-level.unknown', 'error',
    '00000000-0000-4000-8000-000000000005', 2, 'S1', '13', 'm', 'f');
insert into quality_state (audit_id, wanted, computed, computed_at, files) values
  ('00000000-0000-4000-8000-000000000004', 3, 3, '2026-11-21', '[{"file_id": "00000000-0000-4000-8000-000000000010", "run": 1, "file_name": "roster 2.csv", "upload_file_type": "STUDENT_ROSTER"}]');
insert into panel (audit_id, panel, scope_key, version, result) values
  ('00000000-0000-4000-8000-000000000004', 'rosters/summary', 'all', 3, '{"total_student_count": 12, "provenance": {"version": 3, "files": [], "partial": []}}');
insert into candidate (audit_id, school_id, id, ordinal, category, gpa, race, gender, disability_status, english_learner, low_income, student_label) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005', 'one', 1, 'HIGH_FLIER', 3.5, 'asian', 'male', 'unknown', 'unknown', 'unknown', 'Student A');
insert into selection (audit_id, school_id, version, is_finalized, ids, saved_by, finalized_by, finalized_by_name) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005', 2, true, '{one}', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', 'P');
insert into audit_event (audit_id, person_id, person_name, event, upload_id, upload_file_type, file_name, school_ids) select audit_id, requested_by, 'P',
  'upload.received', id, upload_file_type, file_name, '{00000000-0000-4000-8000-000000000005}' from upload;
insert into sign_in_record (model, id_hash, payload, expires_at) values ('Session', 'x', '{"uid": "u"}', '2026-12-01');
insert into sign_in_failure values ('y', 2, '2026-12-01');
