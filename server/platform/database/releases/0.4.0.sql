-- What version 0.4.0 could write beside the rows of the versions before it.
insert into panel (audit_id, panel, scope_key, version, result, sources, changes) values
  ('00000000-0000-4000-8000-000000000004', 'rosters/summary', 'all', 4, '{"total_student_count": 13}', '{"files": [], "partial": []}', '{"total_student_count": {"was": 12, "is": 13}}');
