import type { CategoryCounts, CategoryOrNone } from '#contract/transcripts/categories.ts';
import { type SchoolCounts, type TranscriptSettings, thresholdsIn } from '#contract/transcripts/transcript-settings.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { selectSchools } from './queries.ts';

interface Stored {
  categories?: unknown;
  transcripts?: { show_names?: unknown; show_student_ids?: unknown; allow_research?: unknown };
}

/** What the audit has chosen, otherwise the usual. */
export async function readTranscriptSettings(tx: Transaction, auditId: string): Promise<TranscriptSettings> {
  const row = await tx.row<{ settings: Stored }>(sql`select settings from audit where id = ${auditId}`);
  return {
    categories: thresholdsIn(row?.settings.categories),
    show_names: row?.settings.transcripts?.show_names === true,
    show_student_ids: row?.settings.transcripts?.show_student_ids === true,
    allow_research: row?.settings.transcripts?.allow_research === true,
  };
}

/** Only its own two keys: other settings of the audit stay as they are. */
export const saveTranscriptSettings = (
  tx: Transaction,
  auditId: string,
  { categories, ...shows }: TranscriptSettings,
) =>
  tx.run(sql`
    update audit set settings = settings || ${jsonb({ categories, transcripts: shows })} where id = ${auditId}`);

const NOBODY: CategoryCounts = { HIGH_FLIER: 0, ON_THE_CUSP: 0, STRUGGLING: 0, NONE: 0 };

/** Counts of all schools, by name, and their sum. */
export async function previewOf(tx: Transaction, counts: ReadonlyMap<string, CategoryCounts>) {
  const schools: SchoolCounts[] = (await selectSchools(tx)).map(({ id, name }) => ({
    school: name,
    counts: counts.get(id) ?? NOBODY,
  }));
  const total = { ...NOBODY };
  for (const school of schools)
    for (const category of Object.keys(total) as CategoryOrNone[]) total[category] += school.counts[category];
  return { total, schools };
}
