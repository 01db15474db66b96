-- Rows of transcripts of the cohort, as the match of courses counts them: all, without a catalog row,
-- and with a code of SCED.
SELECT home, sum(rows)::INTEGER AS rows, sum(open_rows)::INTEGER AS open_rows, sum(coded)::INTEGER AS coded
FROM taken_of_student AS taken JOIN transcript_of_writer AS writer ON writer.who = taken.who
GROUP BY home HAVING sum(rows) > 0
