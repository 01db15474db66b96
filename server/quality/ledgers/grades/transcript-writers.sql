-- Who wrote the rows of transcripts. `who` tells writers apart: an even number is a student of the roster, an odd one
-- someone who is on none.

-- IDs are looked up, once each, in the dictionary of their file: by the first ID column, and by the second
-- where that is matched on.
CREATE TABLE transcript_writer AS
  SELECT written.file, written.id, found.student, enrolled.home,
    coalesce(2 * enum_code(found.student)::INTEGER, 2 * row_number() OVER () + 1)::INTEGER AS who
  FROM written_id AS written SEMI JOIN (FROM file WHERE type = 'TRANSCRIPT') AS file ON file.file = written.file
  LEFT JOIN student_of_id AS found ON found.file = written.file AND found.id = written.id AND found.place = 1
  LEFT JOIN enrolled ON enrolled.student_id = found.student
  WHERE written.place = 1;

CREATE TABLE second_writer AS
  SELECT found.file, found.id, found.student, enrolled.home
  FROM student_of_id AS found SEMI JOIN (FROM file WHERE type = 'TRANSCRIPT') AS file ON file.file = found.file
  LEFT JOIN enrolled ON enrolled.student_id = found.student
  WHERE found.place = 2 AND found.student IS NOT NULL;
