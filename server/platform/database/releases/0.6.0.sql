-- What version 0.6.0 could write beside the rows of the versions before it.
update audit set most_files = 5000, most_bytes = 50000000000;
update sign_in_session set active_at = '2026-11-26' where session_uid = 'v';
update staged_file set attempts_before = 1;
