-- The score ledger: one row per distinct score (docs/domain/scores.md#one-score): student, test, exam, administration.
-- A row with a score beats one without, a higher score a lower one. Beside it the best SAT and ACT of each student
-- (docs/domain/scores.md#superscores).

-- An ID that was copied wrong may be someone else's. The name and the date of birth beside it tell: a row where all of
-- these are others than on the roster is not of that student. Each way to write a person is read once.
CREATE TABLE score_person AS
  SELECT DISTINCT found.student, row.last_name, row.first_name, row.birth_date
  FROM (
    SELECT file, student_id, other_student_id, last_name, first_name, birth_date FROM score_row_written
    WHERE birth_date IS NOT NULL AND last_name IS NOT NULL AND first_name IS NOT NULL) AS row
  JOIN kind_of_file AS best ON best.file = row.file
  JOIN student_of_id AS found ON found.file = row.file AND found.id = CASE best.place WHEN 2 THEN row.other_student_id
    ELSE row.student_id END
  WHERE found.student IS NOT NULL;

-- Of nearly all the date of birth is that of the roster, and no name is compared.
CREATE TABLE doubtful_person AS
  WITH born AS (
    SELECT key AS student, birth_date FROM (SELECT DISTINCT student_id, birth_date FROM roster_written) AS row
    JOIN student_text ON student_text.text = row.student_id WHERE EXISTS (FROM score_person))
  SELECT doubtful.*, text AS roster_id
  FROM (FROM score_person ANTI JOIN born USING (student, birth_date)) AS doubtful
  JOIN student_text ON student_text.key = doubtful.student;

CREATE TABLE named_person AS
  SELECT mine.student, mine.last_name, mine.first_name, mine.birth_date, known.birth_date AS known_date,
    {'last': name_key(mine.last_name), 'first': name_key(mine.first_name)} AS name,
    {'last': name_key(known.last_name), 'first': name_key(known.first_name)} AS known_name
  FROM doubtful_person AS mine
  JOIN (SELECT student_id, last_name, first_name, birth_date FROM roster_written
    WHERE EXISTS (FROM doubtful_person)) AS known
    ON known.student_id = mine.roster_id;

CREATE TABLE other_person AS
  SELECT student, last_name, first_name, birth_date FROM named_person GROUP BY ALL
  HAVING bool_and(known_date IS NOT NULL AND coalesce(has_other_names(name, known_name), false));

-- By row: few scores are of no one for this, and the others are not to be compared by names again.
CREATE TABLE other_row AS
  SELECT DISTINCT row.file, row.row_number
  FROM other_person AS other JOIN score_row_written AS row
    ON row.birth_date = other.birth_date AND row.last_name = other.last_name AND row.first_name = other.first_name
  JOIN student_of_id AS found
    ON found.file = row.file AND found.student = other.student AND found.id = CASE found.place
      WHEN 2 THEN row.other_student_id ELSE row.student_id END;

-- A table: to find the students costs as much as to keep all columns. mark is the hash of what makes
-- two scores the same one.
CREATE TABLE matched_score AS
  WITH matched AS (
    SELECT row.*, CASE WHEN other.file IS NULL THEN coalesce(found.student, named.student) END AS student,
      other.file IS NOT NULL AS is_other_person
    FROM score_row AS row
    LEFT JOIN kind_of_file AS best ON best.file = row.file
    LEFT JOIN (FROM student_of_id SEMI JOIN (SELECT file FROM file WHERE type = 'STUDENT_TEST_SCORES') AS mine
      USING (file)) AS found
      ON found.file = row.file AND found.id = CASE best.place WHEN 2 THEN row.other_student_id ELSE row.student_id END
    LEFT JOIN student_of_written_name AS named
      ON named.birth_date = CASE WHEN row.student_id IS NULL THEN row.birth_date END
      AND named.last_name = row.last_name AND named.first_name = row.first_name
    LEFT JOIN other_row AS other ON other.file = row.file AND other.row_number = row.row_number),
  told AS (
    -- Vendors' files of one year hold the scores of earlier ones again, so a stranger's score may
    -- be in several files, too.
    SELECT *, CASE WHEN student IS NULL
      THEN coalesce(student_id, concat_ws(' ', name_key(last_name), name_key(first_name), birth_date)) END AS stranger
    FROM matched)
  SELECT told.* EXCLUDE (school_id, other_student_id, is_counted), coalesce(is_counted, true) AS is_counted,
    coalesce(home, school_id) AS belongs_to,
    hash(student, stranger, test_type, exam, administration) AS mark
  FROM told LEFT JOIN (SELECT student_id AS student, home FROM enrolled) AS enrolled USING (student);

-- Few scores are there twice: equal hashes find them, the values decide. To order by an enumeration of all students
-- takes longer than all else.
CREATE TABLE outdone AS
  WITH again AS (SELECT mark FROM matched_score GROUP BY mark HAVING count(*) > 1)
  SELECT score.rowid AS score FROM matched_score AS score SEMI JOIN again USING (mark)
  WHERE test_type <> 'AP' OR is_counted
  QUALIFY row_number() OVER (
    PARTITION BY enum_code(score.student), stranger, test_type, exam, administration
    ORDER BY coalesce(numeric_score, sat_total, sat_ebrw + sat_math, act_composite,
      (act_english + act_math + act_reading + act_science) / 4,
      act_superscore) DESC NULLS LAST, file DESC, row_number DESC) > 1;

-- Where each section has a row, a day has several: the first stands for the sitting, and the best of all
-- sections are found below.
CREATE TABLE further_part AS
  SELECT score.rowid AS score FROM matched_score AS score ANTI JOIN outdone ON outdone.score = score.rowid
  WHERE test_type IN ('SAT', 'ACT') AND EXISTS (FROM matched_score
    WHERE test_type IN ('SAT', 'ACT') AND exam <> test_type)
  QUALIFY row_number() OVER (PARTITION BY enum_code(score.student), stranger, test_type, administration
    ORDER BY file, row_number) > 1;

CREATE VIEW score AS
  SELECT row.rowid AS matched_row, file, row_number, student, belongs_to, test_type, subject, numeric_score, sat_ebrw,
    sat_math, sat_total,
    act_english, act_math, act_reading, act_science, act_composite, act_superscore, is_counted,
    numeric_score IS NOT NULL AND is_counted AND test_type IN ('AP', 'IB') AS is_exam_score
  FROM matched_score AS row ANTI JOIN outdone ON outdone.score = row.rowid
  -- AP sub-scores are parts of another exam.
  WHERE test_type <> 'AP' OR is_counted;

-- What is matched with students: a test that someone took, whatever number of rows it has.
CREATE VIEW sitting AS
  FROM score ANTI JOIN further_part ON further_part.score = matched_row;

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

CREATE TABLE exams_of_student AS
  SELECT student, count(*) FILTER (test_type = 'AP') AS ap_exams, count(*) FILTER (test_type = 'IB') AS ib_exams
  FROM score WHERE is_exam_score AND student IS NOT NULL GROUP BY student;
