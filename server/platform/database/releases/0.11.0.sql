-- Version 0.11.0 has no tables and columns of its own.
select 1;
