/**
 * The score ledger: one row per distinct score (domain.md 7.7): student, test, exam, administration. A row with a score beats one
 * without, a higher score a lower one. `belongs_to` is the student's home, or the school in the row where nobody was matched.
 * Beside it `superscore`: the best SAT and ACT of each student (domain.md 7.6).
 */
export const SCORES = `
  CREATE TABLE score AS
    WITH sitting AS (
      SELECT *,
        coalesce(student, file || ' ' || coalesce(student_id, concat_ws(' ', last_name, first_name, birth_date))) AS who,
        coalesce(numeric_score, sat_total, sat_ebrw + sat_math, act_composite,
          (act_english + act_math + act_reading + act_science) / 4) AS rank
      FROM matched_score
      -- AP sub-scores are parts of another exam.
      WHERE test_type <> 'AP' OR coalesce(is_counted, true))
    SELECT sitting.* EXCLUDE (who, exam, administration, rank, student_id, other_student_id, last_name, first_name, birth_date),
      coalesce(enrolled.home, sitting.school_id) AS belongs_to,
      numeric_score IS NOT NULL AND coalesce(is_counted, true) AND test_type IN ('AP', 'IB') AS is_exam_score
    FROM sitting LEFT JOIN enrolled ON enrolled.student_id = sitting.student
    QUALIFY row_number() OVER (
      PARTITION BY who, test_type, exam, administration ORDER BY rank DESC NULLS LAST, file DESC, row_number DESC) = 1;

  CREATE TABLE superscore AS
    WITH best AS (
      SELECT student, max(sat_ebrw) + max(sat_math) AS sat_sections, max(sat_total) AS sat_total,
        max(act_english) + max(act_math) + max(act_reading) + max(act_science) AS act_sections,
        max(act_composite) AS act_composite, max(act_superscore) AS act_stated
      FROM score WHERE student IS NOT NULL AND test_type IN ('SAT', 'ACT') GROUP BY student)
    SELECT student, coalesce(sat_sections, sat_total) AS sat,
      -- Halves up: four sections that add up to 82 give 20.5, so 21.
      CASE WHEN act_stated >= coalesce(act_composite, 0) THEN act_stated
        ELSE coalesce(CAST(floor(act_sections / 4.0 + 0.5) AS INTEGER), act_composite) END AS act
    FROM best;
`;
