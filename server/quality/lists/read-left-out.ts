import type { CohortStep, LeftOutStudent } from '#contract/quality/lists.ts';
import { schoolYear } from '#datasets/kit/english.ts';
import { type LeftOutFacts, QUALITY_LISTS } from '#server/words/quality-lists.ts';
import { type ListCall, offsetOf, type Page, pagesOf, viewOf } from './list-call.ts';
import { selectSchoolNames } from './queries.ts';
import { namePlaces, type RowPlace } from './row-places.ts';

interface LeftOutRow extends LeftOutFacts {
  student_id: string;
  home: string | null;
  roster_file: string;
  roster_row: number;
  transcript_file: string | null;
  transcript_row: number | null;
}

export interface LeftOutQuery extends Page {
  step?: CohortStep | undefined;
  /** Part of a student ID. */
  student_id?: string | undefined;
}

const WHERE = `($step IS NULL OR step = $step) AND ($text IS NULL OR contains(student_id, upper($text)))`;

/** A page of the students who are left out, in the order of the waterfall, then by school and ID. */
export async function readLeftOut(call: ListCall, query: LeftOutQuery) {
  const view = await viewOf(call);
  const wanted = { step: query.step ?? null, text: query.student_id ?? null };
  const [counted] = await call.ledgers.rows<{ total: number }>(
    view,
    'lists.count-left-out',
    `SELECT count(*) AS total FROM left_out WHERE ${WHERE}`,
    wanted,
  );
  const rows = await call.ledgers.rows<LeftOutRow>(
    view,
    'lists.left-out',
    `SELECT * FROM left_out WHERE ${WHERE} ORDER BY ordinal LIMIT $size OFFSET $offset`,
    { ...wanted, size: query.size, offset: offsetOf(query) },
  );
  const total = counted?.total ?? 0;
  return { items: await toStudents(call, rows), total, pages: pagesOf(total, query), version: view.version };
}

async function toStudents({ tx, auditId, language }: ListCall, rows: readonly LeftOutRow[]): Promise<LeftOutStudent[]> {
  const schools = new Map((await selectSchoolNames(tx, auditId)).map(({ id, name }) => [id, name]));
  const name = await namePlaces(tx, auditId, rows.flatMap(placesOf));
  return rows.map((row) => ({
    student_id: row.student_id,
    school: schools.get(row.home ?? '') ?? null,
    step: row.step,
    ...QUALITY_LISTS[language].leftOut[row.step](row),
    missing_years: row.missing_years.map(schoolYear),
    look_at: placesOf(row).flatMap(name),
  }));
}

const placesOf = (row: LeftOutRow): RowPlace[] => [
  [row.roster_file, row.roster_row],
  [row.transcript_file, row.transcript_row],
];
