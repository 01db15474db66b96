-- Version 0.10.0 has no tables and columns of its own.
select 1;
