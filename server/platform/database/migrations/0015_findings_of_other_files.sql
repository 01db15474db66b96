-- What the other files say of a run, as last stored: the same again is not written again.
alter table run add column cross_file_hash text;
