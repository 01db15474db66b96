-- Version 0.7.0 has no tables and columns of its own.
select 1;
