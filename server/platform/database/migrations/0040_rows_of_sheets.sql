-- Rows with the same number on several sheets, and several records of a row, were taken for each other in the numbers. Their keys are made in
-- another way now (server/platform/lake/row-keys.ts), so these files are read again from their originals: no rows have this hash.

-- The owner of the tables, who runs this, is held to their policies too as long as these are forced; security.sql forces them again.
alter table run no force row level security;
update run set rows_sha256 = 'to be read again'
where rows_kept > 0 and (
  exists (
    select from jsonb_array_elements(case jsonb_typeof(overview) when 'array' then overview else '[]' end) as line
    where (line ->> 'is' = 'sheets' and jsonb_array_length(line -> 'names') > 1)
      or (line ->> 'is' = 'layout' and (line -> 'slots' ->> 'count')::integer > 1))
  -- In the English words of an earlier version.
  or exists (
    select from jsonb_array_elements_text(statistics) as line where line like 'Sheets: %' or line like 'Recognized as %: % a row'));
