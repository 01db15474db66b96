import type { CourseKey } from '#contract/course-mapping.ts';
import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { courseOfSced } from '#datasets/course-suggestions/suggest.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import type { AuditScope, LocalCourses } from './local-courses.ts';
import { deleteDecisions, type StoredDecision, selectDecisions, upsertDecisions } from './queries.ts';

export interface CourseChoice extends CourseKey {
  decision: { kind: 'sced'; sced_code: string } | { kind: 'not_a_course' } | { kind: 'undo' };
  /** undefined: the caller does not say, and overwrites. */
  seen?: string | null | undefined;
}

interface Deciding {
  tx: Transaction;
  courses: LocalCourses;
  viewer: AuditScope & { auditId: AuditId };
  person: { id: string; name: string };
}

/**
 * Keeps what a person decided, all of it or nothing. Answers how many decisions changed.
 * @throws PortalError conflict where a course is in no file anymore, or its decision is not as it was seen;
 * unprocessable where a code is on no list
 */
export async function decide(
  { tx, courses, viewer, person }: Deciding,
  choices: readonly CourseChoice[],
): Promise<number> {
  const undone = choices.filter(({ decision }) => decision.kind === 'undo');
  const made = choices.filter(({ decision }) => decision.kind !== 'undo');
  const titles = made.length === 0 ? new Map<string, string>() : await titlesOf(tx, courses, viewer, made);
  const decisions = new Map(made.map((choice) => [nameOf(choice), decisionOf(choice, titles)]));
  await lockAudit(tx, viewer.auditId);
  await assertUnchanged(tx, viewer, choices);
  const removed = undone.length === 0 ? 0 : await deleteDecisions(tx, viewer.auditId, undone.map(keyOf));
  if (made.length === 0) return removed;
  return removed + (await upsertDecisions(tx, viewer.auditId, [...decisions.values()], person));
}

const keyOf = ({ course_code, title_key }: CourseKey): CourseKey => ({ course_code, title_key });
const nameOf = ({ course_code, title_key }: CourseKey): string => `${course_code}\n${title_key}`;

/** Where two people decided the same, nothing was overwritten. */
async function assertUnchanged(
  tx: Transaction,
  { auditId }: AuditScope,
  choices: readonly CourseChoice[],
): Promise<void> {
  if (choices.every(({ seen }) => seen === undefined)) return;
  const decided = new Map((await selectDecisions(tx, auditId)).map((decision) => [nameOf(decision), decision]));
  for (const choice of choices) {
    const now = decided.get(nameOf(choice));
    const code = now === undefined ? UNDECIDED : now.sced_code;
    if (choice.seen !== undefined && code !== choice.seen && code !== wantedOf(choice))
      throw new PortalError('conflict', {
        is: 'courses-changed-since-opened',
        code: choice.course_code,
        by: now?.decided_by_name ?? null,
      });
  }
}

const UNDECIDED = 'undecided';

function wantedOf({ decision }: CourseChoice): string | null {
  if (decision.kind === 'undo') return UNDECIDED;
  return decision.kind === 'sced' ? courseOfSced(decision.sced_code) : null;
}

/** Titles as written, of the courses the files hold. */
async function titlesOf(
  tx: Transaction,
  courses: LocalCourses,
  viewer: AuditScope,
  choices: readonly CourseChoice[],
): Promise<ReadonlyMap<string, string>> {
  const version = await courses.version(tx, viewer);
  const wanted = new Set(choices.map(({ course_code }) => course_code));
  const rows = await courses.rows<CourseKey & { title: string }>(
    { ...viewer, version },
    'course-mapping.titles',
    `SELECT course_code, title_key, arg_max(title, rows) AS title FROM local_course
    WHERE course_code IN (SELECT unnest(string_split($codes, chr(10)))) GROUP BY course_code, title_key`,
    { codes: [...wanted].join('\n') },
  );
  return new Map(rows.map((row) => [nameOf(row), row.title]));
}

function decisionOf(choice: CourseChoice, titles: ReadonlyMap<string, string>): StoredDecision {
  const title = titles.get(nameOf(choice));
  if (title === undefined) throw new PortalError('conflict', { is: 'course-gone', code: choice.course_code });
  const { decision } = choice;
  if (decision.kind !== 'sced') return { ...keyOf(choice), course_title: title, sced_code: null };
  const code = courseOfSced(decision.sced_code);
  if (code === null)
    throw new PortalError('unprocessable', { is: 'sced-unknown', code: decision.sced_code }, { field: 'sced_code' });
  return { ...keyOf(choice), course_title: title, sced_code: code };
}
