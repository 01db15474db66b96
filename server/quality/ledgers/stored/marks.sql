-- What the numbers made of each transcript row of the cohort: its area, its credits as Carnegie units, and why it does
-- not count where it does not. What the row says itself (course, title, mark) is read from its file when someone opens
-- the transcript: copying a million titles at every refresh would serve a handful of students. `student` is the number
-- of the student ledger's `ref`. Not sorted: who looks for one student reads one narrow column.
SELECT row.home, enum_code(row.student)::INTEGER AS student, row.file::SMALLINT AS file, row.row_number,
  row.area, row.is_course, coalesce(doubled.mark_level <> row.mark_level, false) AS is_other_level,
  row.earned / divisor_of(own.divisor, scaled.divisor) AS credits,
  divisor_of(own.divisor, scaled.divisor)::SMALLINT AS divisor
FROM transcript_row AS row
JOIN student ON student.student_id = row.student
LEFT JOIN doubled ON doubled.who = row.who AND doubled.course_code IS NOT DISTINCT FROM row.course_code
  AND doubled.school_year = row.school_year
LEFT JOIN scaled ON scaled.school_id = coalesce(row.school_id, row.home)
LEFT JOIN own_divisor AS own ON own.file = row.file AND own.row_number = row.row_number
WHERE in_cohort
