-- Nobody asks the database about parts of an answer: as text it is stored in half the time, and read as it stands.
alter table panel
  alter column result type json,
  alter column sources drop default,
  alter column sources type json,
  alter column sources set default '{"files": [], "partial": []}',
  alter column headlines drop default,
  alter column headlines type json,
  alter column headlines set default '[]',
  alter column changes type json;
