-- What version 0.2.0 could write beside the rows of the versions before it.
insert into column_mapping (district_id, upload_file_type, header_set, header_keys, columns, confirmed_by, confirmed_by_name) values
  ('00000000-0000-4000-8000-000000000003', 'STUDENT_ROSTER', repeat('b', 64), '{grade}', '[{"column": "grade_level", "header": "grade", "nth": 1}]',
    '00000000-0000-4000-8000-000000000001', 'P');
insert into value_mapping (district_id, upload_file_type, column_name, value_key, value_text, value, confirmed_by, confirmed_by_name) values
  ('00000000-0000-4000-8000-000000000003', 'STUDENT_ROSTER', 'gender', 'x', 'X', 'nonbinary', '00000000-0000-4000-8000-000000000001', 'P');
update run set ignored_columns = '[{"letter": "D", "header": "Phone"}]', failed_rows = 1;
insert into staged_file (audit_id, file_name, purpose, staged_by, staged_by_name, expires_at, size, sha256, state, inspection) values
  ('00000000-0000-4000-8000-000000000004', 'several.zip', 'bulk', '00000000-0000-4000-8000-000000000001', 'P', '2026-11-22', 5, repeat('c', 64), 'unpacked', null),
  ('00000000-0000-4000-8000-000000000004', 'scores.csv', 'bulk', '00000000-0000-4000-8000-000000000001', 'P', '2026-11-22', 5, repeat('d', 64), 'inspected', '{"rows": 3}');
insert into course_decision (audit_id, course_code, title_key, course_title, sced_code, decided_by, decided_by_name) values
  ('00000000-0000-4000-8000-000000000004', 'N100', 'algebra', 'Algebra', '02052', '00000000-0000-4000-8000-000000000001', 'P'),
  ('00000000-0000-4000-8000-000000000004', 'LUNCH', 'lunch', 'Lunch', null, '00000000-0000-4000-8000-000000000001', 'P');
update selection set saved_by_name = 'P', numbers_version = 3, chosen = '{"one": {"category": "HIGH_FLIER", "gpa": 3.5}}';
insert into finalized_transcript values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005', 'one', '{"courses": []}');
