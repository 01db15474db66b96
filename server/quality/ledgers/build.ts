import type { Lake } from '#server/platform/lake/lake.ts';
import { COURSES } from './courses.ts';
import { enrollment } from './enrollment.ts';
import { grades } from './grades.ts';
import { type CurrentFile, loadInputs } from './inputs.ts';
import { MATCHING } from './matching.ts';
import { SCORES } from './scores.ts';
import { students } from './students.ts';

/** The audit the ledgers are of. Schools in the order in which a tie between them is decided. */
export interface LedgerAudit {
  yearEnding: number;
  schools: readonly { id: string; name: string }[];
}

/**
 * Builds the three ledgers from the current files: tables `student`, `course` and `score` of the lake, with the smaller tables
 * that panels read beside them (`taken`, `credit`, `divisor`, `pathway_course`). Each statement works on whole tables.
 */
export async function buildLedgers(lake: Lake, audit: LedgerAudit, files: readonly CurrentFile[]): Promise<void> {
  await lake.run('ledgers.schools', 'CREATE TABLE school (school_id VARCHAR, name VARCHAR, position INTEGER)');
  await lake.append(
    'school',
    audit.schools.map(({ id, name }, position) => [id, name, position]),
  );
  await loadInputs(lake, files);
  await lake.run('ledgers.matching', MATCHING);
  await lake.run('ledgers.enrollment', enrollment(audit.yearEnding));
  await lake.run('ledgers.courses', COURSES);
  await lake.run('ledgers.grades', grades(audit.yearEnding));
  await lake.run('ledgers.scores', SCORES);
  await lake.run('ledgers.students', students());
}
