-- Rows of transcripts of the cohort, as the match of courses counts them: all, without a catalog row, and with a code of SCED; and scores.
SELECT home, rows, open_rows, coalesce(coded, 0) AS coded
FROM (
  SELECT home, sum(rows)::INTEGER AS rows, sum(open_rows)::INTEGER AS open_rows
  FROM student JOIN transcript_of_student ON student = student_id WHERE in_cohort GROUP BY home) AS matched
LEFT JOIN (
  SELECT student.home, count(*)::INTEGER AS coded
  FROM taken JOIN course_row AS said ON said.file = taken.file AND said.row_number = taken.row_number
  JOIN student ON student.student_id = taken.student AND in_cohort
  WHERE NOT is_transfer AND sced IS NOT NULL GROUP BY student.home) AS coded USING (home)
