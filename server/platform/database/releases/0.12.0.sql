-- Version 0.12.0 has no tables and columns of its own.
select 1;
