import type { CategoryCounts, CategoryOrNone } from '#contract/transcripts/categories.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type CategoryRule, categoryOf } from '../ledgers/categories.ts';
import type { Records } from './open.ts';
import { selectVersion } from './queries.ts';

interface CategoryRow {
  school_id: string;
  category: CategoryOrNone;
  students: number;
}

/** School id -> students of each category, by other thresholds than the audit has. */
export async function countCategories(
  records: Records,
  tx: Transaction,
  auditId: string,
  rule: CategoryRule,
): Promise<ReadonlyMap<string, CategoryCounts>> {
  const version = await selectVersion(tx, auditId);
  if (version === null) return new Map();
  const rows = await records.use(version, (lake) =>
    lake.rows<CategoryRow>(
      'records.categories',
      `SELECT CAST(home AS VARCHAR) AS school_id, coalesce(${categoryOf(rule)}, 'NONE') AS category, count(*) AS students
       FROM (SELECT * EXCLUDE (category) FROM student) WHERE in_cohort AND has_transcript GROUP BY ALL`,
    ),
  );
  const counts = new Map<string, CategoryCounts>();
  for (const { school_id, category, students } of rows)
    counts.set(school_id, { ...(counts.get(school_id) ?? NOBODY), [category]: students });
  return counts;
}

const NOBODY: CategoryCounts = { HIGH_FLIER: 0, ON_THE_CUSP: 0, STRUGGLING: 0, NONE: 0 };
