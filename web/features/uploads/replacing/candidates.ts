import type { FileId } from '#contract/ids.ts';
import type { AlikeFile, StagedFile } from '#contract/uploads/intake.ts';
import type { UploadedFile, UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import type { WizardChoices } from '../wizard/state.ts';

/** A file that is here and covers something of what a new one covers. */
export interface OverlappingFile {
  file: UploadedFile;
  /** It covers exactly the same. */
  isSame: boolean;
  /** How its rows compare with those of the new one; null where they were not compared. */
  alike: AlikeFile | null;
}

/** What is known of the new file: its name, and what a look at it has found. */
export type Looked = Pick<StagedFile, 'file_name'> &
  Partial<Pick<StagedFile, 'alike' | 'inspection' | 'same_as' | 'moves'>>;

const FINISHED: readonly UploadedFile['status'][] = ['SUCCESS', 'DATA_ERRORS', 'MALFORMED'];

/** The files of this type that cover something of the same in every step, those that cover exactly the same first. */
export const candidatesFor = (
  type: UploadFileType,
  choices: WizardChoices,
  looked: Looked,
  files: readonly UploadedFile[],
): OverlappingFile[] =>
  overlapping(type, choices, files)
    .filter(({ file }) => !file.covers_other_schools)
    .map((one) => ({ ...one, alike: looked.alike?.find(({ file_id }) => file_id === one.file.file_id) ?? null }))
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame));

/**
 * Names of the files that cover something of the same and also schools outside of the scope: the server lets no one of
 * some schools replace them.
 */
export const sharedWith = (type: UploadFileType, choices: WizardChoices, files: readonly UploadedFile[]): string[] =>
  overlapping(type, choices, files)
    .filter(({ file }) => file.covers_other_schools)
    .map(({ file }) => file.file_name);

function overlapping(type: UploadFileType, choices: WizardChoices, files: readonly UploadedFile[]) {
  const steps = datasetOf(type).wizardSteps;
  return files
    .filter((file) => file.upload_file_type === type && isInUse(file))
    .flatMap((file) => {
      const sides = steps.map((step) => ({
        mine: new Set(choices[step] ?? []),
        theirs: new Set(file.user_provided_file_metadata[METADATA_KEYS[step]] ?? []),
      }));
      if (!sides.every(({ mine, theirs }) => [...mine].some((value) => theirs.has(value)))) return [];
      return [{ file, isSame: sides.every(({ mine, theirs }) => isEqual(mine, theirs)) }];
    });
}

const isInUse = ({ status, replaced_by, removed }: UploadedFile) =>
  FINISHED.includes(status) && replaced_by === null && removed === null;

const isEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((value) => other.has(value));

/** Another version of the same by its name or by most of its rows; clearly something else; or no one can tell. */
export function relationOf({ file, alike }: OverlappingFile, { file_name }: Looked): 'version' | 'other' | 'unclear' {
  if (file.file_name.toLowerCase() === file_name.toLowerCase() || alike?.keys === 'most') return 'version';
  // Nothing of a file that is in no number can be doubled.
  return alike?.keys === 'none' || !file.is_current ? 'other' : 'unclear';
}

/** What the file takes the place of; null: it is added. 'ask': only the person can say. */
export type ReplaceChoice = FileId | null | 'ask';

/**
 * Only the one version of exactly the same is replaced unasked. What is not a version of anything is added:
 * that takes nothing away.
 */
export function likelyPlace(candidates: readonly OverlappingFile[], looked: Looked): ReplaceChoice {
  const versions = candidates.filter((one) => relationOf(one, looked) === 'version');
  const [version] = versions;
  if (!version) return null;
  return versions.length === 1 && version.isSame ? version.file.file_id : 'ask';
}

/** The current upload of this type with the very same bytes. */
export function twinOf(type: UploadFileType | null, { same_as }: Looked) {
  const upload = same_as?.upload;
  return same_as && upload && upload.upload_file_type === type ? { ...upload, file_name: same_as.file_name } : null;
}

/**
 * What the file is skipped for. One that is moved is never skipped: its rows would stay on the
 * card where they are wrong.
 */
export const skippedFor = (type: UploadFileType | null, looked: Looked) => (looked.moves ? null : twinOf(type, looked));
