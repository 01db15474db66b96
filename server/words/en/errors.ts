import { ERRORS } from '#contract/errors.ts';
import { written } from '#datasets/kit/english.ts';
import type { ErrorWords } from '../errors.ts';
import { gigabytes } from '../gigabytes.ts';

const RELOAD = 'Reload the page to see it.';

export const ERRORS_EN: ErrorWords = {
  codes: {
    bad_request: ERRORS.bad_request.message,
    unauthenticated: ERRORS.unauthenticated.message,
    forbidden: ERRORS.forbidden.message,
    not_found: ERRORS.not_found.message,
    conflict: ERRORS.conflict.message,
    too_large: ERRORS.too_large.message,
    unprocessable: ERRORS.unprocessable.message,
    too_many_requests: ERRORS.too_many_requests.message,
    internal: ERRORS.internal.message,
    unavailable: ERRORS.unavailable.message,
  },
  reasons: {
    'wrong-sign-in': 'Email or password is incorrect.',
    'wrong-present-password': 'The current password is incorrect. Correct it, or leave it empty.',
    'same-password': 'Choose a password that differs from the current one.',
    'guessable-password':
      'This password is on lists of common passwords, or made of words about you. Choose another: several words that do not belong together are good.',
    'too-many-attempts': 'Too many attempts. Wait a while and try again.',
    'many-signing-in': 'Many people are signing in right now. Wait a few seconds and try again.',
    'sign-in-service-silent': 'The sign-in service is not responding. Try again in a moment.',
    'no-audit-yet': 'You are signed in, but you have not been added to an audit yet. Ask your account manager.',

    'person-too-fast': 'You are sending requests faster than the portal answers them. Wait a minute; nothing is lost.',
    'downloads-too-fast': 'You have downloaded this many times within a minute. Wait a minute and try again.',
    'audit-too-fast':
      'Very many requests of this audit are coming in at once. Wait a minute and try again; nothing is lost.',

    'wrong-field': ({ field, problem }) => `${field}: ${problem}`,
    'capital-id': ({ field }) => `${field}: IDs are written in lowercase letters`,
    'unfit-text': ({ field }) => `${field}: has a character that is not allowed in text`,
    'thresholds-out-of-order':
      'The GPA below which a student counts as Struggling cannot be above the one from which a student is a High flier.',
    'request-too-large': 'The request is larger than the portal accepts.',
    'web-not-built': 'The web application is not built yet: run npm run build.',

    'changed-since-opened':
      'Someone else changed this after you opened it. Nothing was overwritten. Open it again, then make your change.',
    'courses-changed-since-opened': ({ code, by }) =>
      `${by ?? 'Someone else'} changed the decision on course ${code} after you opened this list. Nothing was overwritten. Look at the current list, then decide again.`,
    'audit-closed': 'This audit is closed: everything in it can be read, and nothing can be changed.',
    'closed-already': 'This audit is already closed.',
    'open-already': 'This audit is already open.',
    'school-unknown': 'One of the schools is not a school of this audit.',
    'school-name-twice': 'Two schools have the same name.',
    'school-name-taken': ({ school }) => `Another school is named ${school}. Give this one a different name.`,
    'school-has-uploads': ({ school }) => `${school} has uploads and cannot be removed.`,

    'member-already': 'This person is already a member.',
    'member-gone': 'This person is no longer a member. Someone removed them in the meantime.',
    'member-twice': 'Two members have the same email address.',
    'member-without-schools': 'Choose the schools of this member.',
    'joined-already': 'This person has already joined.',
    'last-administrator': 'This is the last administrator of the district. Make someone else an administrator first.',
    'no-school-chosen': 'Choose at least one school.',
    'not-joined-yet': 'This person has not joined yet.',
    'sessions-elsewhere': 'People sign in at your organization’s sign-in service; end their sessions there.',
    'nothing-to-send': 'People sign in at your organization’s sign-in service; there is nothing to send.',

    'not-a-table': 'The selected file must be a CSV, XLS or XLSX.',
    'not-a-table-or-archive': 'The selected file must be a CSV, XLS or XLSX, or a ZIP archive of such files.',
    'choice-missing': ({ field }) => `Choose at least one value for ${field}.`,
    'schools-gone':
      'A school you chose is no longer in the audit, or you no longer have access to it. Choose the file again, then its schools.',
    'choice-unknown': ({ field }) => `A value for ${field} is not one of the choices.`,
    'replaced-was-removed':
      'The file to replace was removed from the audit. Put it back, or upload this one as a new file.',
    'replaced-not-current': 'The file to replace is no longer the current one. Reload the page.',
    'other-length': 'The file was not uploaded completely. Start the upload again.',
    'no-room': 'The portal has no space for this file right now. Try again later.',
    'address-expired': 'This upload address is no longer valid. Start the upload again.',
    'part-missing': 'A part of the file has not arrived. Send what is missing, then finish the upload again.',
    'size-not-said': 'A file is sent in parts only when its size is known. Start a new upload that says the size.',
    'address-used': 'A file was already uploaded to this address. Start a new upload.',
    'audit-full-files': ({ most }) =>
      `This audit holds ${most.toLocaleString('en-US')} files, as many as it may. What is uploaded stays. Ask your account manager for more room.`,
    'audit-full': ({ most, left }) =>
      `This audit may hold ${gigabytes(most, 'en-US')} GB and has ${gigabytes(left, 'en-US')} GB left, which is not enough for this file. What is uploaded stays. Ask your account manager for more room.`,
    'too-many-waiting': ({ most }) => `You already have ${most} files waiting. Upload or remove some of them first.`,
    'not-waiting': 'This file is no longer waiting. It was removed, or it waited longer than a day.',
    'still-coming': 'This file is still uploading or being checked. Wait until that is done.',
    'not-uploadable': 'This file cannot be uploaded as it is. Remove it from the list.',
    'waiting-was-removed': 'This file was removed. Nothing was saved.',
    'no-other-card': 'This file does not fit any other card as it is. Reload the page.',

    'covers-other-schools': ({ action }) => OTHERS[action],
    'schools-not-known':
      'The portal does not know which schools this file has rows of. Ask the district’s data lead to download it.',
    'upload-canceled': 'This upload was canceled. Nothing was saved.',
    'canceled-already': 'This upload has already been canceled.',
    'processed-meanwhile': 'This file has been processed in the meantime. Reload to see its result.',
    'being-processed': ({ cancelable }) =>
      `This file is being processed right now. Wait until it is done${cancelable ? ', or cancel it' : ''}.`,
    'not-arrived': 'This file was not uploaded. Choose it again to upload it.',
    'newer-in-use': `A newer version of this file is in use. ${RELOAD}`,
    'newer-took-place': 'A newer version has taken the place of this file. Use this version again instead.',
    'newer-coming': ({ version }) =>
      `Version ${version} of this file is on its way. Wait until it is done, or cancel it.`,
    'file-was-removed': 'This file was removed from the audit. Put it back first.',
    'removed-already': ({ by }) => `${by} has already removed this file. ${RELOAD}`,
    'put-back-already': `This file has already been put back. ${RELOAD}`,
    'version-in-use': `This version is already in use. ${RELOAD}`,
    'version-unreadable': 'This version could not be read, so it cannot be used again.',
    'version-choices-gone':
      'This version was uploaded for school years that are no longer in this audit. Upload the file again and choose its years.',
    'no-result-yet': 'This file has no result yet. Wait until it has been processed.',
    'no-errors': ({ rows }) => `No errors found in ${written(rows)} rows.`,
    'no-failed-rows': 'No rows of this file have errors.',
    'no-single-rows': 'The problem with this file is not in single rows. See the results for what to do.',
    'has-rows-of-school': ({ file, column, school }) =>
      `${file} has ${column} rows for ${school}. Replace or remove that file first.`,
    'always-offered': ({ dataset }) => `${dataset} cannot be marked as not offered for that.`,

    'not-read-yet': 'This file has not been read yet. Wait until it is processed.',
    'no-columns': 'No columns were found in this file. Its results say why and what to do.',
    'contents-forgotten': 'Process this file again first: the portal no longer has its columns and values.',
    'processed-again': 'This file was processed again in the meantime. Check its current columns.',
    'column-unknown': 'One of the columns does not exist in this kind of file. Reload the page.',
    'column-twice': ({ column }) => `${column} is chosen twice. Reload the page.`,
    'header-twice': ({ header, one, other }) =>
      `'${header}' is chosen for ${one} and for ${other}. Each column of your file can be used once.`,
    'header-unknown': ({ header }) => `'${header}' is not a column of this file.`,
    'value-unknown': 'One of the values is not in this file. Reload the page.',
    'value-impossible': ({ value }) => `'${value}' cannot mean that. Choose one of the listed values.`,
    'mapping-gone': 'Someone has already removed this mapping.',
    'course-gone': ({ code }) => `Course ${code} is no longer in any file. Reload to see the current courses.`,
    'sced-unknown': ({ code }) => `${code} is not on the list of SCED courses. Choose one from the list.`,

    'numbers-updating': 'The numbers are being updated. Try again in a moment.',
    'version-not-kept': ({ version }) =>
      `Version ${version} of the numbers is no longer available. Leave out the version to see the newest.`,
    'version-without-schools': ({ version }) =>
      `Version ${version} of the numbers does not cover these schools. Leave out the version to see the newest.`,
    'transcript-gone': 'A selected transcript is no longer in the list. Reload and select again.',
    'too-many-selected': ({ category, limit, selected }) =>
      `${CATEGORIES[category]}: at most ${limit} transcripts can be selected, and ${selected} are. Clear ${selected - limit} of them.`,
    'nothing-to-print': 'Nothing is selected to print. Select a transcript first.',
    'nothing-finalized': 'No transcripts are finalized yet, so there is nothing to download.',
    'nothing-to-finalize': 'Select at least one transcript to finalize.',
    'not-finalized': 'This selection is not finalized.',
    'selection-finalized': ({ by }) =>
      `${by ?? 'Someone'} finalized this selection. Reopen the selection to change it.`,
    'selection-changed': ({ by }) => `${by} changed this selection after you opened it. Nothing was overwritten.`,
  },
};

const LEAD = 'Ask the district’s data lead';
const OTHERS = {
  replace: `This file also covers schools you do not have access to. ${LEAD} to replace it.`,
  change: `This file also covers schools you do not have access to. ${LEAD} to do this.`,
  process: `This file also covers schools you do not have access to. ${LEAD} to process it again.`,
  map: `This file also has rows for schools you do not have access to. ${LEAD} to map its columns.`,
  download:
    'This file has rows for schools you do not have access to, so it cannot be downloaded. The failed rows and the fix workbook have the rows of your schools.',
} as const;

const CATEGORIES = { HIGH_FLIER: 'High fliers', ON_THE_CUSP: 'On the cusp', STRUGGLING: 'Struggling' } as const;
