import type { MatchingFinding } from '#datasets/kit/dataset.ts';

/** What only shows beside other files; the quality refresh computes these. */
export const notOnRoster: MatchingFinding<'student_id'> = {
  code: 'student.not-on-roster',
  severity: 'warning',
  column: 'student_id',
  problem: 'The student ID {value} is not on the roster. The row is kept but not counted for any student.',
  several: '{values} student IDs are not on the roster. Their rows are kept but not counted for any student.',
  allowed: 'A local or state student ID on an uploaded roster.',
  fix: 'Add the student to the roster, or correct the ID.',
};

/** Names change and dates are mistyped, but not all at once (docs/domain/students.md#ids). */
export const otherPerson: MatchingFinding<'student_id'> = {
  code: 'student.other-person',
  severity: 'warning',
  column: 'student_id',
  problem:
    'The student ID {value} belongs to a student with another name and date of birth on the roster. The row is kept but not counted for any student.',
  several:
    '{values} student IDs belong to students with other names and dates of birth on the roster. Their rows are kept but not counted for any student.',
  allowed: 'The ID of the student whom the row names.',
  fix: 'Correct the ID. If the row is about that student, correct the name or the date of birth.',
};

/** Two schools number their students alike, or an ID was given out again (docs/domain/students.md#several-rosters). */
export const idOfTwo: MatchingFinding<'student_id'> = {
  code: 'student.id-of-two',
  severity: 'warning',
  column: 'student_id',
  problem:
    'On another roster the student ID {value} belongs to a different person, with a different name. The rows of other files could be about either student, so neither is counted.',
  several:
    'On another roster {values} student IDs belong to different people, with different names. The rows of other files could be about either student, so none of them is counted.',
  allowed: 'A student ID that no other student of the district has.',
  fix: 'Use an ID that is unique in the district, such as the state student ID, in every file. If it is one person, correct the name or the date of birth.',
};

export const idElsewhere: MatchingFinding<'student_id'> = {
  code: 'student.id-elsewhere',
  severity: 'note',
  column: 'student_id',
  problem:
    'The student ID {value} is written differently in other rows of a roster, or the student has another ID there. Both count as one student.',
  several:
    '{values} student IDs are written differently in other rows of a roster, without leading zeros for example, or the students have other IDs there. Each student is counted once.',
  allowed: 'The same ID of a student in every row of every roster.',
  fix: 'Nothing to do if these are the same students. Otherwise correct the IDs.',
};

/** One list writes 'S' before each ID, and no name or date of birth proves that it is the same student. */
export const idWithLetters: MatchingFinding<'student_id'> = {
  code: 'student.id-with-letters',
  severity: 'warning',
  column: 'student_id',
  problem:
    'Another roster has the student ID {value} without its letters. Nothing proves that this is the same student, so the two count as different students.',
  several:
    'Other rosters have {values} student IDs of this roster without their letters. Nothing proves that these are the same students, so they count as different students.',
  allowed: 'The same ID of a student on every roster.',
  fix: 'If they are the same students, write their IDs in the same way in every file, or add names and dates of birth to the rosters. Otherwise nothing to do.',
};

/** Two IDs in one year, or a new one without names (docs/domain/students.md#several-rosters). */
export const maybeSame: MatchingFinding<'student_id'> = {
  code: 'student.maybe-same',
  severity: 'warning',
  column: 'student_id',
  problem:
    'Another student ID on a roster has the same name and date of birth as {value}, or the same state student ID. Nothing proves that it is the same student, so the two count as different students.',
  several:
    '{values} student IDs on rosters share a name and date of birth, or a state student ID, with another one. Nothing proves that they are the same students, so each counts as a different student.',
  allowed: 'One student ID for each student, in every year and on every roster.',
  fix: 'If they are the same students, use one ID for each of them in every file. Otherwise there is nothing to do.',
};

