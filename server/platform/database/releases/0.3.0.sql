-- What version 0.3.0 could write beside the rows of the versions before it.
update membership set mail = 'all' where scope = 'district';
insert into notice (audit_id, event_id, membership_id)
  select audit_id, id, '00000000-0000-4000-8000-000000000007' from audit_event;
update quality_state set wanted = 4, wanted_at = '2026-11-22';
update run set cross_file_hash = 'h';
