import { datasetOf } from '../../index.ts';
import type {
  CellKind,
  OtherList,
  RefusalSentences,
  RefusalWords,
  RowShape,
  WrongFormat,
} from '../../kit/layouts/refused.ts';

const SAVE_AGAIN =
  'Open it in your spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and upload that file.';
const UNPACK = 'Unpack it and upload the files one by one.';
const UNPACK_FIRST = 'Unpack it on your computer, and choose the files in it.';

const FORMATS: Record<WrongFormat, string> = {
  'other-program': 'a document of another program or damaged',
  xml: 'an XML document or a picture',
  json: 'a JSON document',
  'web-archive': 'a web page packed with its pictures (MHTML)',
  zip: 'a zip archive',
  xlsb: 'a binary workbook (.xlsb)',
  'open-document': 'an OpenDocument file',
  numbers: 'a Numbers document',
  word: 'a Word document',
  presentation: 'a presentation',
  'zip-part': 'one part of a divided zip archive',
  pdf: 'a PDF document',
  rtf: 'a text document',
  sylk: 'a spreadsheet in the SYLK format',
  dif: 'a spreadsheet in the DIF format',
  picture: 'a picture',
  compressed: 'a compressed file',
  parquet: 'a Parquet file',
  database: 'a database',
  statistics: 'a data file of a statistics program',
  arrow: 'an Arrow file',
  program: 'a program',
};

const FORMAT_FIXES: Partial<Record<WrongFormat, string>> = {
  zip: UNPACK,
  compressed: UNPACK,
  numbers: 'Export it from Numbers as CSV or as an Excel workbook and upload that file.',
  pdf: 'Export the table itself as CSV or as an Excel workbook and upload that file.',
};

