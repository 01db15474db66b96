import type { WizardStep } from '#datasets/kit/dataset.ts';
import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const files = (count: number) => plural(count, 'file', 'files');
const rows = (count: number) => plural(count, 'row', 'rows');

/** Several files at once, and what a look at a file has found before it is submitted. */
export const bulk = spoken('bulk', {
  open: 'Upload several files',
  drop: {
    title: 'Drop files to upload them together',
    text: 'CSV, XLS, XLSX, or a ZIP archive of them. You confirm what each one is. A single file can also go on its card.',
  },
  waiting: {
    title: (count: number) =>
      form(
        count,
        'You have 1 file waiting to be confirmed.',
        `You have ${number(count)} files waiting to be confirmed.`,
      ),
    text: (count: number) =>
      `${form(count, 'It does not count', 'They do not count')} until you confirm. Unconfirmed files are deleted after one day.`,
    review: (count: number) => form(count, 'Review it', 'Review them'),
  },

  title: 'Upload several files',
  intro: 'Check what each file is, then upload them together. A file that cannot be used does not hold up the others.',
  empty: 'No files yet. Add CSV, XLS or XLSX files, or a ZIP archive of them.',
  add: 'Add files',
  later: 'Close',
  uploadNone: 'Upload files',
  upload: (count: number) => `Upload ${files(count)}`,
  open_answers: (count: number) =>
    `${files(count)} ${form(count, 'needs', 'need')} an answer and will stay in the list.`,
  error: 'The list of waiting files could not be loaded.',
  keepOpen: 'Keep this page open until every file is uploaded. Then you can leave: the list stays.',

  table: {
    caption: 'Files to upload',
    file: 'File',
    what: 'What it is',
    covers: 'Covers',
    replaces: 'Replaces',
    state: 'Status',
  },
  whatOf: (file: string) => `What ${file} is`,
  choose: 'Choose what it is',
  from: (archive: string) => `From ${archive}`,
  rows,
  sheets: (names: readonly string[]) => `${form(names.length, 'Sheet', 'Sheets')} ${names.join(', ')}`,
  replacesOf: (file: string) => `What ${file} replaces`,
  addBeside: 'Keep the current file and add this one',
  addBesideAll: 'Keep the current files and add this one',
  keepsBoth: (files: number) => (files === 1 ? 'Nothing: keep both' : 'Nothing: keep all'),
  skip: 'Skip: already uploaded',
  choosePlace: 'Choose',
  done: 'Done',
  addNew: 'Nothing (new)',
  replacesFile: (file: string, version: number) => `Replaces ${file} (version ${version})`,
  replacesVersion: (version: number) => `Replaces version ${version}`,
  nameAndVersion: (file: string, version: number) => `${file} (version ${version})`,

  chosen: {
    schools: (count: number) => plural(count, 'school', 'schools'),
    all: {
      schools: (count: number) => `All ${number(count)} schools`,
      'academic-periods': (count: number) => `All ${count} years`,
      'demographic-types': (count: number) => `All ${count} types`,
      'test-types': (count: number) => `All ${count} tests`,
    } satisfies Record<WizardStep, (count: number) => string>,
    none: {
      schools: 'Choose schools',
      'academic-periods': 'Choose academic years',
      'demographic-types': 'Choose demographic types',
      'test-types': 'Choose test types',
    } satisfies Record<WizardStep, string>,
    change: (what: string, file: string, chosen: string) => `${what} of ${file}: ${chosen}. Change`,
    done: 'Done',
  },

  state: {
    sending: (percent: number) => `Uploading, ${percent}%`,
    failed: 'Upload failed. Nothing was saved.',
    uploading: 'Uploading in another tab',
    inspecting: 'Checking the file',
    ready: 'Ready',
    skipped: 'Skipped',
    open: 'Needs an answer',
    refused: 'Cannot be used',
    notTaken: 'Not uploaded',
    unpacked: (count: number) => `${files(count)} extracted`,
  },
  again: 'Try again',
  remove: 'Remove',
  removeOf: (file: string) => `Remove ${file}`,
  againOf: (file: string) => `Try again: ${file}`,
  review: 'Review data',
  reviewOf: (file: string) => `Review data: ${file}`,
  archiveRest: 'Not extracted:',

  rejected: {
    title: 'Some files were not added',
    type: (file: string) => `${file} is not a CSV, XLS, XLSX or ZIP file. Save or export it as one of these.`,
    text: (file: string) =>
      `${file} is a text file. If it has columns, change the ending of its name to .csv and add it again.`,
    large: (file: string, sentence: string) => `${file}: ${sentence}`,
    empty: (file: string) => `${file} is empty. Check that its export worked.`,
  },

  needs: {
    type: 'Choose what this file is.',
    schools: 'Choose the schools it covers.',
    'academic-periods': 'Choose the academic years it covers.',
    'demographic-types': 'Choose the demographic types it has.',
    'test-types': 'Choose the tests it has.',
    place: 'Choose whether to replace the current file or keep both.',
    confirm: {
      same: 'Confirm that you want to upload it again, or skip it.',
      loss: 'Confirm that it replaces the larger file, or keep both.',
    },
    twice: (file: string) => `${file} above replaces the same file. Choose one of them, or keep both.`,
  },

  /** What the look found that does not fit what was chosen. */
  findings: {
    looksLike: (label: string) => `This looks like a ${label} file.`,
    missing: (labels: readonly string[]) =>
      `Required columns were not found: ${labels.join(', ')}. You can match the columns after the upload.`,
    empty: 'The file has headers but no rows below them. Export it again with its rows.',
    noRows: (names: string) => `No rows for ${names}.`,
    more: (names: string, more: number) => `${names} and ${number(more)} more`,
    notChosen: (names: string) => `It also has rows for ${names}, which you did not choose. They would be left out.`,
    elsewhere: (count: number, names: readonly string[]) =>
      `${rows(count)} ${form(count, 'is', 'are')} from schools that are not among yours in this audit${names.length ? ` (${names.join(', ')})` : ''}. They would be left out unless you choose under Map columns, after the upload, which of your schools they stand for.`,
    other: (found: string, chosen: string) => `This file has ${found}, but you chose ${chosen}.`,
    beside: (file: string) => `${file} already covers the same data. Both would count.`,
    sameName: 'A file above has the same name. If both have the same data, remove one: both would count.',
    sameAs: (file: string) => `Identical to ${file} in this list.`,
    sameAsUploaded: (file: string, version: number, card: string) =>
      `Identical to ${file} (version ${version}), which is already uploaded under ${card}.`,
  },

  check: {
    title: 'Is this the right file?',
    select: 'Select what the file has',
    another: 'Choose another file',
    anyway: 'Upload anyway',
    as: (card: string) => `Upload it to ${card}`,
  },

  /** What came of the look at all files. */
  looked: {
    ready: (count: number) => `${files(count)} ready`,
    open: (count: number) => `${files(count)} ${form(count, 'needs', 'need')} an answer`,
    skipped: (count: number) => `${files(count)} already uploaded`,
    refused: (count: number) => `${files(count)} cannot be used`,
    failed: (count: number) => `${files(count)} could not be added`,
  },
  notUploaded: (count: number) =>
    `${files(count)} could not be uploaded. The list says why, and nothing is lost: try again.`,
  notRemoved: (file: string) => `${file} could not be removed. Try again in a moment.`,

  said: {
    confirmed: (count: number) => `${files(count)} uploaded and being processed`,
    arrived: (file: string) => `${file} is added`,
    removed: (file: string) => `${file} is removed from the list`,
  },
});
