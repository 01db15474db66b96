import type { FindingWords } from '../dataset.ts';

/** Findings of reading and recognising, before any rule of a dataset: in the same sentences as every rule. */
export const FILE_FINDINGS = {
  'file.encoding': {
    severity: 'note',
    problem: 'The file is not in UTF-8; its characters were read as {value}.',
    allowed: 'UTF-8, Windows-1252, MacRoman and UTF-16 are read.',
    fix: 'Check a few names with accents. If they are wrong, save the file as "CSV UTF-8" and upload it again.',
  },
  'file.mixed-encoding': {
    severity: 'warning',
    problem: 'This row has a different encoding from the rest of the file.',
    allowed: 'One encoding for the whole file, preferably UTF-8.',
    fix: 'Check the letters with accents in this row, then save the whole file as "CSV UTF-8".',
  },
  'file.unreadable-characters': {
    severity: 'warning',
    problem: 'This row has characters we could not read.',
    allowed: 'Letters, digits and punctuation of one encoding.',
    fix: 'Check the names in this row, then save the file as "CSV UTF-8" from your student system.',
  },
  'file.mojibake': {
    severity: 'warning',
    problem: "The characters in this row seem to have been converted twice ('Ã©' where 'é' was meant).",
    allowed: 'Names as they are written.',
    fix: 'Export the file again from your student system as "CSV UTF-8", without opening it in between.',
  },
  'file.stray-quote': {
    severity: 'warning',
    problem: 'A quotation mark in this row is neither at the start nor at the end of its cell.',
    allowed: 'A cell in quotation marks, with a quotation mark inside written twice ("").',
    fix: 'Check the cells of this row for shifted or joined values, and write quotation marks inside a cell twice.',
  },
  'file.swallowed-rows': {
    severity: 'error',
    problem:
      'A quotation mark in this row is closed in a later row only, so the rows up to there are part of one cell. None of them was read.',
    allowed: 'A cell with a quotation mark at its start and at its end, or with none.',
    fix: 'Close or remove the first quotation mark in the row, then upload the file again.',
  },
  'file.cut-off': {
    severity: 'warning',
    problem: 'The file breaks off in this row, so rows after it may be missing.',
    allowed: 'A file that was exported to its end.',
    fix: 'Export the file again, and compare its number of rows with your student system.',
  },
  'file.ends-full': {
    severity: 'warning',
    problem:
      'The file ends with this row, the last one that some spreadsheet programs can hold, so rows after it may be missing.',
    allowed: 'All rows of the export.',
    fix: 'Export the file as CSV and upload it without opening it in a spreadsheet program, or export each school or year as a file of its own.',
  },
  'file.null-character': {
    severity: 'warning',
    problem: 'This row had NUL characters, which were removed.',
    allowed: 'Text without control characters.',
    fix: 'Check the values of this row and export the file again.',
  },
  'file.more-cells-than-headers': {
    severity: 'error',
    problem: 'This row has more cells than the header row has columns, so its values may be shifted.',
    allowed: 'As many cells as headers.',
    fix: 'Put values that contain the delimiter in quotation marks, or remove the extra cells.',
  },
  'file.second-header': {
    severity: 'error',
    problem:
      'This row is below a second header row that has other columns, or the same in another order, so it was not read.',
    allowed: 'One header row for all rows.',
    fix: 'Put these rows below the first header row, with the columns in its order, or upload them as a file of their own.',
  },
  'file.row-order': {
    severity: 'warning',
    problem: 'The row numbers written in the workbook are missing, repeated or out of order.',
    allowed: 'Rows in ascending order, each once.',
    fix: 'Open the workbook in your spreadsheet program, save it again and upload the new file.',
  },
  'file.formula-without-result': {
    severity: 'warning',
    problem: 'This row has formulas whose results are not saved in the workbook, so their cells were read as empty.',
    allowed: 'Values, or formulas with their results, as spreadsheet programs save them.',
    fix: 'Open the workbook in your spreadsheet program, save it and upload it again.',
  },
  'file.hidden-rows': {
    severity: 'warning',
    problem: 'This row is hidden in the file, for example by a filter, and was read like all other rows.',
    allowed: 'Rows that are meant to be read, hidden or not.',
    fix: 'If the hidden rows are not data, remove them and upload the file again. Otherwise there is nothing to do.',
  },
  'file.struck-rows': {
    severity: 'warning',
    problem: 'The text of this row is struck through in the file, and was read like all other rows.',
    allowed: 'Rows that are meant to be read, struck through or not.',
    fix: 'If the rows no longer hold, remove them and upload the file again. Otherwise there is nothing to do.',
  },
  'file.other-sheets': {
    severity: 'note',
    problem: 'The workbook has other sheets that were not read: {value}.',
    allowed: 'One sheet with the table, or several with the same headers.',
    fix: 'If a sheet belongs to this file, give it the same headers or upload it on its own.',
  },
  'file.sheets-unread': {
    severity: 'warning',
    problem:
      'Sheets that may have more rows of this table were not read: {value}. Their headers differ, or are missing.',
    allowed: 'One sheet with the table, or several with the same headers.',
    fix: 'If their rows belong to this file, give these sheets the same headers, or save each as a file of its own, and upload again. Otherwise there is nothing to do.',
  },
  'file.extension': {
    severity: 'note',
    problem: 'The extension of the file does not match its content, which is {value}.',
    allowed: 'A name that ends in .csv, .xls or .xlsx, like its content.',
    fix: 'Nothing to do: the content was read.',
  },
  'file.rows-below-table': {
    severity: 'note',
    problem:
      'Rows with totals, headings, remarks or a second small table, below or between the rows of data, were left out.',
    allowed: 'Rows of data only.',
    fix: 'Nothing to do if these rows have no data.',
  },
  'file.rows-unlike': {
    severity: 'warning',
    problem:
      "This row looks like a heading or a summary and was read like all other rows. Its '{value}' is unlike the others, and at least half of its cells are empty.",
    allowed: 'Rows of data only.',
    fix: 'If this row is not data, remove it and upload the file again. Otherwise there is nothing to do.',
  },
  'file.ids-unlike': {
    severity: 'warning',
    problem: "The ID in '{value}' has no digit, unlike nearly all others. The row was read like all other rows.",
    allowed: 'The ID of a student in every row.',
    fix: 'If it is a name or a note, enter the ID or remove the row, and upload the file again. Otherwise there is nothing to do.',
  },
  'file.names-of-ids': {
    severity: 'warning',
    problem:
      "The ID in '{value}' is beside a different name in other rows, so this row may be another student's. The row was read like all other rows.",
    allowed: 'The ID and the name of one student in each row.',
    fix: 'Check whether a column was sorted or moved without the others. If so, export the file again. Otherwise correct the ID or the name, and upload the file again.',
  },
  'file.heading-unread': {
    severity: 'warning',
    problem:
      'A sheet, a title or a heading is named {value}. No column has this information, so the rows below it were read like all other rows.',
    allowed:
      'Another school, year or test, the level of courses, and what became of students and courses, in a column of its own.',
    fix: 'If it applies to these rows, add a column with this information or remove the rows, and upload the file again. Otherwise there is nothing to do.',
  },
  'file.shown-once': {
    severity: 'warning',
    problem:
      "'{value}' is filled in only in the first row of each group, as in a printed report. In the rows below it was read as empty.",
    allowed: 'The value in every row.',
    fix: 'Export the file with repeated values in every row. In a spreadsheet you can also fill the empty cells with the value above them. Check a few groups, then upload the file again.',
  },
  'file.repeated-header': {
    severity: 'note',
    problem: 'The header row is repeated among the rows, as in a report with pages; the repeated rows were left out.',
    allowed: 'One header row above the data.',
    fix: 'Nothing to do.',
  },
  'file.other-dataset': {
    severity: 'error',
    problem: 'This looks like a {value} file.',
    allowed: 'Each file under its own card.',
    fix: 'Upload it under {value}.',
  },
  'file.no-scores': {
    severity: 'error',
    problem: 'No SAT, ACT, AP or IB scores were found in this file.',
    allowed: 'Scores of these four tests. Other tests are not part of the audit.',
    fix: 'Upload the score file of one of these tests. If this is one, match its columns under Map columns.',
  },
  'file.legend': {
    severity: 'note',
    problem: 'The meaning of codes was worked out: {value}.',
    allowed: 'Words, or codes whose meaning the file shows.',
    fix: 'Nothing to do if these counts look right. Otherwise choose what each code means under Map columns.',
  },
  'file.codes-asked': {
    severity: 'warning',
    problem:
      'The file does not show what these codes mean: {value}. They are not used until someone chooses a meaning.',
    allowed: 'Words, or codes whose meaning the file shows.',
    fix: 'Choose what each code means under Map columns. We remember it for your district’s next files.',
  },
  'file.codes-unused': {
    severity: 'note',
    problem:
      'The codes of {value} do not follow any list we know. They were not used, because other columns of the file have the same information.',
    allowed: 'Words, or codes whose meaning the file shows.',
    fix: 'Nothing to do.',
  },
  'file.scores-unused': {
    severity: 'note',
    problem: 'Scores that the audit does not use were left out: {value}.',
    allowed: 'Sections and totals of the SAT, sections and composites of the ACT, and scores of AP and IB exams.',
    fix: 'Nothing to do.',
  },
  'file.schools-unread': {
    severity: 'warning',
    problem:
      'Columns that may say which school a row is for were not used: {value}. All rows count at the school you selected.',
    allowed: 'A column School with one school in each row.',
    fix: 'If rows are about other schools, add a column School with a row for each school, and upload the file again.',
  },
  'file.years-unread': {
    severity: 'warning',
    problem:
      'Students have rows for several grade levels, but no column says which school year each row is for. Every row counts for the final year.',
    allowed: 'A column School year, or an entry date in each row that falls in its school year.',
    fix: 'Add a column School year with one row per student and year, or choose the column that has it under Map columns.',
  },
  'file.dates-unread': {
    severity: 'warning',
    problem:
      'Columns with dates on which students may have left were not used: {value}. The file has no exit date, so students who left may count as enrolled.',
    allowed: 'A column Exit date with the day on which the enrollment ended.',
    fix: 'If one of them is that day, choose it as Exit date under Map columns. Otherwise there is nothing to do.',
  },
  'file.returns-unread': {
    severity: 'warning',
    problem:
      'Columns with dates on which students came back were not used: {value}. Some are after the exit date of their row, so these students may count as withdrawn.',
    allowed: 'One row per enrollment, with its own entry and exit date.',
    fix: 'Give these students a row for each enrollment, or remove the exit date where they came back, and upload the file again.',
  },
  'file.overrides-unread': {
    severity: 'warning',
    problem:
      'Columns with grades that may replace others were not used: {value}. In some rows they differ from the final grade that was read.',
    allowed: 'One final grade in each row.',
    fix: 'If such a grade is the one that counts, write it into the column of final grades and upload the file again. Otherwise there is nothing to do.',
  },
  'file.year-column-unread': {
    severity: 'warning',
    problem:
      '{value} seems to say which school year each row is for, but was not used. Every row counts for the final year.',
    allowed: 'A column School year.',
    fix: 'If it has the school year of each row, choose it as School year under Map columns.',
  },
  'file.grade-of-today': {
    severity: 'warning',
    problem:
      "Students have one grade in all their school years, so '{value}' may be the grade of today. It was not read as Grade level.",
    allowed: 'The grade level that the student had in the school year of the row.',
    fix: 'Export the grade level of each school year and upload the file again. If it is the grade in the year of the row, choose it as Grade level under Map columns.',
  },
  'file.name-of-other-test': {
    severity: 'warning',
    problem:
      'The name of the file, of its sheet or a title above its table includes the word {value}. Scores of such tests are not part of the audit. They were still read as scores of the selected test.',
    allowed: 'Scores of the SAT, ACT, AP and IB. PSAT, PreACT and other practice tests are not part of the audit.',
    fix: 'If these are scores of such a test, remove the file from the audit. Otherwise there is nothing to do.',
  },
  'file.name-of-other-year': {
    severity: 'warning',
    problem:
      'The name of the file includes the school year {value}, and the file has no school year. Every row was still taken as enrolled in the final year of the class.',
    allowed: 'A school year in every row, such as 2023-24.',
    fix: 'If these are the students of that year, add a column School year and upload the file again. Otherwise there is nothing to do.',
  },
  'file.rows-may-not-count': {
    severity: 'warning',
    problem: 'Some rows may not count: {value}. That was not used, so these rows count like all others.',
    allowed: 'Only rows that should count.',
    fix: 'If these rows should not count, remove them and upload the file again, or match the column under Map columns. Otherwise there is nothing to do.',
  },
  'file.columns-empty': {
    severity: 'warning',
    problem: 'Columns of the file are empty in all rows: {value}. What they should say counts as not reported.',
    allowed: 'A value for each student. Where it is no, N or No.',
    fix: 'Export the file again with these columns filled, and upload it again. If this is not recorded for any student, there is nothing to do.',
  },
  'file.formula-errors': {
    severity: 'warning',
    problem: 'Formulas failed in {value}, where cells show an error such as #N/A or #REF!. These cells count as empty.',
    allowed: 'A value, or an empty cell where there is none.',
    fix: 'Open the file in your spreadsheet program, fix the formulas or export the file again, and upload it.',
  },
  'file.empty-at-schools': {
    severity: 'warning',
    problem:
      'Values are missing: {value}. Other schools have them. Without a value these students count as not reported.',
    allowed: 'A value for the students of every school.',
    fix: 'Check whether an export or a formula left out these schools. If the values are recorded, upload the file again with them. Otherwise there is nothing to do.',
  },
  'file.mapping-doubtful': {
    severity: 'warning',
    problem: 'The values of {value} do not look like the column that was chosen for them. They were used anyway.',
    allowed: 'A mapping of columns whose values fit.',
    fix: 'Open Map columns and check that each column is matched correctly.',
  },
  'file.missing-column': {
    severity: 'error',
    problem: "The required column '{header}' was not found.",
    allowed: 'A header row with every required column, under its name or one of its known names.',
    fix: "If your file has it under another header, choose that one under Map columns. Otherwise add the column '{header}' and upload the file again.",
  },
  'file.roles-unknown': {
    severity: 'error',
    problem: 'The file does not say who is a student and who is staff, so no one in it is counted yet.',
    allowed: 'A column that says who is a student, or the file that does, such as roles.csv of OneRoster.',
    fix: 'Upload users.csv and roles.csv together, or choose under Map columns which of these people are students.',
  },
  'file.school-without-rows': {
    severity: 'error',
    problem: 'The file has no rows for {value}, which you selected.',
    allowed: 'At least one row for each selected school.',
    fix: 'Add the missing rows, or upload the file again without selecting the school. If your file uses another name or ID for it, choose which school that stands for under Map columns.',
  },
  'file.choice-without-rows': {
    severity: 'error',
    problem: 'The file has no rows for {value}, which you selected.',
    allowed: 'At least one row for each selected year and test.',
    fix: 'Add its rows, or upload the file again without selecting it.',
  },
  'file.offered-after-all': {
    severity: 'note',
    problem: 'The file has rows for {value}, which had been marked as not offered. The mark was removed.',
    allowed: 'Rows of everything that a school offers.',
    fix: 'Nothing to do, unless these rows are for another school, test or year. In that case, correct the file and mark it again.',
  },
  'file.other-schools': {
    severity: 'error',
    problem: 'The file has no rows for the schools you selected. The file contains {value}.',
    allowed: 'Rows for the schools selected for the file, by a name or an ID that this audit knows.',
    fix: 'Upload the file for the selected schools, or select the schools it covers. If your file uses another ID for a school, choose which school it stands for under Map columns.',
  },
  'file.other-years': {
    severity: 'error',
    problem: 'The file has no rows for the school years it should cover. The file contains {value}.',
    allowed: 'Rows for the selected school years, or for the four years of the graduating class.',
    fix: 'Export the file for these years, and upload it again.',
  },
  'file.other-tests': {
    severity: 'error',
    problem: 'The file has no rows for the tests you selected. The file contains {value}.',
    allowed:
      'Scores for the tests selected for the file. PSAT, PreACT and other practice tests are not part of the audit.',
    fix: 'Select the tests the file has, or upload the score file of the selected tests.',
  },
  'file.no-rows': {
    severity: 'error',
    problem: 'There are headers but no rows below them.',
    allowed: 'At least one row of data.',
    fix: 'Export the file again with its rows.',
  },
  'file.all-left-out': {
    severity: 'error',
    problem: 'Every row of the file was left out, so nothing in it is counted. The overview of the file says why.',
    allowed: 'At least one row that the audit uses, such as a student with a grade level.',
    fix: 'Export the file with what these rows lack, and upload it again.',
  },
  'file.side-by-side': {
    severity: 'error',
    problem: 'Two tables with the same headers are side by side in this file; not read: {value} of the second one.',
    allowed: 'One table, with each header once.',
    fix: 'Move the rows of the second table below those of the first, in the same columns, and upload the file again.',
  },
  'file.table-beside': {
    severity: 'error',
    problem:
      'A second table with student IDs of its own is beside the first one, so what is on a line is of two students. Its columns were not read: {value}.',
    allowed: 'One table, in which all cells of a row are of one student.',
    fix: 'Upload the second table as a file of its own, or put its values on the lines of the students they are of, and upload the file again.',
  },
  'file.numbered-header': {
    severity: 'warning',
    problem: 'Columns that look like a second record in the same row were not read: {value}.',
    allowed: 'One record, such as a course or an exam, per row.',
    fix: 'Put each record in a row of its own and upload the file again. If these columns are something else, there is nothing to do.',
  },
  'file.duplicate-header': {
    severity: 'warning',
    problem: 'Of the columns with the same header, the first one was used: {value}.',
    allowed: 'Each header once.',
    fix: 'Remove or rename the other columns.',
  },
} as const satisfies Record<string, FindingWords>;

