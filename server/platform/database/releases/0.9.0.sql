-- What version 0.9.0 could write beside the rows of the versions before it.
update run set rows_sha256 = '0000000000000000000000000000000000000000000000000000000000000000';