/** A correction, or a list that knows it otherwise (docs/domain/datasets.md#student-demographics). */
export const newerFile: MatchingFinding<'student_id'> = {
  code: 'demographics.newer-file',
  severity: 'warning',
  column: 'student_id',
  problem:
    'A newer demographics file has a different value for the student {value} in the same year. The newer value counts.',
  several:
    'A newer demographics file has different values for {values} students in the same year. The newer values count.',
  allowed: 'The same values for a student and year in every file. Files without school years are all about today.',
  fix: 'Check which file is right, remove the other one or correct it. If the files are of different years, add a column School year to each.',
};

/** The order of files or rows decides (docs/domain/students.md#home-school). */
export const twoHomes: MatchingFinding<'school'> = {
  code: 'student.two-homes',
  severity: 'warning',
  column: 'school',
  problem:
    'In the last year on the rosters, the student {value} is at another school, too. No entry date, exit, or primary flag says which one is the home school. The other school counts, because its row comes last.',
  several:
    'In the last year on the rosters, {values} students are at another school, too. No entry dates, exits, or primary flags say which one is the home school. For each the other school counts, because its row comes last.',
  allowed: 'One home school for each student: by a later entry date, a primary flag, or an exit from the other school.',
  fix: 'Add the entry and exit dates, or a column that says which school is the primary one, and upload the file again. If the other school is right, there is nothing to do.',
};

/** Rows of other years or files prove that the school had students (docs/domain/cohort.md#years-of-schools). */
export const yearWithoutRows: MatchingFinding<'school_year'> = {
  code: 'year.without-rows',
  severity: 'warning',
  column: 'school_year',
  problem:
    'The school has no rows of {value}, though its other rows and files show students there in that year. They are left out of the cohort.',
  several:
    'There are no rows of {values} school years at schools whose other rows and files show students there. These are left out of the cohort.',
  allowed: 'Rows of each school year in which the school had students of the class.',
  fix: 'Upload the rows of that year, or the file again with them. If they are recorded nowhere, there is nothing to do.',
};

/** Every student has a new ID, as after a merger, and nothing proves who is who. */
export const newIds: MatchingFinding<'school_year'> = {
  code: 'year.new-ids',
  severity: 'warning',
  column: 'school_year',
  problem:
    'Nearly none of the students of {value} at the school have a student ID from the year before. If their IDs have changed, each counts as two students, and both are left out of the cohort.',
  several:
    'In {values} school years, nearly none of the students at a school have a student ID from the year before. If their IDs have changed, each counts as two students, and both are left out of the cohort.',
  allowed: 'The same student ID in every year.',
  fix: 'If their IDs have changed, write one ID of each student in every file, or add state student IDs, or names and dates of birth, to the roster. If they are other students, there is nothing to do.',
};

/**
 * Scores count whenever they were taken (docs/domain/scores.md#years), so those outside of the four years are named.
 */
export const beforeGrade9: MatchingFinding<'test_date'> = {
  code: 'score.before-grade-9',
  severity: 'warning',
  column: 'test_date',
  problem:
    'A student of the cohort has a score from {value}, which is before grade 9. It is counted like a score from high school.',
  several:
    'Students of the cohort have scores from before grade 9, on {values} different dates. They are counted like scores from high school.',
  allowed: 'A date in the four school years of the class.',
  fix: 'Nothing to do if the student took the test early, as in a talent search. Otherwise correct the date or the ID, or remove the row.',
};

export const afterGraduation: MatchingFinding<'test_date'> = {
  code: 'score.after-graduation',
  severity: 'warning',
  column: 'test_date',
  problem:
    'A student of the cohort has a score from {value}, which is after the graduation of the class. It is counted, but it may belong to another student.',
  several:
    'Students of the cohort have scores from after the graduation of the class, on {values} different dates. They are counted, but they may belong to other students.',
  allowed: 'A date in the four school years of the class.',
  fix: 'Correct the date or the ID, or remove the row if the student took the test after high school.',
};

export const notInCatalog: MatchingFinding<'course_code'> = {
  code: 'course.not-in-catalog',
  severity: 'warning',
  column: 'course_code',
  problem: 'The course code {value} is not in any uploaded course catalog. The row is kept but counts as not matched.',
  several:
    '{values} course codes are not in any uploaded course catalog. Their rows are kept but count as not matched.',
  allowed: 'A course code in an uploaded course catalog.',
  fix: 'Add the course to the catalog of its school and year, or correct the code.',
};

