import type {
  Figures,
  GroupFigures,
  MeasureAnswer,
  MeasureId,
  OwnMeasureAnswer,
} from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import { FINDINGS } from '#server/words/findings.ts';
import { CHOKE_POINTS } from './choke-points.ts';
import type { Measure } from './define-measure.ts';
import { type GroupKey, groupKey } from './disclosure/disclosure.ts';
import { allFigures, groupFigures, unknownOf } from './figures.ts';
import { MEASURES } from './measures.ts';
import { countsFrom, type StoredMeasure, type StoredOpportunity } from './of-scope.ts';
import { ownMeasures } from './own-measures.ts';

/** What is stored for a scope, and what its answer says beside it. */
export interface ReadOpportunity {
  stored: StoredOpportunity;
  version: number;
  files: readonly { file_id: string; upload_file_type: string }[];
  /** Names of schools by ID. */
  names: ReadonlyMap<string, string>;
  language: Language;
}

const storedOf = ({ measures }: StoredOpportunity, { id }: Measure): StoredMeasure => {
  const found = measures[id];
  if (!found) throw new Error(`no counts of ${id} are stored`);
  return found;
};

const keyOf = ({ trait, value }: Pick<GroupFigures, 'trait' | 'value'>): GroupKey => groupKey(trait, value);

/** The figures of all students and of each group. */
export function answeredBy(stored: StoredOpportunity, measure: Measure): { all: Figures; groups: GroupFigures[] } {
  const of = storedOf(stored, measure);
  const counts = countsFrom(of);
  const { compare_with } = stored.settings;
  // Numbers of an earlier version, of which it is not known what they say together, stay inside.
  const isHidden = (key: GroupKey, { small }: Pick<Figures, 'small'>) => small || (of.hidden?.includes(key) ?? true);
  const all = allFigures(counts, measure);
  const groups = groupFigures(counts, measure, compare_with);
  const hiddenGroups = new Set(
    groups.filter((group) => isHidden(groupKey(group.trait, group.value), group)).map((group) => keyOf(group)),
  );
  // Where all are compared with one group, each of their lines says its rate.
  const saysHidden = ({ trait }: Pick<GroupFigures, 'trait'>) => {
    const value = compare_with[trait];
    return value !== undefined && hiddenGroups.has(groupKey(trait, value));
  };
  return {
    all: { ...all, hidden: isHidden('all', all) },
    groups: groups.map((group) => ({ ...group, hidden: hiddenGroups.has(keyOf(group)) || saysHidden(group) })),
  };
}

/** On roster and demographics every measure rests. */
const ALWAYS: readonly string[] = ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS'];

export function answerOf<Id extends string>(
  read: ReadOpportunity,
  measure: Measure<Id>,
): Omit<MeasureAnswer, 'id'> & { id: Id } {
  const { stored, version, files } = read;
  const of = storedOf(stored, measure);
  const counts = countsFrom(of);
  const restsOn = [...ALWAYS, ...measure.rests];
  return {
    id: measure.id,
    theme: measure.theme,
    rests: [...measure.rests],
    tests: [...(measure.tests ?? [])],
    source: measure.source,
    ready: of.reason === null,
    reason: of.reason,
    missing: of.reason === 'files_missing' ? missingOf(stored, measure) : null,
    fix: fixOf(read, measure, of),
    basis: {
      unknown: unknownOf(counts),
      left_out: counts.all.outside,
      uncertain: measure.evidence === 'courses' ? counts.all.uncertain : 0,
      floating: measure.evidence === 'exams' ? counts.floating : 0,
      files: files.flatMap((file) => (restsOn.includes(file.upload_file_type) ? [file.file_id] : [])),
      version,
    },
    ...answeredBy(stored, measure),
  };
}

/** The first kind of file that a school has not uploaded everything of; otherwise scores of its tests are missing. */
const missingOf = ({ lacking }: StoredOpportunity, { rests }: Measure): UploadFileType =>
  rests.find((type) => lacking[type] !== undefined) ?? 'STUDENT_TEST_SCORES';

/** What to do first where a measure is not ready. */
function fixOf(
  { stored, names, language }: ReadOpportunity,
  measure: Measure,
  { reason, untested = [] }: StoredMeasure,
): string | null {
  const words = FINDINGS[language].fixes;
  if (reason === null) return null;
  if (reason === 'files_missing') {
    const named = (schools: readonly string[]) => schools.flatMap((id) => names.get(id) ?? []).toSorted();
    const type = missingOf(stored, measure);
    const schools = stored.lacking[type];
    return schools
      ? words.files_missing(type, named(schools))
      : words.scores_missing(measure.tests ?? [], named(untested));
  }
  const share = { courses_unmatched: 'courses', scores_unmatched: 'scores', sced_missing: 'sced' } as const;
  const [found, all] = stored.shares[share[reason]];
  return words[reason](all - found, all);
}

export const measuresOf = (read: ReadOpportunity): MeasureAnswer[] =>
  MEASURES.map((one: Measure<MeasureId>) => answerOf(read, one));

export const ownMeasuresOf = (read: ReadOpportunity): OwnMeasureAnswer[] =>
  ownMeasures(read.stored.settings).map((measure) => ({ ...answerOf(read, measure), name: measure.name }));

export const stepsOf = (stored: StoredOpportunity) =>
  CHOKE_POINTS.map((step) => ({ from: step.from, ...answeredBy(stored, step) }));