export type FileFindingCode = keyof typeof FILE_FINDINGS;

/**
 * Findings whose {value} tells of the form of a file, of its headers or of what was chosen for it. The value of every
 * other finding is in its rows, also where the finding is about a column or the file as a whole. The name of a
 * sheet counts as such a value: some workbooks have one for each student.
 */
export const ABOUT_FORM: ReadonlySet<string> = new Set([
  'file.encoding',
  'file.rows-unlike',
  'file.ids-unlike',
  'file.names-of-ids',
  'file.shown-once',
  'file.scores-unused',
  'file.schools-unread',
  'file.years-unread',
  'file.year-column-unread',
  'file.grade-of-today',
  'file.dates-unread',
  'file.returns-unread',
  'file.overrides-unread',
  'file.extension',
  'file.name-of-other-test',
  'file.name-of-other-year',
  'file.other-dataset',
  'file.columns-empty',
  'file.formula-errors',
  'file.empty-at-schools',
  'file.mapping-doubtful',
  'file.missing-column',
  'file.side-by-side',
  'file.table-beside',
  'file.duplicate-header',
  'file.numbered-header',
  'file.school-without-rows',
  'file.choice-without-rows',
  'column.swapped',
  'column.maybe-swapped',
  'row.swapped',
  'student.matched-on',
  'student.names-swapped',
]);

/** Of these the ones that quote no header: what was chosen for the file, and what every file of its kind needs. */
export const ABOUT_CHOICES: ReadonlySet<string> = new Set([
  'file.encoding',
  'file.extension',
  'file.other-dataset',
  'file.missing-column',
  'file.school-without-rows',
  'file.choice-without-rows',
]);
