import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

/** Of fewer students and terms with several courses nothing follows. */
const FEWEST = 3;
/** Of the others, this many must have several; a GPA is the same for all courses of a term, but for mistakes. */
const MOST = 0.5;
/** In a file without terms a year may have as many GPAs as it has terms. */
const TERMS_OF_YEAR = 4;
const LOOKED_AT = 20_000;

/**
 * 'GPA' that differs between the courses of one student and term holds the points of each mark.
 * Answers what was decided.
 */
export async function pointsNotGpa(
  { dataset, engine }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Promise<Decision[]> {
  const [gpa, points] = (['cumulative_gpa', 'grade_points'] as const).map((name) =>
    dataset.columns.find((column) => column.name === name),
  );
  const [source, student] = [mapping.get('cumulative_gpa'), mapping.get('student_id')];
  if (!gpa || !points || !source || !student || decided.has(gpa.name)) return [];
  const beside = (['school_year', 'term'] as const).flatMap((name) => mapping.get(name) ?? []);
  const cells = [student, ...beside].map(({ index }) => cellText(`c${index}`));
  const [found] = await engine.rows(
    'GPAs of one student and term',
    `SELECT count(*) AS several, count(*) FILTER (gpas > ${mapping.has('term') ? 1 : TERMS_OF_YEAR}) AS differing
      FROM (SELECT count(DISTINCT ${cellText(`c${source.index}`)}) AS gpas FROM (FROM source LIMIT ${LOOKED_AT})
        GROUP BY ${cells.join(', ')} HAVING count(*) > 1)`,
  );
  const [several, differing] = [found?.several, found?.differing].map(Number);
  if (Number(several) < FEWEST || Number(differing) < Number(several) * MOST) return [];
  mapping.delete(gpa.name);
  const { header } = source;
  const because = { is: 'differs' } as const;
  if (mapping.has(points.name) || decided.has(points.name) || /cum|overall|total/i.test(source.header))
    return [{ is: 'not-read-as', header, column: gpa.name, because }];
  mapping.set(points.name, source);
  return [{ is: 'read-as', header, column: points.name, because }];
}
