-- The statistics of the planner keep the most common values of a column, also when their rows are deleted; of an emptied table for good. Student IDs,
-- cells and names of files were among them after an audit was deleted. No statement chooses its plan by these columns, so none are kept of them.
do $$
declare
  one record;
  text_of_events text := pg_get_functiondef(to_regprocedure('event_text(audit_event)'));
begin
  -- It names columns whose type is said again below.
  if text_of_events is not null then drop function event_text(audit_event); end if;
  for one in
    select a.attrelid::regclass as of_table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from (values
      ('issue', '{student_id, value, params, header}'::text[]),
      ('issue_group', '{header, params}'),
      ('run', '{columns, statistics, results_summary, mapping, ignored_columns, overview, fingerprint}'),
      ('upload', '{file_name, removed_reason, held}'),
      ('staged_file', '{file_name, archive_name, inspection, refused, entries}'),
      ('audit_event', '{file_name, details}'),
      ('selection', '{ids, chosen}'),
      ('finalized_transcript', '{transcript}'),
      ('candidate_list', '{students}'),
      ('panel', '{result, sources, changes}'),
      ('newest_panels', '{panels}'),
      ('quality_version', '{files, changed}'),
      ('course_decision', '{course_title, title_key}'),
      ('value_mapping', '{value_key, value_text}'),
      ('column_mapping', '{header_keys, columns}')) as holds (table_name, columns)
    join pg_attribute a on a.attrelid = to_regclass(holds.table_name) and a.attname = any (holds.columns)
  loop
    execute format('alter table %s alter column %I set statistics 0', one.of_table, one.name);
    -- To say the type again changes no row, and takes away what was kept. A view names the columns of runs: headers alone.
    if (one.of_table, one.name) is distinct from ('run'::regclass, 'columns') then
      execute format('alter table %s alter column %I type %s', one.of_table, one.name, one.type);
    end if;
  end loop;
  if text_of_events is not null then execute text_of_events; end if;
end $$;
