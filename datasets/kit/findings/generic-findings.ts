import type { FindingWords } from '../dataset.ts';

type Words = Omit<FindingWords, 'severity'>;
const error = (words: Words): FindingWords => ({ severity: 'error', ...words });
const warning = (words: Words): FindingWords => ({ severity: 'warning', ...words });
const note = (words: Words): FindingWords => ({ severity: 'note', ...words });

const YEAR_FORMS = 'A school year such as 2023-24, 2023-2024, 23-24, or a PowerSchool TermID.';
const UPLOAD_AGAIN = 'Correct the cell and upload the file again.';

/**
 * What the kinds of columns can find, whatever the dataset. {value} and {header} are filled in,
 * {allowed} from the column.
 */
export const GENERIC_FINDINGS: Readonly<Record<string, FindingWords>> = {
  'cell.empty': error({
    problem: '{header} is empty.',
    allowed: '{allowed}',
    fix: 'Fill in the cell, or remove the row if it is not a record, and upload the file again.',
  }),
  'cell.placeholder': warning({
    problem:
      '{value} in {header} looks like a note, a formula or a ditto mark in place of a value. It was kept as it is.',
    allowed: '{allowed}',
    fix: 'Enter the value itself and upload the file again.',
  }),
  'student-id.exponent': error({
    problem: 'A spreadsheet program shortened the student ID {value}. Its last digits are gone.',
    several: 'A spreadsheet program shortened the student IDs in {rows} rows. Their last digits are gone.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Export the file again, open it with the ID column set to Text, and upload it again.',
  }),
  'student-id.date': error({
    problem: 'The student ID {value} is a date. A spreadsheet program turned the ID into one.',
    several: 'The student IDs in {rows} rows are dates. A spreadsheet program turned the IDs into dates.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Export the file again, open it with the ID column set to Text, and upload it again.',
  }),
  'student-id.rounded': warning({
    problem:
      'All long student IDs end in zeros, such as {value}. A spreadsheet program keeps only 15 digits of a number.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Compare some IDs with your student system. If their last digits differ, export the file again, open it with the ID column set to Text, and upload it again.',
  }),
  'student-id.decimal': warning({
    problem: "The student ID {value} ends in '.0'. It was read without it.",
    several: "{values} student IDs end in '.0'. They were read without it.",
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Nothing to do if the ID is right without it. Otherwise set the ID column to Text before saving.',
  }),
  'student-id.starred': warning({
    problem: 'The student ID {value} has an asterisk, which was not read. The row counts like all others.',
    several: '{values} student IDs have an asterisk, which was not read. Their rows count like all others.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Nothing to do if these students count. If the asterisk marks students who have left or should not count, remove their rows and upload the file again.',
  }),
  'student-id.grouped': warning({
    problem:
      'The student ID {value} has its digits in groups, as large numbers are written. It was read without the spaces or commas.',
    several:
      '{values} student IDs have their digits in groups, as large numbers are written. They were read without the spaces or commas.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Nothing to do if the ID is right without them. Otherwise set the ID column to Text before saving.',
  }),
  'student-id.apostrophe': note({
    problem: 'Student IDs such as {value} have an apostrophe before them. They were read without it.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Nothing to do: the apostrophe is not part of the ID.',
  }),
  'student-id.zeros': error({
    problem: 'The student ID {value} is only zeros, which stands for no ID.',
    several: 'The student IDs in {rows} rows are only zeros, which stands for no ID.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Put in the ID of each student and upload the file again.',
  }),
  'student-id.nines': warning({
    problem: 'The student ID {value} is only nines, which often stands for no ID.',
    several: 'The student IDs in {rows} rows are only nines, which often stands for no ID.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'If it is not the ID of a student, enter the ID of each student and upload the file again.',
  }),
  'student-id.several': warning({
    problem: '{value} looks like two student IDs in one cell. It was read as one ID, which matches no other file.',
    several:
      'The cells in {rows} rows look like two student IDs each. Each was read as one ID, which matches no other file.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Keep the ID that your other files use, put the other one in a column of its own, and upload the file again. If it is one ID, there is nothing to do.',
  }),
  'student-id.placeholder': error({
    problem: '{value} is not a student ID. It is a note, a formula or a sign in place of one.',
    several: 'The student IDs in {rows} rows are notes, formulas or signs in place of an ID.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Enter the ID of each student, or remove the row if it is only an example, and upload the file again.',
  }),
  'student-id.too-long': error({
    problem: 'The student ID is longer than 32 characters.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: UPLOAD_AGAIN,
  }),
  'student-id.zeros-lost': warning({
    problem:
      'A spreadsheet program cut the leading zeros off the student ID {value}. It is shorter than the others in its column.',
    several:
      'A spreadsheet program cut the leading zeros off {values} student IDs. They are shorter than the others in their column.',
    allowed: 'The ID as text, with all its digits, such as 0012345.',
    fix: 'Nothing to do where the student is found without the zeros. To be sure, export the file again and set the ID column to Text before saving.',
  }),
  'row.shifted': error({
    problem: 'The values of this row have shifted one column: there is an extra or a missing delimiter.',
    allowed: 'One value under each header.',
    fix: 'Put values that contain the delimiter in quotation marks, or add the missing cell, and upload the file again. Other problems of these rows are not listed.',
  }),
  'column.swapped': error({
    value: 'phrase',
    problem: 'The columns {header} and {value} are swapped: each holds the values of the other.',
    allowed: 'Every value under its own header.',
    fix: 'Swap the two headers in the header row and upload the file again.',
  }),
  'row.swapped': warning({
    value: 'phrase',
    problem: 'In this row {header} and {value} look swapped. The row was read as it is.',
    several: 'In {rows} rows {header} and {value} look swapped. The rows were read as they are.',
    allowed: 'Every value under its own header.',
    fix: 'If these rows were copied from a file with a different order of columns, move their values under the right headers and upload the file again.',
  }),
  'column.maybe-swapped': warning({
    value: 'phrase',
    problem: 'The columns {header} and {value} look swapped.',
    allowed: 'Every value under its own header.',
    fix: 'If they are, swap the two headers in the header row and upload the file again.',
  }),
  'column.shown-once': error({
    problem:
      '{header} is filled in only in the first row of each group, as in a printed report. The rows below it do not say what they belong to, so they were not read.',
    allowed: '{header} in every row.',
    fix: 'Export the file with repeated values in every row. In a spreadsheet you can also fill the empty cells with the value above them. Check a few groups, then upload the file again.',
  }),
  'column.not-for-all': error({
    problem: 'No column gives {header} for {value}, so these scores were not read.',
    allowed: 'A value for each record in a row.',
    fix: 'Add the column, named after its test as in "ACT Date", or one for all tests of the row, as "Test Date", and upload the file again.',
  }),
  'column.date-form': error({
    problem: 'The dates in {header} have a format we cannot read, such as {value}.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024, one format for the whole column.',
    fix: 'Format the whole column as yyyy-mm-dd and upload the file again.',
  }),
  'school.unknown': error({
    problem: '{value} is not a school of this audit.',
    several: '{values} names or IDs are not schools of this audit.',
    allowed: 'The name or the local, state or NCES ID of a school of this audit.',
    fix: 'If your file uses another ID or name for a school, choose which school it stands for under Map columns. Otherwise write the school as it is named in this audit and upload the file again.',
  }),
  'school.outside': warning({
    problem: '{value} is not a school of this audit. The row is read as coming from outside the district.',
    allowed: 'The name or ID of a school of this audit, or the name of a school outside the district.',
    fix: 'Nothing to do if the school is outside the district. Otherwise write the school as it is named in this audit.',
  }),
  'school.not-chosen': warning({
    problem: 'The row is for {value}, a school you did not select. It was left out.',
    allowed: 'Rows for the schools selected for this upload.',
    fix: 'Replace the file and select this school too, if its rows should count.',
  }),
  'year.not-chosen': warning({
    problem: 'The row is for {value}, a school year you did not select. It was left out.',
    allowed: 'Rows for the academic years selected for this upload.',
    fix: 'Replace the file and select this year too, if its rows should count.',
  }),
  'test-type.not-chosen': warning({
    problem: 'The row is for {value}, a test you did not select. It was left out.',
    allowed: 'Rows for the tests selected for this upload.',
    fix: 'Replace the file and select this test too, if its rows should count.',
  }),
  'role.other': note({
    problem: 'The role {value} is not that of a student. The row was left out.',
    allowed: '{allowed}',
    fix: 'Nothing to do.',
  }),
  'role.unknown': warning({
    problem:
      'The file does not show whether this person is a student: {value}. The person is not counted until someone chooses.',
    allowed: 'A column that says who is a student, or the file that does, such as roles.csv of OneRoster.',
    fix: 'Upload users.csv and roles.csv together, or choose under Map columns who these people are.',
  }),
  'year.unreadable': error({
    problem: 'The year {value} could not be read.',
    allowed: YEAR_FORMS,
    fix: UPLOAD_AGAIN,
  }),
  'year.outside': warning({
    problem: '{value} is outside the four school years of this audit. The row is kept but not counted.',
    allowed: 'The four school years up to graduation.',
    fix: 'Nothing to do if this is earlier history. Otherwise correct the year.',
  }),
  'year.outside-counted': warning({
    problem:
      '{value} is outside the four school years of this audit. The row counts where it is the latest one of its student.',
    allowed: 'The four school years up to graduation.',
    fix: 'Nothing to do if it is right. Otherwise correct the year.',
  }),
  'year.single-open': warning({
    value: 'phrase',
    problem:
      'A single year could be the year in which a school year starts, the one in which it ends, or the year of the term. {value}.',
    allowed: YEAR_FORMS,
    fix: 'If this is not what the years mean, write them as 2023-24 and upload the file again.',
  }),
  'year.single-decided': note({
    value: 'phrase',
    problem: 'Single years were read in the way that fits the years of this audit: {value}.',
    allowed: YEAR_FORMS,
    fix: 'Nothing to do if this is right. Otherwise write the years as 2023-24.',
  }),
  'year.single-proven': note({
    value: 'phrase',
    problem: 'Single years were read in the way that {header}, or dates, years or terms beside it, show: {value}.',
    allowed: YEAR_FORMS,
    fix: 'Nothing to do if this is right. Otherwise write the years as 2023-24.',
  }),
  'year.starts': warning({
    problem:
      'The years in {header} seem to be the years in which school years start. Judging by grade levels, nearly all students would be one year early.',
    allowed: YEAR_FORMS,
    fix: 'If so, write the years as 2023-24 and upload the file again.',
  }),
  'year.ends': warning({
    problem:
      'The years in {header} seem to be the years in which school years end. Judging by grade levels, nearly all students would be one year late.',
    allowed: YEAR_FORMS,
    fix: 'If so, write the years as 2023-24 and upload the file again.',
  }),
  'year.every-chosen': warning({
    problem: 'The file has no school year, so it was taken as valid for every academic year you selected.',
    allowed: YEAR_FORMS,
    fix: 'Nothing to do if the same list applies to each year. Otherwise add a column School year.',
  }),
  'year.final': note({
    problem: 'The file has no school year, so every row was taken as enrolled in the final year of the class.',
    allowed: YEAR_FORMS,
    fix: 'Add a column School year with one row per student and year, so that all four years can be checked.',
  }),
  'year.from-grade-level': warning({
    problem: 'The file has no school year, so the year was worked out from the grade level and the graduating class.',
    allowed: YEAR_FORMS,
    fix: 'Add a column School year: students who repeated a grade are placed in the wrong year without it.',
  }),
  'year.not-worked-out': error({
    problem:
      'The file has no school year, and this row has no grade level from which to work it out. It cannot be counted for any year.',
    allowed: '{allowed}',
    fix: 'Fill in the grade level, or add a column School year, and upload the file again.',
  }),
  'date.unreadable': error({
    problem: 'The date {value} could not be read.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024.',
    fix: UPLOAD_AGAIN,
  }),
  'date.placeholder': note({
    problem: 'Dates such as {value} in {header} stand for no date. They were read as empty.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024, or an empty cell.',
    fix: 'Nothing to do.',
  }),
  'date.day-first': note({
    problem: 'Dates such as {value} were read with the day first, because some first numbers are above 12.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024.',
    fix: 'Nothing to do if this is right. Otherwise write dates as 2024-06-07.',
  }),
  'date.day-first-beside': note({
    problem:
      'Dates such as {value} in {header} were read with the day first, because the other dates in the file have it first.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024.',
    fix: 'Nothing to do if this is right. Otherwise write dates as 2024-06-07.',
  }),
  'date.day-or-month': warning({
    problem:
      'Dates such as {value} in {header} do not show whether the day or the month comes first. They were read with the month first.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024.',
    fix: 'Nothing to do if this is right. If the day comes first, write the dates as 2024-06-07 and upload the file again.',
  }),
  'date.two-forms': warning({
    value: 'phrase',
    problem: 'The dates in {header} have more than one format: {value}. Each was read in its own format.',
    allowed: 'A date such as 2024-06-07 or 06/07/2024, one format for the whole column.',
    fix: 'Check a few dates. To be sure, format the whole column as yyyy-mm-dd and upload the file again.',
  }),
  'number.unreadable': error({
    problem: '{value} is not a number allowed in {header}.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  }),
  'number.too-small': error({ problem: '{value} is too small for {header}.', allowed: '{allowed}', fix: UPLOAD_AGAIN }),
  'number.too-large': error({ problem: '{value} is too large for {header}.', allowed: '{allowed}', fix: UPLOAD_AGAIN }),
  'number.left-empty': warning({
    problem: '{value} is not a number allowed in {header}, so it was left empty.',
    allowed: '{allowed}',
    fix: 'Correct the number, or leave the cell empty. The row counts without it.',
  }),
  'yes-no.unknown': warning({
    problem: '{value} was not understood as yes or no, so {header} was read as empty.',
    allowed: '{allowed}',
    fix: 'Write Y or N.',
  }),
  'grade-level.unreadable': error({
    problem: 'The grade level {value} could not be read.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  }),
  'grade-level.unknown': warning({
    problem: 'The grade level {value} could not be read, so it was left empty.',
    allowed: '{allowed}',
    fix: UPLOAD_AGAIN,
  }),
  'mark.unknown': warning({
    problem: 'The grade {value} is not recognized. The course is not graded and its credit is taken as stated.',
    allowed: '{allowed}',
    fix: 'If the course was graded, choose under Map columns which grade this stands for, or write a letter, a percent or P for pass.',
  }),
  'mark.starred': warning({
    problem:
      'Grades such as {value} have an asterisk, which was not read. It may stand for a course that was repeated or replaced.',
    allowed: '{allowed}',
    fix: 'Nothing to do if these grades count. Otherwise add a column Repeat that says which courses are not counted, and upload the file again.',
  }),
  'value.unknown': warning({
    problem: '{value} is not a recognized value for {header}. The row counts as if this cell were empty.',
    allowed: '{allowed}',
    fix: 'Write one of the allowed values, if one of them fits.',
  }),
  'value.not-accepted': error({
    problem: '{value} is not accepted in {header}.',
    allowed: '{allowed}',
    fix: 'Remove the row, or correct the cell, and upload the file again.',
  }),
  'text.too-long': warning({
    problem: '{header} is longer than expected.',
    allowed: '{allowed}',
    fix: 'Check whether two columns were merged.',
  }),
  'code.exponent': warning({
    problem: 'A spreadsheet program shortened the code {value}. Its last digits are gone, so it matches no other file.',
    allowed: '{allowed}',
    fix: 'Export the file again, open it with the column set to Text, and upload it again.',
  }),
  'code.several': warning({
    problem: '{value} looks like several codes in one cell. It was read as one code, which matches no other file.',
    allowed: '{allowed}',
    fix: 'Give each course a row of its own and upload the file again. If it is one code, there is nothing to do.',
  }),
  'code.looks-like-date': warning({
    problem: '{value} looks like a code that a spreadsheet program turned into a date.',
    allowed: '{allowed}',
    fix: 'Set the column to Text before opening the file, so that 11-12 stays 11-12.',
  }),
  'grade-range.restored': warning({
    problem:
      'The grades {value} are a range that a spreadsheet program turned into a date. They were read as the range.',
    allowed: '{allowed}',
    fix: 'Nothing to do if the range is right. To keep it, set the column to Text before opening the file.',
  }),
  'code.zeros-restored': note({
    value: 'phrase',
    problem: 'Codes in {header} had lost their leading zeros, which were put back: {value}.',
    allowed: '{allowed}',
    fix: 'Nothing to do.',
  }),
  'row.duplicate': warning({
    problem: 'The row is an exact copy of an earlier row. It was left out.',
    allowed: 'One row per record.',
    fix: 'Nothing to do. If there are many copies, check the filters of the export.',
  }),
  'row.conflict': warning({
    problem:
      'The row is for the same record as an earlier row, with a different value in {header}: {value}. One of them was kept.',
    allowed: 'One row per record.',
    fix: 'Remove the row that is wrong and upload the file again.',
  }),
  'row.told-apart': note({
    problem:
      '{header} {value} is used for several courses of a student in one term. This one was kept, with its title in place of the code.',
    allowed: 'A code for each course.',
    fix: 'Nothing to do if these are courses of their own. Otherwise remove the row that is wrong and upload the file again.',
  }),
  'row.no-term': error({
    value: 'phrase',
    problem:
      'The file has no term, and {value} repeat the student, school year and course of an earlier row. They may be grades of other semesters. Only one row of each course is counted.',
    allowed: 'One row for each student, school year, term and course.',
    fix: 'Add a column Term, such as S1 and S2, and upload the file again.',
  }),
  'row.other-person': error({
    problem: 'The same student ID, school and year are used for two people. This later row, {value}, was left out.',
    allowed: 'One person per student ID.',
    fix: 'Find out which of the two has the ID, correct the other row, and upload the file again.',
  }),
};