/** A spreadsheet program took them (docs/domain/courses.md#codes-without-zeros). */
export const zerosLost: MatchingFinding<'course_code'> = {
  code: 'course.zeros-lost',
  severity: 'note',
  column: 'course_code',
  problem: 'The course code {value} has leading zeros in other files. Both count as one course.',
  several: '{values} course codes have leading zeros in other files. With and without them, each counts as one course.',
  allowed: 'The same code of a course in every file.',
  fix: 'Nothing to do if these are the same courses. Otherwise correct the codes.',
};

/**
 * Titles are as taken, so only one with nothing in common is reported (docs/domain/datasets.md#student-transcripts).
 */
export const titleDiffers: MatchingFinding<'course_title'> = {
  code: 'course.title-differs',
  severity: 'warning',
  column: 'course_title',
  problem: 'The title {value} does not match the catalog titles for its course code.',
  allowed: 'The title in the catalog, in full or abbreviated.',
  fix: 'Check which one is wrong, the code or the title. The code is what counts.',
};

/** In Carnegie units. How many hours of a college make one differs by state (docs/domain/grades.md#credits). */
export const manyCredits: MatchingFinding<'credits_earned'> = {
  code: 'course.many-credits',
  severity: 'warning',
  column: 'credits_earned',
  problem:
    '{value} credits for one grade are worth more than two full-year courses. They could be college credit hours or the credits of another district. They are counted as they are.',
  allowed: 'Credits on the scale of the other courses of the school.',
  fix: 'Check the credits. If they are college credit hours, use the credits that the school gives for the course, and upload the file again.',
};

/** Too few rows to tell whether the terms are the same (docs/domain/grades.md#credit-once). */
export const maybeRepeated: MatchingFinding<'term'> = {
  code: 'term.maybe-repeated',
  severity: 'warning',
  column: 'term',
  problem:
    'A newer transcript has the same grade of this student, course, and year in a term with another name than {value}. Both are counted, because too few rows show whether the terms are the same.',
  several:
    'A newer transcript has the same grades of these students, courses, and years in terms with other names. Both are counted, because too few rows show whether the terms are the same.',
  allowed: 'Each grade in one transcript, or the same names for terms in both.',
  fix: 'If these are the same grades, remove one of the two transcripts, or write the terms in the same way in both.',
};

/** A GPA counts as it is where there are not three grades (docs/domain/grades.md#gpa). */
export const gpaOfOtherScale: MatchingFinding<'cumulative_gpa'> = {
  code: 'gpa.other-scale',
  severity: 'warning',
  column: 'cumulative_gpa',
  problem:
    'The student has fewer than three grades, so the cumulative GPA of {value} is counted. This file has GPAs above 4.0, so it may be weighted or on another scale.',
  several:
    'These students have fewer than three grades, so their cumulative GPAs are counted. This file has GPAs above 4.0, so they may be weighted or on another scale.',
  allowed: 'An unweighted GPA from 0 to 4.0.',
  fix: 'Upload the unweighted GPA on the 4.0 scale, or the final grades of these students.',
};

/** A note on the whole file: {value} is the kind of id and its share. */
export const matchedOn: MatchingFinding<'student_id'> = {
  code: 'student.matched-on',
  severity: 'note',
  column: 'student_id',
  problem: 'The rows of this file were matched on {value}.',
  allowed: 'The local or the state student ID on the roster, the same kind in the whole file.',
  fix: 'Nothing to do if that is the ID you meant. IDs that are not on the roster are listed separately.',
};

/** On the whole file, since one cause explains every row: {value} is how many students. */
export const namesSwapped: MatchingFinding<'last_name'> = {
  code: 'student.names-swapped',
  severity: 'warning',
  column: 'last_name',
  problem: 'First and last names are swapped compared with other files in this audit, for {value} that are in both.',
  allowed: 'The last name under the last name header, in every file.',
  fix: 'Check {header}. If it holds first names, swap the two headers in the header row and upload the file again. Otherwise the other files are wrong.',
};