const LISTS: Record<OtherList, RefusalSentences> = {
  'oneroster-enrollments': {
    reason: 'This is a list of who is in which class (OneRoster enrollments.csv), not of who is enrolled at a school.',
    fix: 'Upload users.csv, or roles.csv where your system writes one, as the Student Roster.',
  },
  'oneroster-classes': {
    reason: 'This is a list of classes (OneRoster classes.csv).',
    fix: 'Upload courses.csv as the Course Catalog.',
  },
  'oneroster-sessions': {
    reason: 'This is a list of school years and terms (OneRoster academicSessions.csv).',
    fix: 'Upload users.csv or roles.csv as the Student Roster, and courses.csv as the Course Catalog.',
  },
  'oneroster-orgs': {
    reason: 'This is a list of schools and offices (OneRoster orgs.csv).',
    fix: 'Schools are set up by an administrator. Upload users.csv or roles.csv as the Student Roster.',
  },
  'oneroster-relationships': {
    reason: 'This is a list of guardians (relationships.csv).',
    fix: 'Upload users.csv or roles.csv as the Student Roster.',
  },
  'oneroster-users-without-column': {
    reason: "This users.csv has no column 'grades', and a roster needs the grade level of each student.",
    fix: "Export users.csv again with the column 'grades', or upload another list of students that has their grade level, as the Student Roster.",
  },
  'oneroster-users-without-grades': {
    reason: 'This users.csv names people but not their grade levels.',
    fix: 'Upload roles.csv, which has the school, grade and dates of each student, as the Student Roster.',
  },
  'oneroster-roles': {
    reason: 'This roles.csv says who is a student, but not in which grade.',
    fix: 'Upload it together with users.csv, in one ZIP archive or in one selection under Upload several files. The two are joined.',
  },
  'sds-enrollments': {
    reason: 'This is a list of who is in which section (School Data Sync), not of who is enrolled at a school.',
    fix: 'Upload Student.csv as the Student Roster.',
  },
  'sds-sections': {
    reason: 'This is a list of sections, the classes of one term (School Data Sync Section.csv), not of courses.',
    fix: 'Upload the list of courses as the Course Catalog, with one row for each course and school year.',
  },
  'sds-teachers': {
    reason: 'This is a list of teachers (School Data Sync Teacher.csv).',
    fix: 'Upload Student.csv as the Student Roster.',
  },
  'sds-schools': {
    reason: 'This is a list of schools (School Data Sync School.csv).',
    fix: 'Schools are set up by an administrator. Upload Student.csv as the Student Roster.',
  },
  'edfi-sessions': {
    reason: 'This is a list of sessions of the school year (Ed-Fi).',
    fix: 'Upload the courses, the student school associations or the course transcripts.',
  },
  'edfi-schools': {
    reason: 'This is a list of schools (Ed-Fi).',
    fix: 'Schools are set up by an administrator. Upload the student school associations as the Student Roster.',
  },
  'edfi-programs': {
    reason: 'This is a list of programs (Ed-Fi), without students and without courses.',
    fix: 'Upload the students of each program as Student Demographics, or the pathway courses as CTE Pathways.',
  },
  'edfi-assessments': {
    reason: 'This is a list of tests (Ed-Fi), without students and without scores.',
    fix: 'Upload the student assessments as Test Scores.',
  },
  'one-row-per-student': {
    reason:
      'This file has one row per student with the courses side by side (Course 1, Grade 1, Course 2 ...). We need one row per grade.',
    fix: 'Export the transcript with one row for each course and term, as in the sample file.',
  },
  'years-side-by-side': {
    reason:
      'This file has the grades of each school year side by side (2021-22 Grade, 2022-23 Grade ...), without a credit for each.',
    fix: 'Export the transcript with one row for each course and school year, as in the sample file, or add the credits earned beside the grade of each year (2021-22 Credits).',
  },
};

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** 'a number of 7 digits, text, a date' */
const shapeInEnglish = ({ kinds, more }: RowShape): string =>
  `${kinds.map(kind).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;

function kind(cell: CellKind): string {
  switch (cell.is) {
    case 'digits':
      return `a number of ${cell.count} ${cell.count === 1 ? 'digit' : 'digits'}`;
    case 'empty':
      return 'empty';
    case 'date':
      return 'a date';
    case 'decimal':
      return 'a decimal number';
    case 'short':
      return 'a letter or symbol';
    case 'text-with-comma':
      return 'text with a comma';
    case 'text':
      return 'text';
  }
}

export const REFUSALS_EN: RefusalWords = {
  empty: { reason: 'The file is empty.', fix: 'Export it again and check that it opens before you upload it.' },
  password: {
    reason: 'The file is protected by a password.',
    fix: 'Save a copy without a password and upload it again.',
  },
  damaged: { reason: 'The file is damaged or incomplete and cannot be opened.', fix: SAVE_AGAIN },
  unsafe: {
    reason: 'The file has parts that no spreadsheet program writes, so it was not opened.',
    fix: SAVE_AGAIN,
  },
  inflated: {
    reason: 'The workbook grows far beyond its size when it is opened, so it was not opened.',
    fix: SAVE_AGAIN,
  },
  'too-large': {
    reason: 'The file has more cells than can be checked.',
    fix: 'Split it by school or by year and upload the parts.',
  },
  'too-many-sheets': {
    reason: 'The workbook has more sheets than can be checked.',
    fix: 'Copy the sheet with the table into a workbook of its own, and upload that.',
  },
  'too-wide': {
    reason: 'The file has more columns than can be read at once.',
    fix: 'Keep the columns for students, schools, years and the values of this card, and upload it again. Empty columns at the right edge count, too.',
  },
  'not-a-table': {
    reason: 'The file is not a table of rows and columns.',
    fix: 'Upload a CSV file or an Excel workbook (.xlsx or .xls).',
  },
  'too-large-to-read': {
    reason: 'The file is too large for its format.',
    fix: 'Save it as an Excel workbook (.xlsx) or as CSV, and upload that file.',
  },
  'too-much-work': {
    reason: 'The file could not be read with the memory and time that one file may use.',
    fix: 'Save it as CSV or split it by school or by year, and upload it again.',
  },
  'utf-32': {
    reason: 'The file is saved in UTF-32, which is not read.',
    fix: 'Save it as "CSV UTF-8" and upload it again.',
  },
  'fixed-width': {
    reason: 'The columns are separated only by spaces (fixed width).',
    fix: 'Export the table as CSV or as an Excel workbook and upload that file.',
  },
  'one-column': {
    reason: 'Every row is in the first column of the sheet, with its values side by side in one cell.',
    fix: 'Upload the CSV file itself, or split the column with Data > Text to Columns and save the workbook again.',
  },
  aggregate: {
    reason: 'This file has one row per school or group, with totals or percentages. We need one row per student.',
    fix: 'Export the list of students behind these numbers, and upload it again.',
  },
  'old-sat': {
    reason:
      'These are scores of the SAT before March 2016, which had Critical Reading, Mathematics and Writing. They cannot be compared with later scores, and are not part of the audit.',
    fix: "Upload scores since March 2016. If the column holds them, name its header 'SAT EBRW' and add a test date.",
  },
  'archive-unsafe': {
    reason: 'The archive is damaged, protected by a password, or built in a way that is not safe to open.',
    fix: UNPACK_FIRST,
  },
  'archive-beyond-room': {
    reason: 'The files in this archive need more room than the audit has left.',
    fix: 'Unpack it and upload the files that are needed, or ask your account manager for more room.',
  },
  'archive-without-tables': { reason: 'There is no CSV, XLS or XLSX file in this archive.', fix: UNPACK_FIRST },
  'given-up': {
    reason: 'The portal tried this file several times and could not finish reading it.',
    fix: 'Save it again as CSV or XLSX and replace it, or contact your account manager.',
  },
  'given-up-looking': {
    reason: 'The portal tried this file several times and could not read it.',
    fix: 'Save it again as CSV or XLSX and choose that file.',
  },
  format: ({ format }) => ({
    reason: `The file is ${FORMATS[format]}, not a CSV file or an Excel workbook.`,
    fix: FORMAT_FIXES[format] ?? SAVE_AGAIN,
  }),
  'open-quote': ({ row }) => ({
    reason: `A quotation mark in row ${row} is never closed, so everything below it would be one cell.`,
    fix: `Close or remove the quotation mark in row ${row}, or export the file again, and upload it.`,
  }),
  'no-header': ({ rows }) => ({
    reason: `None of the first ${rows} rows is a header row: no column has a name we know.`,
    fix: 'Name the columns in one row above the data, as in the sample file, and upload the file again.',
  }),
  'first-row-is-data': ({ shape }) => ({
    reason: `No header row was found: the first row already has data (${shapeInEnglish(shape)}).`,
    fix: 'Put the names of the columns in a row above the data, as in the sample file, and upload the file again.',
  }),
  calpads: ({ record, shape, card }) => ({
    reason: `This looks like a CALPADS file of ${record} records without a header row. Its columns differ from year to year, so we do not guess them. The first row has: ${shapeInEnglish(shape)}.`,
    fix: calpadsFix(record, card),
  }),
  'other-list': ({ list }) => LISTS[list],
  'other-test': ({ test, isPractice }) => ({
    reason: isPractice
      ? `This is a file of ${test} scores. Practice and placement tests are not part of the audit.`
      : `This is a file of ${test} scores, which the audit does not use.`,
    fix: 'Upload the SAT, ACT, AP or IB score file instead.',
  }),
  'not-selected': ({ test, layout, selected }) => ({
    reason: `This is a file of ${test} scores (${layout}), and you selected ${selected.join(', ')}.`,
    fix: `Select ${test} for this file, or upload the score file of the selected tests.`,
  }),
  'other-dataset': ({ type }) => ({
    reason: `This looks like a ${datasetOf(type).label} file.`,
    fix: `Upload it under ${datasetOf(type).label}.`,
  }),
  'archive-of-too-many': ({ most }) => ({
    reason: `There are more than ${most} tables in this archive.`,
    fix: UNPACK_FIRST,
  }),
  'archive-with-damage': ({ name }) => ({
    reason: `'${name}' in this archive is damaged, or grows far beyond its size.`,
    fix: UNPACK_FIRST,
  }),
};

function calpadsFix(record: string, card: Parameters<typeof datasetOf>[0] | null): string {
  if (card === null)
    return 'The audit does not use records of this kind. Export rosters, demographics, courses and grades from your student system, with headers, and upload those.';
  if (record === 'SCSC')
    return 'SCSC records do not have course titles, which transcripts need. Export the grades of all four years from your student system instead, with course titles and headers (in Aeries: Transcripts), and upload that as Student Transcripts.';
  const { label, columns } = datasetOf(card);
  const needed = columns.filter(({ required }) => required.level === 'required').map((column) => column.label);
  return `Put one row above the data with the names of the columns, as the CALPADS file specifications of the file's year list them for ${record}, and upload it as ${label}. We need ${listed(needed)}.`;
}
