import type { Inspection, StagedFile } from '#contract/uploads/intake.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import type { WizardStep } from '#datasets/kit/dataset.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import type { WizardChoices } from '../wizard/state.ts';
import type { Option } from '../wizard/use-options.ts';
import { foundIn } from './answers.ts';

const words = bulk.findings;
const NAMED = 4;

/** The card it looks made for, where that is another one. */
export const otherTypeOf = ({ upload_file_type, also }: Inspection, type: UploadFileType) =>
  upload_file_type !== null && upload_file_type !== type && !also.includes(type) ? upload_file_type : null;

/** It cannot be read, or looks made for another card: no answer to the questions of this one makes it fit. */
export const isWrongFile = (checked: StagedFile | null, type: UploadFileType): boolean =>
  checked !== null &&
  (Boolean(checked.refused) || (checked.inspection !== null && otherTypeOf(checked.inspection, type) !== null));

/** What in the file does not fit the card and the choices, calmest last. Empty where all is as one would expect. */
export function findingsOf(
  found: Inspection,
  type: UploadFileType,
  choices: WizardChoices,
  options: (step: WizardStep) => readonly Option[],
): string[] {
  const other = otherTypeOf(found, type);
  if (other !== null) return [words.looksLike(datasets[other].label)];
  if (found.rows === 0) return [words.empty];
  const dataset = datasetOf(type);
  return [
    ...(found.upload_file_type === type && found.missing.length > 0 ? [words.missing(found.missing)] : []),
    ...dataset.wizardSteps.flatMap((step) => ofStep(found, step, choices[step] ?? [], options(step))),
    ...ofElsewhere(found, type),
  ];
}

/** What the file has of the steps in which something different was chosen, as far as it can be chosen. */
export function choicesOfFile(
  found: Inspection,
  type: UploadFileType,
  choices: WizardChoices,
  options: (step: WizardStep) => readonly Option[],
): WizardChoices {
  if (otherTypeOf(found, type) !== null) return {};
  const differing = datasetOf(type).wizardSteps.flatMap((step) => {
    const { there, without, left } = comparedTo(found, step, choices[step] ?? []);
    const values = options(step).flatMap(({ value }) => (there.includes(value) ? [value] : []));
    return values.length > 0 && without.length + left.length > 0 ? [[step, values]] : [];
  });
  return Object.fromEntries(differing);
}

/**
 * What was chosen that the file does not have, and what it has that would be left out; nothing where it does not say.
 */
function comparedTo(found: Inspection, step: WizardStep, chosen: readonly string[]) {
  const there = foundIn(found, step);
  if (there === null || chosen.length === 0) return { there: [], without: [], left: [] };
  const without = chosen.filter((value) => !there.includes(value));
  const beyond = there.filter((value) => !chosen.includes(value));
  // Every column of demographics is read, whatever was chosen.
  return { there, without, left: step === 'demographic-types' ? [] : beyond };
}

function ofStep(found: Inspection, step: WizardStep, chosen: readonly string[], options: readonly Option[]): string[] {
  const { there, without, left } = comparedTo(found, step, chosen);
  const name = (values: readonly string[]) => list(values.map((value) => labelOf(value, options)));
  if (without.length > 0 && without.length === chosen.length && there.length > 0)
    return [words.other(name(there), name(chosen))];
  return [
    ...(without.length > 0 ? [words.noRows(name(without))] : []),
    ...(left.length > 0 ? [words.notChosen(name(left))] : []),
  ];
}

const labelOf = (value: string, options: readonly Option[]) =>
  options.find((option) => option.value === value)?.label ?? value;

function list(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 0 ? words.more(names.slice(0, NAMED).join(', '), more) : names.join(', ');
}

/**
 * In transcripts other schools are where credits were brought from, and their rows stay, unless no row is
 * of a school that is known.
 */
function ofElsewhere({ elsewhere, schools }: Inspection, type: UploadFileType): string[] {
  const school = datasetOf(type).columns.find(({ kind }) => kind.kind === 'school')?.kind;
  const mayBeOutside = school?.kind === 'school' && school.unknown === 'outside';
  const isBesideOwn = mayBeOutside && schools?.length !== 0;
  return elsewhere.rows === 0 || isBesideOwn ? [] : [words.elsewhere(elsewhere.rows, elsewhere.names)];
}
