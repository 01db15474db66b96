import type { IssueGroup } from '#contract/uploads/issues.ts';
import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

/** The results of an uploaded file. */
export const results = spoken('results', {
  title: 'Upload results',
  meta: (file: string, card: string, version: number, person: string, when: string) =>
    [file, card, `Version ${version}`, person, when].join(' · '),
  error: 'Error occurred while fetching upload data!',
  overview: 'File overview',
  noStatistics: 'No information about this file.',
  matching: 'Data matching',
  schoolsFound: (found: number, of: number) => `Schools found: ${number(found)} of ${number(of)}`,
  schoolsWithout: (names: string, more: number) =>
    `No rows that count: ${more > 0 ? `${names} and ${number(more)} more` : names}`,
  studentsFound: (found: number, of: number) => `Student IDs on the roster: ${number(found)} of ${number(of)}`,
  matchedOn: {
    local: 'Matched on the local student ID',
    state: 'Matched on the state student ID',
    other: 'Matched on another student ID on the roster',
    name: 'Matched on name and date of birth',
  },
  missingColumns: (names: string) => `Missing columns: ${names}`,
  selections: 'Your selections',
  noSelections: 'No selections available!',
  download: {
    workbook: 'Download fix workbook',
    rows: (count: number) => `Download failed rows (${number(count)})`,
    original: 'Download original',
    preparing: 'Preparing the download…',
    hint: 'Fix the rows in your own file and upload the whole file again. If you upload only the failed rows, they will replace the good ones.',
  },
  replace: 'Replace',
  continue: 'Continue',
  keeps: (rows: number) =>
    rows === 0
      ? 'No data from this file is in the numbers until you fix or replace it.'
      : `Continue keeps the ${plural(rows, 'good row', 'good rows')}. The rest stays out until you replace the file.`,
  keepsAll: (rows: number) => `All ${plural(rows, 'row is', 'rows are')} in use.`,
  keepsStrangers: (rows: number) =>
    `${plural(rows, 'row is', 'rows are')} kept, but not counted until a roster has ${form(rows, 'its student', 'their students')}.`,
  shared: 'This file also covers other schools. Ask the district’s data lead to replace or remove it.',
  superseded: 'This version has been replaced.',
  none: (rows: number, rules: number) =>
    `No errors found in ${plural(rows, 'row', 'rows')}, checked against ${plural(rules, 'rule', 'rules')}.`,
  /** Where the number of rows is not shown. */
  noErrors: (rules: number) => `No errors found, checked against ${plural(rules, 'rule', 'rules')}.`,
  toFix: (errors: number, rows: number) =>
    `${plural(errors, 'error', 'errors')} in ${plural(rows, 'row', 'rows')}. Fix ${form(errors, 'it', 'them')} in your file, then replace the file.`,
  /** For those who only look. */
  found: (errors: number, rows: number) =>
    `${plural(errors, 'error', 'errors')} in ${plural(rows, 'row', 'rows')}. The district can fix ${form(errors, 'it', 'them')} in its file.`,
  /** Of a file in an audit that an operator has closed. */
  closed: {
    found: (errors: number, rows: number) => `${plural(errors, 'error', 'errors')} in ${plural(rows, 'row', 'rows')}.`,
    told: 'This audit is closed, so this file can no longer be fixed or replaced.',
    askManager: 'If it has to be, ask your account manager to have the audit reopened.',
    askOperator: 'If it has to be, ask an operator of this portal to reopen the audit.',
  },
  unusable: 'This file could not be used. None of its data is in the numbers.',
  again: 'This file is being processed again. What you see is its earlier result.',
  lacks: (columns: string) => `Required columns were not found: ${columns}. The rows are not counted.`,
  toMap:
    'If your file has such a column under another header, choose it under Map columns. Otherwise add it and replace the file.',
  /** No one of a file is on a roster. */
  strangers: {
    all: 'No student of this file is on a roster, so its rows are not counted. Check that it is the right file.',
    'of-yours':
      'No student of your schools in this file is on a roster, so these rows are not counted. Check that it is the right file.',
  },
  lookAt: (warnings: number) => `${plural(warnings, 'warning', 'warnings')} to look at below.`,
  since: (version: number, fixed: number, added: number) =>
    `Since version ${version}: ${plural(fixed, 'error', 'errors')} fixed, ${number(added)} new.`,
  columnsTitle: 'How your columns were read',
  columnsCaption: 'Your columns and ours',
  yourColumn: 'Your column',
  ourColumn: 'Read as',
  notStored: 'Not stored',
  noColumns: 'No column was recognized.',
  receipt: 'Receipt',
  receiptFacts: {
    file: 'File',
    type: 'Type',
    from: 'Received from',
    at: 'Received at',
    size: 'Size',
    rows: 'Rows',
    verdict: 'Outcome',
    sha256: 'SHA-256',
    id: 'Upload ID',
  },
  warnings: (count: number) => plural(count, 'warning', 'warnings'),
  versions: {
    title: 'Errors by version',
    caption: (file: string) => `Versions of ${file} with their errors`,
    version: 'Version',
    when: 'Uploaded',
    rows: 'Rows',
    errors: 'Errors',
    outcome: 'Outcome',
    action: 'Action',
    shown: 'Shown here',
  },
  rowsOf: (read: number, kept: number) => `${number(read)} read, ${number(kept)} kept`,
  firstColumn: (header: string) => `Fix the ${header} column first`,
  firstOfFile: 'Start with the first cause below',
  allowed: 'Allowed:',
  fix: 'Fix:',
  clears: (count: string, total: number) => `Fixing this clears ${count} of ${plural(total, 'error', 'errors')}.`,
  causes: { error: 'What caused the errors', warning: 'Warnings', note: 'For your information' } satisfies Record<
    IssueGroup['severity'],
    string
  >,
  causeOrder: {
    largest: (count: number) => (count === 1 ? '1 cause' : `${number(count)} causes, largest first`),
    dependency: (count: number) => `${number(count)} causes. First what other rows depend on, then the largest.`,
  },
  at: (column: string, header: string) => `Column ${column}, ${header}`,
  wholeRow: 'Whole row or file',
  share: (share: string) => `clears ${share}`,
  firstRows: (rows: readonly number[], more: boolean) =>
    more ? `Rows ${rows.join(', ')} and more` : `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.join(', ')}`,
  rows: 'Rows',
  filter: {
    cause: 'Cause',
    allCauses: 'All causes',
    severity: 'Kind',
    allSeverities: 'All kinds',
    severities: { error: 'Errors', warning: 'Warnings', note: 'Notes' } satisfies Record<
      IssueGroup['severity'],
      string
    >,
    column: 'Column',
    allColumns: 'All columns',
    school: 'School',
    allSchools: 'All schools',
  },
  wholeFile: 'This is about the file as a whole, not about single rows.',
  rowsHidden:
    'Rows with student details are not shown to your role. What is wrong, how often and how to fix it is listed above.',
  noRows: 'No rows here. Choose another cause, kind, column or school.',
  rowNumbers: 'Row numbers are the ones you see in the file',
  rowCount: (count: number) => plural(count, 'row', 'rows'),
  cappedAt: (shown: number, all: number) => `The first ${shown} of ${number(all)} rows are listed.`,
  columns: {
    student: 'Student ID',
    school: 'School',
    row: 'Row',
    column: 'Column',
    value: 'Value seen',
    message: 'What is wrong',
    fix: 'How to fix it',
    link: 'Link',
  },
  link: {
    copy: (row: number) => `Copy link to row ${row}`,
    copied: 'Link copied',
    inAddress: 'The link is in the address bar of the browser: copy it there.',
  },
  empty: '(empty)',
  issuesError: 'Error occurred while fetching upload data!',
});
