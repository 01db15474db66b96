import { byType, UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import { METADATA_KEYS, TEST_TYPES, type TestType } from '#datasets/kit/wizard-choices.ts';
import type { Lack } from '../lacking.ts';
import type { Covering } from '../panels/gaps.ts';
import type { Schools } from '../scopes.ts';
import type { Measure } from './define-measure.ts';

/** What the files of the audit hold, from which a measure is ready or is not. */
export interface Holding {
  /** Schools that have no file of a dataset, where no one said that they offer nothing of it. */
  open: Readonly<Record<UploadFileType, ReadonlySet<string>>>;
  /** Whether a file of any school has scores of a test, and the schools without one, as above. */
  tests: Readonly<Record<TestType, { isThere: boolean; open: ReadonlySet<string> }>>;
  allSchools: readonly string[];
}

interface Held {
  /** Current files, for the schools that were selected. */
  files: readonly Covering[];
  lacks: readonly Lack[];
  allSchools: readonly string[];
}

export function holdingOf({ files, lacks, allSchools }: Held): Holding {
  const cells = Map.groupBy(lacks, ({ type, school_id }) => `${type} ${school_id}`);
  const coverage = (some: readonly Covering[], type: UploadFileType, column?: TestType) => {
    const covered = new Set(some.flatMap(({ schoolIds }) => [...schoolIds]));
    const isOpen = (school: string) => !covered.has(school) && !isNotOffered(cells.get(`${type} ${school}`), column);
    return { isThere: covered.size > 0, open: new Set(allSchools.filter(isOpen)) };
  };
  const of = (type: UploadFileType) => files.filter((file) => file.type === type);
  const scores = of('STUDENT_TEST_SCORES');
  const has = (test: TestType) =>
    scores.filter(({ metadata }) => metadata[METADATA_KEYS['test-types']]?.includes(test));
  return {
    open: byType((type) => coverage(of(type), type).open),
    tests: byTest((test) => coverage(has(test), 'STUDENT_TEST_SCORES', test)),
    allSchools,
  };
}

/** Someone has said so of all that a school lacks of a dataset, or of one of its columns. */
function isNotOffered(lacks: readonly Lack[] = [], column?: string): boolean {
  const mine = lacks.filter((lack) => column === undefined || lack.column === column);
  return mine.length > 0 && mine.every(({ is_not_offered }) => is_not_offered);
}

const byTest = <Value>(of: (test: TestType) => Value): Record<TestType, Value> =>
  // Every test is there, which fromEntries does not tell the compiler.
  Object.fromEntries(TEST_TYPES.map((test) => [test, of(test)])) as Record<TestType, Value>;

const schoolsIn = (schools: Schools, { allSchools }: Holding) => (schools === 'all' ? allSchools : schools);

/** Schools without a file of a dataset that no one said is not offered, by dataset. */
export function lackingIn(schools: Schools, holding: Holding): Partial<Record<UploadFileType, string[]>> {
  const mine = schoolsIn(schools, holding);
  const lacking = UPLOAD_FILE_TYPES.map(
    (type) => [type, mine.filter((school) => holding.open[type].has(school))] as const,
  );
  return Object.fromEntries(lacking.filter(([, some]) => some.length > 0));
}

/**
 * Schools that lack scores of the tests that a measure rests on, where no file of the audit has one of these tests for
 * any school. Once there is such a file, a school that was not selected for it counts as one without these scores
 * (docs/decisions/0074-scores-of-another-test.md).
 */
export function untestedIn({ tests = [] }: Measure, schools: Schools, holding: Holding): string[] {
  const of = tests.map((test) => holding.tests[test]);
  if (of.some(({ isThere }) => isThere)) return [];
  return schoolsIn(schools, holding).filter((school) => of.some(({ open }) => open.has(school)));
}
