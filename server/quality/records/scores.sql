-- Scores of exams, below the table `wanted` of students ($school is their school).

SELECT wanted.id, written.student_id AS written_id, score.test_type, written.ap_code,
  nullif(concat_ws(' ', written.exam_name, written.exam_level), '') AS name, written.administration AS taken,
  score.numeric_score AS score
FROM score JOIN wanted ON wanted.student_id = score.student
JOIN written_score AS written USING (file, row_number)
WHERE score.is_exam_score AND score.belongs_to = $school
ORDER BY wanted.id, score.test_type, written.administration, name
