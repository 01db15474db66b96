import type { ResultLine, UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { Dataset, WizardStep } from '#datasets/kit/dataset.ts';
import { schoolYear } from '#datasets/kit/english.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import { results } from '#web/messages/en/uploads/results.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';

type Metadata = UploadedFile['user_provided_file_metadata'];

/** 'AP · 15 schools' */
export function describeChoices(dataset: Dataset, metadata: Metadata): string {
  const part = (step: WizardStep) => {
    const chosen = metadata[METADATA_KEYS[step]] ?? [];
    return step === 'schools' ? uploads.files.schools(chosen.length) : chosen.join(', ');
  };
  return dataset.wizardSteps.map(part).filter(Boolean).join(' · ');
}

/** Placeholders of the helper text: the class of 2024 graduates in 2023-2024 and its audit covers 2020-2024. */
export const fillHelperText = (text: string, yearEnding: number): string =>
  text
    .replaceAll('{graduatingClass}', schoolYear(yearEnding))
    .replaceAll('{academicYears}', `${yearEnding - 4}-${yearEnding}`);

/** 'Checking rows · 55% · 1,000,000 rows · 12 s' */
export function describeProgress(progress: UploadedFile['progress'], elapsed: number | null): string {
  const { outcome } = uploads;
  if (progress === null) return '';
  const { percent, rows } = progress;
  return [
    elapsed === null ? outcome.waiting : progress.stage,
    percent !== null && outcome.percent(Math.round(percent)),
    rows !== null && outcome.rows(rows),
    elapsed !== null && outcome.elapsed(Math.floor(elapsed / 60), elapsed % 60),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** About the file as a whole, and not that something is right. */
const isOfFile = ({ status, cause }: ResultLine): boolean => status === 'other' && cause === undefined;

/** A member of some schools is not shown the counts of a file whose rows name no school. */
const countOf = ({ rows }: UploadedFile): string =>
  rows === null ? uploads.outcome.notBySchool : uploads.outcome.checked(rows.read);

/** Labels of required columns that the file lacks, without which none of its rows is read. */
export const columnsNotFound = ({ results_summary, rows }: UploadedFile): string =>
  rows?.kept === 0 ? results_summary.flatMap(({ missingColumns = [] }) => missingColumns).join(', ') : '';

function whatIsWrong(file: UploadedFile, reason: string | undefined): string {
  const { outcome } = uploads;
  const lacked = columnsNotFound(file);
  if (lacked !== '') return outcome.lacks(lacked);
  if (file.issue_counts.error > 0) return outcome.errors(file.issue_counts.error, file.rows?.read ?? 0);
  return reason ?? (file.rows === null ? outcome.notBySchool : outcome.dataErrors);
}

/** A file without a row that counts takes nothing away from the version before it. */
function notUsed({ rows, replaces, is_current }: UploadedFile): string[] {
  if (rows?.kept !== 0 || is_current) return [];
  return [uploads.outcome.noneCounts, ...(replaces === null ? [] : [uploads.outcome.earlierKept])];
}

/** The sentence under a file's status, from what the server says of it. */
export function describeOutcome(file: UploadedFile): string[] {
  const { outcome } = uploads;
  const lines = file.results_summary;
  const reason = (lines.find(({ status }) => status === 'failure') ?? lines.find(isOfFile))?.description;
  switch (file.status) {
    case 'SUCCESS': {
      const { warning } = file.issue_counts;
      return [
        countOf(file),
        ...(file.strangers ? [results.strangers[file.strangers]] : []),
        ...(warning > 0 ? [outcome.warnings(warning)] : []),
      ];
    }
    case 'DATA_ERRORS':
      return [whatIsWrong(file, reason), ...notUsed(file)];
    case 'MALFORMED':
      return [reason ?? outcome.unreadable, ...(file.replaces === null ? [] : [outcome.earlierKept])];
    case 'UPLOAD_FAILED':
      return [outcome.interrupted];
    case 'UPLOAD':
      return [outcome.elsewhere];
    case 'PROCESSING':
      return [outcome.leave, ...(file.version > 1 ? [outcome.staysInUse(file.version - 1)] : [])];
  }
}
