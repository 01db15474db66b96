import type { Missing, PanelState } from '#contract/quality.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { choicesOf, METADATA_KEYS, type WordStep } from '#datasets/kit/wizard-choices.ts';
import { sayGap } from '#server/words/panels.ts';
import type { Panel, View } from './define-panel.ts';

/** A file and what it was uploaded for: schools, and the wizard's choices by their key in the metadata. */
export interface Covering {
  type: UploadFileType;
  schoolIds: ReadonlySet<string>;
  metadata: Readonly<Record<string, readonly string[]>>;
}

export type Asking = Pick<Panel, 'needs' | 'shows' | 'only'>;

/** Schools named in a gap; the others are counted. */
const NAMED = 20;

const STEP_OF: Record<Exclude<Dataset['requirement'], 'school'>, WordStep> = {
  'academic-years': 'academic-periods',
  'demographic-types': 'demographic-types',
  'test-types': 'test-types',
};

const stepOf = ({ requirement }: Dataset): WordStep | null => (requirement === 'school' ? null : STEP_OF[requirement]);

/** What a panel does without, by dataset and column of its requirement table, with the schools of the view that lack it. */
export function gapsOf({ needs, only }: Asking, files: readonly Covering[], view: View): Missing[] {
  return needs.flatMap((type) => {
    const dataset = datasetOf(type);
    const step = stepOf(dataset);
    const ofType = files.filter((file) => file.type === type);
    const lacks = (covering: readonly Covering[]) =>
      view.schools.filter(({ id }) => !covering.some(({ schoolIds }) => schoolIds.has(id)));
    const without = lacks(ofType);
    // A school without any file of the dataset lacks the dataset, and not each of its columns.
    const known = new Set(without.map(({ id }) => id));
    const columns =
      step === null ? [] : choicesOf(step, view.yearEnding).filter((name) => !only || only.includes(name));
    return [
      gap(dataset, null, without),
      ...columns.map((column) => {
        const covering = ofType.filter((file) => covers(file, dataset, column));
        return gap(
          dataset,
          column,
          lacks(covering).filter(({ id }) => !known.has(id)),
        );
      }),
    ].filter(({ school_count }) => school_count > 0);
  });
}

export function covers({ metadata }: Pick<Covering, 'metadata'>, dataset: Dataset, column: string): boolean {
  const step = stepOf(dataset);
  return step === null || (metadata[METADATA_KEYS[step]] ?? []).includes(column);
}

const gap = (dataset: Dataset, column: string | null, schools: View['schools']): Missing => ({
  upload_file_type: dataset.type,
  column,
  label: sayGap(dataset, column, 'en'),
  state: 'not_uploaded',
  school_count: schools.length,
  schools: schools.slice(0, NAMED).map(({ name }) => name),
});

/** Without a file of what it shows, a panel has no numbers yet. */
export function stateOf(
  { shows }: Asking,
  there: ReadonlySet<UploadFileType>,
  missing: readonly Missing[],
): PanelState {
  if (!shows.some((type) => there.has(type))) {
    const states = missing.filter(({ upload_file_type }) => isOneOf(shows, upload_file_type)).map(({ state }) => state);
    return (['processing', 'unreadable'] as const).find((state) => states.includes(state)) ?? 'not_uploaded';
  }
  return missing.length > 0 ? 'partial' : 'complete';
}

const isOneOf = (types: readonly UploadFileType[], text: string): boolean => types.some((type) => type === text);
