-- What version 0.5.0 could write beside the rows of the versions before it.
update membership set name = 'P of the district', language = 'es' where id = '00000000-0000-4000-8000-000000000007';
update audit set due_on = '2026-12-01', delete_after = '2027-12-01', settings = '{"tests": ["SAT"], "findings": {"el_mode": "ever"}}';
update upload set removed_at = '2026-11-22', removed_by_name = 'P', removed_reason = 'Wrong school' where file_name = 'roster.csv';
insert into not_offered (audit_id, school_id, upload_file_type, column_name, said_by, said_by_name) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000006', 'TEST_SCORES', 'IB', '00000000-0000-4000-8000-000000000001', 'P');
insert into audit_turn values ('00000000-0000-4000-8000-000000000004', '2026-11-22');
insert into second_factor (person_id, secret, last_step) values ('00000000-0000-4000-8000-000000000002', 'sealed', 1);
insert into recovery_code values ('00000000-0000-4000-8000-000000000002', repeat('b', 64));
insert into sign_in_session (session_uid, person_id, browser) values ('v', '00000000-0000-4000-8000-000000000002', 'A browser');
insert into deleted_audit (id, district_name, year_ending) values ('00000000-0000-4000-8000-000000000011', 'Long ago', 2020);
