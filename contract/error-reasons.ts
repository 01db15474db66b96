import type { Category } from './transcripts/categories.ts';

/**
 * Why exactly a call is refused, with the values its sentence has places for. The sentences are in
 * server/words/{en,es}/errors.ts.
 */
export interface ReasonValues {
  // Signing in
  'wrong-sign-in': null;
  'wrong-present-password': null;
  'same-password': null;
  'guessable-password': null;
  'too-many-attempts': null;
  'many-signing-in': null;
  'sign-in-service-silent': null;
  'no-audit-yet': null;

  // Too often
  'person-too-fast': null;
  'downloads-too-fast': null;
  'audit-too-fast': null;

  // What a request holds
  'wrong-field': { field: string; problem: string };
  'capital-id': { field: string };
  'unfit-text': { field: string };
  'thresholds-out-of-order': null;
  'request-too-large': null;
  'web-not-built': null;

  // Audits and schools
  'changed-since-opened': null;
  'courses-changed-since-opened': { code: string; by: string | null };
  'audit-closed': null;
  'closed-already': null;
  'open-already': null;
  'school-unknown': null;
  'school-name-twice': null;
  'school-name-taken': { school: string };
  'school-has-uploads': { school: string };

  // People
  'member-already': null;
  'member-gone': null;
  'member-twice': null;
  'member-without-schools': null;
  'joined-already': null;
  'last-administrator': null;
  'no-school-chosen': null;
  'nothing-to-send': null;
  'not-joined-yet': null;
  'sessions-elsewhere': null;

  // A file that is about to come
  'not-a-table': null;
  'not-a-table-or-archive': null;
  'choice-missing': { field: string };
  'choice-unknown': { field: string };
  'schools-gone': null;
  'replaced-was-removed': null;
  'replaced-not-current': null;
  'other-length': null;
  'no-room': null;
  'audit-full-files': { most: number };
  /** Bytes. */
  'audit-full': { most: number; left: number };
  'address-expired': null;
  'address-used': null;
  'part-missing': null;
  'size-not-said': null;
  'too-many-waiting': { most: number };
  'not-waiting': null;
  'still-coming': null;
  'not-uploadable': null;
  'waiting-was-removed': null;
  'no-other-card': null;

  // A file that is there
  'covers-other-schools': { action: 'replace' | 'change' | 'process' | 'map' | 'download' };
  'schools-not-known': null;
  'upload-canceled': null;
  'canceled-already': null;
  'processed-meanwhile': null;
  'being-processed': { cancelable: boolean };
  'not-arrived': null;
  'newer-in-use': null;
  'newer-took-place': null;
  'newer-coming': { version: number };
  'file-was-removed': null;
  'removed-already': { by: string };
  'put-back-already': null;
  'version-in-use': null;
  'version-unreadable': null;
  'version-choices-gone': null;
  'no-result-yet': null;
  'no-errors': { rows: number };
  'no-failed-rows': null;
  'no-single-rows': null;
  'has-rows-of-school': { file: string; column: string; school: string };
  'always-offered': { dataset: string };

  // Columns and courses
  'not-read-yet': null;
  'contents-forgotten': null;
  'no-columns': null;
  'processed-again': null;
  'column-unknown': null;
  'column-twice': { column: string };
  'header-twice': { header: string; one: string; other: string };
  'header-unknown': { header: string };
  'value-unknown': null;
  'value-impossible': { value: string };
  'mapping-gone': null;
  'course-gone': { code: string };
  'sced-unknown': { code: string };

  // Numbers and transcripts
  'numbers-updating': null;
  'version-not-kept': { version: number };
  'version-without-schools': { version: number };
  'transcript-gone': null;
  'too-many-selected': { category: Category; limit: number; selected: number };
  'nothing-to-print': null;
  'nothing-to-finalize': null;
  'nothing-finalized': null;
  'not-finalized': null;
  'selection-finalized': { by: string | null };
  'selection-changed': { by: string };
}

export type ReasonName = keyof ReasonValues;

/** A reason without values is its name. */
export type PlainReason = { [N in ReasonName]: ReasonValues[N] extends null ? N : never }[ReasonName];
type TellingReason = {
  [N in ReasonName]: ReasonValues[N] extends null ? never : { is: N } & ReasonValues[N];
}[ReasonName];
export type ErrorReason = PlainReason | TellingReason;

export const nameOfReason = (reason: ErrorReason): ReasonName => (typeof reason === 'string' ? reason : reason.is);
