import type { FileStatus } from '#contract/uploads/uploaded-file.ts';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { spoken } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

/**
 * Data upload: the page, its wizard, the results and the audit log. The fixed wording is kept, misspellings included
 * (docs/product.md#fixed-wording).
 */
export const uploads = spoken('uploads', {
  title: 'Data upload',
  description:
    'Upload files that contain data, such as the student roster, course catalog, and student demographics, for each school.',

  card: {
    whatToUpload: 'See what to upload',
    export: 'How to export this file',
    sample: 'View sample file',
    progress: (complete: number, all: number) => `${number(complete)}/${number(all)} School Data Uploaded`,
    statusMissing: 'Status not loaded',
    withErrors: (count: number) => `${plural(count, 'school', 'schools')} with errors`,
    missing: {
      title: 'Still missing:',
      /** 'IB (2 of 3 schools)' */
      of: (column: string, count: number, all: number) =>
        count === all
          ? `${column} (all schools)`
          : `${column} (${number(count)} of ${plural(all, 'school', 'schools')})`,
      notOffered: (count: number) =>
        count === 1
          ? 'If a school does not offer it, mark it as not offered under ‘See what to upload’.'
          : 'If a school does not offer one of them, mark it as not offered under ‘See what to upload’.',
    },
  },

  drop: {
    title: 'Drop one file here',
    types: 'CSV, XLS or XLSX',
    typesUpTo: (size: string) => `CSV, XLS or XLSX, up to ${size}`,
    choose: 'Choose file',
    chooseFor: (card: string) => `Choose file for ${card}`,
    dropHere: 'Drop the file to choose it',
  },

  /** The four fixed sentences (docs/product.md#fixed-wording), and the additions beside them. */
  rejected: {
    type: (types: string) => `File type must be ${types}`,
    typeHint: 'The selected file must be a CSV, XLS or XLSX. In Excel or your student system, use Save as or Export.',
    textHint: 'A text file with columns is read once the ending of its name is .csv: rename it, then choose it again.',
    tooLarge: (bytes: number) => `File is larger than ${bytes} bytes`,
    tooLargeHint: 'Split the file, by school or by year, and upload each part.',
    tooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
    emptyHint: 'The selected file is empty. Open it to see whether the export worked, then choose it again.',
    tooMany: 'Too many files',
    tooManyHint: 'Choose one file at a time. Each file gets its own schools and its own result.',
  },

  files: {
    label: (card: string) => `Uploaded files: ${card}`,
    pages: (card: string) => `Pages of the uploaded files: ${card}`,
    error: 'Error occurred while fetching upload data!',
    offline: 'You are offline. Try again when you are connected.',
    none: 'No files yet.',
    noneWrite: 'No files yet. Drag the first file here or choose it.',
    version: (version: number) => `Version ${version}`,
    schools: (count: number) => plural(count, 'school', 'schools'),
    older: (count: number) => plural(count, 'older version', 'older versions'),
    olderCaption: (file: string) => `Older versions of ${file}`,
    errors: (count: number) => plural(count, 'error', 'errors'),
    columns: { version: 'Version', when: 'When', who: 'Who', outcome: 'Outcome', action: 'Action' },
    inUse: 'in use',
  },

  status: {
    UPLOAD: 'Uploading...',
    UPLOAD_FAILED: 'Upload failed',
    PROCESSING: 'Processing data...',
    SUCCESS: 'No data errors detected',
    DATA_ERRORS: 'Data errors detected',
    MALFORMED: 'Processing failed. Contact admin for support.',
  } satisfies Record<FileStatus, string>,

  /** What a status means here and now. */
  outcome: {
    checked: (rows: number) => `${plural(rows, 'row', 'rows')} checked.`,
    warnings: (count: number) => `${plural(count, 'warning', 'warnings')} to look at.`,
    errors: (errors: number, rows: number) => `${plural(errors, 'error', 'errors')} in ${plural(rows, 'row', 'rows')}.`,
    lacks: (columns: string) => `Required columns were not found: ${columns}.`,
    noneCounts: 'Its rows are not counted.',
    notBySchool:
      'This file does not name the school of each row, so only people who see the whole district see its counts.',
    dataErrors: 'Required information is missing from the file.',
    unreadable: 'The file could not be read.',
    earlierKept: 'Your earlier data is unchanged.',
    staysInUse: (version: number) => `Version ${version} stays in use until then.`,
    leave: 'You can leave this page.',
    keepOpen: 'Keep this page open until the file is uploaded.',
    elsewhere: 'Uploading in another tab.',
    notArrived: 'The upload did not finish. Nothing was saved.',
    interrupted: 'The upload was interrupted. Choose the file again.',
    failedAt: (percent: number) => `The connection was lost at ${percent}%. Nothing was saved.`,
    percent: (percent: number) => `${percent}%`,
    rows: (rows: number) => plural(rows, 'row', 'rows'),
    elapsed: (minutes: number, seconds: number) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
    waiting: 'Waiting for its turn',
  },

  actions: {
    review: 'Review data',
    replace: 'Replace',
    log: 'Review audit log',
    again: 'Try again',
    chooseAgain: 'Choose file again',
    cancel: 'Cancel',
    dismiss: 'Remove from the list',
    of: (action: string, file: string) => `${action}: ${file}`,
    ofVersion: (action: string, file: string, version: number) => `${action}: ${file}, version ${version}`,
  },

  said: {
    sending: (file: string, percent: number) => `${file}: ${percent}% uploaded`,
    sent: (file: string) => `${file} is uploaded and being processed`,
    failed: (file: string) => `${file}: upload failed`,
    finished: (file: string, status: string) => `${file}: ${status}`,
    canceled: (file: string) => `${file}: canceled`,
    again: (file: string) => `${file} is being processed again`,
  },

  uploadError: 'Error occured while uploading file!',

  wizard: {
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    replaces: (file: string) => `Replace ${file}`,
    titles: {
      schools: 'Select schools',
      'academic-periods': 'Select academic years',
      'demographic-types': 'Select demographic types',
      'test-types': 'Select test types',
    } satisfies Record<WizardStep, string>,
    questions: {
      schools: 'Which schools does the file cover?',
      'academic-periods': 'Which academic years does the file cover?',
      'demographic-types': 'Which demographic types does the file include?',
      'test-types': 'Which tests does the file include?',
    } satisfies Record<WizardStep, string>,
    all: {
      schools: 'All schools',
      'academic-periods': 'All academic years',
      'demographic-types': 'All demographic types',
      'test-types': 'All test types',
    } satisfies Record<WizardStep, string>,
    allOf: (all: string, count: number) => `${all} (${number(count)})`,
    andMore: (names: string, count: number) => `${names} and ${number(count)} more`,
    next: 'Next',
    back: 'Back',
    nextHint: 'Select at least one to continue.',
    review: 'Review',
    reviewText: 'Review and edit if needed, then submit your selections.',
    edit: 'Edit',
    editOf: (what: string) => `Edit ${what}`,
    submit: 'Submit',
    changeFile: 'Change file',
    replacesTitle: 'Replaces',
    replacesText: (file: string, version: number) =>
      `${file}, version ${version}. It stays in use until the new file has been processed.`,
    errorTitle: 'Something went wrong',
    errorText: 'There’s been a system error. Wait a few minutes and try again.',
    errorKept: 'Your file and your choices are kept.',
    missing: {
      schools: 'Missing schools data!',
      'academic-periods': 'Missing academic periods data!',
      'demographic-types': 'Missing demographic types data!',
      'test-types': 'Missing test types data!',
    } satisfies Record<WizardStep, string>,
    cancel: 'Cancel',
    upload: 'Upload',
  },

  categories: {
    schools: 'Schools',
    'academic-periods': 'Academic years',
    'demographic-types': 'Demographic types',
    'test-types': 'Test types',
  } satisfies Record<WizardStep, string>,

  log: {
    title: (card: string) => `Audit log - ${card}`,
    error: 'Error occurred while fetching audit log data!',
    caption: (card: string) => `History of the ${card} files`,
    columns: { user: 'User', action: 'Action', file: 'File', timestamp: 'Timestamp' },
    pages: 'Pages of the audit log',
    none: 'Nothing has happened to these files yet.',
    noneLikeThis: 'No entries match. Choose another person, action or file.',
    filter: {
      user: 'User',
      allUsers: 'All users',
      action: 'Action',
      allActions: 'All actions',
      file: 'File name contains',
      download: 'Download as CSV',
      csvName: 'audit log.csv',
    },
  },

  requirements: {
    title: 'See what to upload',
    needs: 'Every row needs:',
    legend: {
      true: 'Uploaded, no errors',
      error: 'Uploaded with errors',
      false: 'Not yet uploaded',
      not_offered: 'Not offered',
    },
    caption: (card: string) => `${card}: what each school has uploaded`,
    school: 'School',
    status: 'Status',
    groups: {
      false: 'Data not yet uploaded',
      error: 'Data uploaded with errors',
      true: 'Completed uploads',
    },
    count: (count: number) => plural(count, 'school', 'schools'),
    error: 'Error occurred while fetching upload requirements data!',
    close: 'Close',
    notOffered: {
      open: 'Mark as not offered',
      title: 'Mark as not offered',
      lead: 'Choose the schools that do not offer it. It then counts as complete and is no longer reported as missing. If a file with such rows is uploaded for one of these schools, the mark is removed automatically.',
      column: { tests: 'Test', years: 'School year' },
      schools: (column: string) => `Schools that do not offer ${column}`,
      years: (year: string) => `Schools with nothing for ${year}`,
      allSchools: 'All schools',
      markedBy: (by: string, at: string) => `marked by ${by}, ${at}`,
      cancel: 'Cancel',
      save: 'Save',
      saved: (column: string) => `${column} updated`,
      marked: (count: number) => `Marked as not offered for ${plural(count, 'school', 'schools')}`,
      takenBack: (count: number) => `Required again for ${plural(count, 'school', 'schools')}`,
      undo: 'Undo',
      undone: (column: string) => `${column} is as it was before.`,
    },
  },
});
