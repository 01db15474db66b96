-- Rows of transcripts of the cohort, as the match of courses counts them: all, without a catalog row, and with a code of SCED.
SELECT home, count(*)::INTEGER AS rows, count(*) FILTER (NOT is_in_catalog)::INTEGER AS open_rows, count(sced)::INTEGER AS coded
FROM opportunity_taken WHERE NOT is_transfer GROUP BY home
