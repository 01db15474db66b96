import type { FileId } from '#contract/ids.ts';
import type { Inspection, StagedFile } from '#contract/uploads/intake.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import type { WizardChoices } from '../wizard/state.ts';
import type { Setting } from './setting.ts';

/** What the person says of one file. */
export interface FileAnswer {
  type: UploadFileType | null;
  choices: WizardChoices;
  /** null: it is next to what is there. undefined: not decided, so the likeliest holds. */
  replaces: FileId | null | 'skip' | undefined;
  /** The hold that the person has confirmed (hold.ts). */
  confirmed?: string;
}

const stepsOf = (type: UploadFileType | null): readonly WizardStep[] => (type ? datasetOf(type).wizardSteps : []);

/** What the look found, as answers; what it could not find is left open, but for a choice of one. */
export function firstAnswer(
  { inspection, moves }: Pick<StagedFile, 'inspection' | 'moves'>,
  setting: Setting,
): FileAnswer {
  return answerAs(inspection?.upload_file_type ?? null, inspection, setting, moves);
}

/**
 * As another type: schools and years stay those of the file, or what was chosen for it on the card it is moved from.
 */
export function answerAs(
  type: UploadFileType | null,
  found: Inspection | null,
  { options }: Setting,
  moves: StagedFile['moves'] = null,
): FileAnswer {
  const choose = (step: WizardStep): readonly string[] => {
    const all = options[step].map(({ value }) => value);
    const there = foundIn(found, step) ?? moves?.user_provided_file_metadata[METADATA_KEYS[step]];
    if (there) return all.filter((value) => there.includes(value));
    return all.length === 1 || (step === 'schools' && type !== null && mayLackSchools(type, all)) ? all : [];
  };
  return {
    type,
    choices: Object.fromEntries(stepsOf(type).map((step) => [step, choose(step)])),
    replaces: undefined,
  };
}

/** Scores and demographics of many schools need no school column: the roster says where each student is. */
function mayLackSchools(type: UploadFileType, schoolIds: readonly string[]): boolean {
  const chosen = { schoolIds, years: [], demographicTypes: [], testTypes: [] };
  const column = datasetOf(type).columns.find(({ kind }) => kind.kind === 'school');
  return column !== undefined && !isRequired(column, { yearEnding: 0, schools: [], chosen }, () => false);
}

/** Values of a step that the file itself names; null where it does not say. */
export function foundIn(found: Inspection | null, step: WizardStep): readonly string[] | null {
  switch (step) {
    case 'schools':
      return found?.schools?.map(({ id }) => id) ?? null;
    case 'academic-periods':
      return found?.academic_periods ?? null;
    case 'demographic-types':
      return found?.demographic_types ?? null;
    case 'test-types':
      return found?.test_types ?? null;
  }
}

/** What is still to be said; null where the file can go. */
export function openQuestion({ type, choices }: FileAnswer): string | null {
  if (type === null) return bulk.needs.type;
  const step = stepsOf(type).find((one) => (choices[one] ?? []).length === 0);
  return step ? bulk.needs[step] : null;
}

/** user_provided_file_metadata of an answer without open questions. */
export const metadataOf = ({ type, choices }: FileAnswer): UploadMetadata =>
  // Keys are those of the steps and values are of the server's own lists; the server checks both.
  Object.fromEntries(stepsOf(type).map((step) => [METADATA_KEYS[step], choices[step] ?? []])) as UploadMetadata;
