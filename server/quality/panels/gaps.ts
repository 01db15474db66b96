import type { Missing, PanelState, WithoutOffer } from '#contract/quality/missing.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { requirementStep } from '#datasets/kit/requirement-columns.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import { sayGap } from '#server/words/panels.ts';
import type { Lack } from '../lacking.ts';
import type { Panel } from './define-panel.ts';

/** A file and what it was uploaded for: schools, and the wizard's choices by their key in the metadata. */
export interface Covering {
  type: UploadFileType;
  schoolIds: ReadonlySet<string>;
  metadata: Readonly<Record<string, readonly string[]>>;
}

export type PanelNeeds = Pick<Panel, 'needs' | 'shows' | 'only'>;

/** Schools named in a gap; the others are counted. */
const NAMED = 20;

/** What a panel does without, by dataset and column of its requirement table, with the schools that lack it. */
export function gapsOf({ needs, only }: PanelNeeds, lacks: readonly Lack[]): Missing[] {
  return needs.flatMap((type) => {
    const mine = lacks.filter((lack) => lack.type === type && concerns(only, lack.column));
    // A school without any row of the dataset lacks the dataset, and not each of its columns.
    const [whole, parts] = [mine.filter((lack) => !lack.has_dataset), mine.filter((lack) => lack.has_dataset)];
    return [
      ...(whole.length > 0 ? [gap(type, null, whole)] : []),
      ...[...Map.groupBy(parts, ({ column }) => column)].map(([column, of]) => gap(type, column, of)),
    ];
  });
}

/** What of the panel's columns is said not to be offered, and by how many of the schools. */
export function notOfferedOf({ needs, only }: PanelNeeds, lacks: readonly Lack[]): WithoutOffer[] {
  return needs.flatMap((type) => {
    const names = lacks.flatMap(({ is_not_offered, type: of, column }) =>
      is_not_offered && of === type && column !== null && concerns(only, column) ? [column] : [],
    );
    return [...Map.groupBy(names, (name) => name)].map(([column, { length }]) => ({
      upload_file_type: type,
      column,
      school_count: length,
    }));
  });
}

const concerns = (only: PanelNeeds['only'], column: string | null) => !only || column === null || only.includes(column);

function gap(type: UploadFileType, column: string | null, lacks: readonly Lack[]): Missing {
  const dataset = datasetOf(type);
  const schools = [...new Set(lacks.map(({ school }) => school))];
  return {
    upload_file_type: type,
    column,
    label: sayGap(dataset, column, 'en'),
    state: 'not_uploaded',
    school_count: schools.length,
    schools: schools.slice(0, NAMED),
  };
}

export function covers({ metadata }: Pick<Covering, 'metadata'>, dataset: Dataset, column: string): boolean {
  const step = requirementStep(dataset);
  return step === null || (metadata[METADATA_KEYS[step]] ?? []).includes(column);
}

/** Without a file of what it shows, a panel has no numbers yet. */
export function stateOf(
  { shows }: PanelNeeds,
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
