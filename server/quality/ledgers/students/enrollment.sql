-- Who belongs to the class (docs/domain/cohort.md#conditions).

-- The school year (1 July to 30 June) of a date: July to December have 184 days.
CREATE MACRO year_of(date) AS year(date + 184);

-- One bit a year of the class, the first year the lowest; years before and after it give none. Both ends are included.
CREATE MACRO years_before(year) AS (1 << greatest(0, least(4, year - first_year()))) - 1;
CREATE MACRO year_bits(first, last) AS years_before(last + 1) & ~years_before(first);

-- Whether a row says that the student left before the end of a year. From May on it is the end of the year: one system
-- stamps an exit on every student then.
CREATE MACRO has_left(exit_date, exit_kind, status, year) AS
  CASE WHEN exit_kind = 'graduated' OR status = 'graduated' THEN false
    WHEN exit_date IS NOT NULL THEN exit_date < make_date(year, 5, 1)
    ELSE coalesce(exit_kind IN ('transferred out', 'dropped', 'no-show'), false)
      OR coalesce(status IN ('withdrawn', 'no-show'), false) END;

-- Bits of the recency: marked as the primary school, and not left.
CREATE MACRO primary_bit() AS 1::BIGINT << 44;
CREATE MACRO stays_bit() AS 1::BIGINT << 43;

-- How late a roster row is, as one number, for an order by six columns takes four times as long: year, entry
-- date (days since 1900), primary flag, whether the student stays, then the newest file (of 32,768) and the last row
-- (of 268 million). No two rows have the same.
CREATE MACRO recency(school_year, entry_date, primary_school, stays, file, row_number) AS
  ((school_year - first_year())::BIGINT << 61)
    | (greatest(0, least(65535, coalesce(entry_date - DATE '1900-01-01', 0))) << 45)
    | CASE WHEN primary_school THEN primary_bit() ELSE 0 END
    | CASE WHEN stays THEN stays_bit() ELSE 0 END
    | (file::BIGINT << 28) | row_number;
-- What decides before the order of files and rows does.
CREATE MACRO rank_of(recency) AS recency >> 43;
-- The file and the row in it, read from the recency.
CREATE MACRO file_of(recency) AS ((recency >> 28) & 32767)::INTEGER;
CREATE MACRO row_of(recency) AS recency & 268435455;

CREATE TABLE enrollment AS
  SELECT student_id, school_id, school_year, grade_level, exit_date, exit_kind, status, graduation_year,
    recency(school_year, entry_date, primary_school, NOT has_left(exit_date, exit_kind, status, school_year), file,
      row_number) AS recency,
    -- An enrollment counts for its own year and, where both ends are known, for each year it overlaps.
    year_bits(school_year, school_year)
      | CASE WHEN entry_date IS NULL OR exit_date IS NULL THEN 0
        ELSE year_bits(year_of(entry_date), year_of(exit_date)) END AS years,
    outdated.file IS NOT NULL AS is_outdated
  FROM roster LEFT JOIN outdated_place AS outdated USING (file, school_year, student_id, school_id)
  WHERE school_year BETWEEN first_year() AND year_ending() AND grade_level >= 9;

CREATE TABLE class AS
  SELECT student_id, max(recency) FILTER (NOT is_outdated) AS latest,
    -- Of a row that a newer roster corrects the further years of a long enrollment stay.
    bit_or(CASE WHEN is_outdated THEN years & ~year_bits(school_year, school_year) ELSE years END) AS years,
    coalesce(bool_or(grade_level = 12) FILTER (school_year = year_ending() AND NOT is_outdated), false) AS is_senior,
    bool_or(school_year = year_ending() AND NOT is_outdated) AS is_in_last_year,
    arg_max(graduation_year, recency & ~(primary_bit() | stays_bit())) FILTER (graduation_year IS NOT NULL
      AND NOT is_outdated) AS graduation_year
  FROM enrollment GROUP BY student_id;

-- The home is the latest row: year, then entry date, then the primary flag, then one that the student did not leave.
-- Every school filter goes by it.
CREATE TABLE home AS
  SELECT row.student_id, school_id, school_year, grade_level, exit_date, exit_kind, status,
    file_of(latest) AS file, row_of(latest) AS row_number
  FROM enrollment AS row JOIN class ON class.latest = row.recency;

-- A snapshot roster knows the last year only, so the years before are not held against its students.
CREATE TABLE long_roster AS
  SELECT school_id FROM enrollment GROUP BY school_id HAVING min(school_year) < max(school_year);

CREATE TABLE enrolled AS
  SELECT student_id, home.school_id AS home, graduation_year, years,
    is_senior OR coalesce(graduation_year = year_ending(), NOT is_in_last_year) AS is_class_member,
    has_left(exit_date, exit_kind, status, year_ending()) AS is_withdrawn,
    bit_count(years) = 4 OR long_roster.school_id IS NULL AS has_roster_years
  FROM home JOIN class USING (student_id) LEFT JOIN long_roster USING (school_id);
