-- What an audit may hold, where an operator has set it; null: what the settings of the portal say.
alter table audit add column most_files integer check (most_files > 0);
alter table audit add column most_bytes bigint check (most_bytes > 0);
