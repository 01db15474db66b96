import type { WizardStep } from '#datasets/kit/dataset.ts';
import { spoken } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

const rows = (count: number) => plural(count, 'row', 'rows');

/** Before a file takes the place of another, or is added to one that covers the same. */
export const replacing = spoken('replacing', {
  title: 'What is already here',
  /** What the steps beside the schools are called where a file covers the same of them. */
  same: {
    schools: 'these schools',
    'academic-periods': 'academic years',
    'demographic-types': 'demographic types',
    'test-types': 'tests',
  } satisfies Record<WizardStep, string>,
  oneSchool: 'this school',
  and: (first: string, second: string) => `${first} and ${second}`,
  covers: (file: string, what: string) => `${file} already covers ${what}.`,
  cover: (count: number, what: string) => `${number(count)} files already cover ${what}.`,
  /** Files that also cover schools which the person does not see. */
  shared: (files: readonly string[]) =>
    files.length === 1
      ? `${files[0]} also covers schools you do not have access to, so you cannot replace it. It stays, and this file is added.`
      : `${files.join(', ')} also cover schools you do not have access to, so you cannot replace them. They stay, and this file is added.`,
  replaceIt: 'Replace it',
  replaceFile: (file: string, version: number) => `Replace ${file} (version ${version})`,
  addBeside: 'Keep it and add this one',
  addBesideAll: 'Keep them and add this one',

  same_as: (file: string, version: number) =>
    `This file is identical to ${file} (version ${version}), which is already uploaded.`,
  same_text:
    'Uploading it again changes nothing, unless you select something different or a saved mapping has changed since then.',
  loss: (before: number | null, after: number | null) =>
    before === null || after === null
      ? 'Replaces a file with a smaller one'
      : `Replaces ${rows(before)} with ${rows(after)}`,
  loss_text: (file: string, version: number) =>
    `${file} (version ${version}) would be replaced, and data that only it has would no longer be counted.`,
  table: { caption: 'What the replacement changes', measure: 'Count', before: 'Before', after: 'After' },
  measures: { rows: 'Rows', students: 'Students', schools: 'Schools' },
  unknown: 'Not known',
  difference: (measure: string, before: string, after: string) => `${measure}: ${before} before, ${after} after`,
  confirm: { same: 'Upload it anyway', loss: 'Replace it anyway' },

  /** A processed version that lost a lot. */
  held: {
    state: 'Waiting for your decision',
    title: (before: number | null, after: number | null) =>
      before === null || after === null
        ? 'This version has much less than the one in use'
        : `This version has ${rows(after)} that count, instead of ${rows(before)}`,
    text: 'It is not used until you decide. The version before it stays in use.',
    use: 'Use it',
    keep: 'Keep the old one',
    used: (file: string, version: number) => `Version ${version} of ${file} is used.`,
    kept: (file: string, version: number) => `Version ${version} of ${file} is not used.`,
    /** What others read beside the version that was not used. */
    reason: (before: number | null, after: number | null) =>
      before === null || after === null
        ? 'The version before it was kept.'
        : `The version before it was kept: ${rows(before)}, instead of ${rows(after)}.`,
    failed: 'The decision was not saved.',
  },

  looking: 'Checking the file',
  foundInFile: 'Found in the file',
  notInFile: 'The file does not say',
  noneInFile: 'None of these was found in the file',
  chosenInstead: 'The file says something else',
  /** Beside a Submit that waits. */
  waits: {
    looking: 'Still checking the file. You can submit when that is done.',
    place: 'Choose whether to replace the file or keep both.',
    hold: 'Confirm the notice above, or choose another file.',
  },
});
