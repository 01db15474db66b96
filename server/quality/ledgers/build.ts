import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { type CourseDecision, DECISIONS } from './course-decisions.ts';
import { COURSES } from './courses.ts';
import { enrollment } from './enrollment.ts';
import { CREDITS, GRADES } from './grades.ts';
import { type CurrentFile, loadInputs } from './inputs.ts';
import { LOCAL_COURSES } from './local-courses.ts';
import { MATCHED_ON } from './matched-on.ts';
import { MATCHING } from './matching.ts';
import { SCORES } from './scores.ts';
import { type CategoryRule, students } from './students.ts';
import { transcriptRows } from './transcript-rows.ts';

/** The audit the ledgers are of. Schools in the order in which a tie between them is decided. */
export interface LedgerAudit {
  yearEnding: number;
  schools: readonly { id: string; name: string }[];
  /** Thresholds of the categories, where the audit has its own. */
  categories?: CategoryRule;
  /** What people decided of local courses. */
  decisions?: readonly CourseDecision[];
}

/**
 * Builds the three ledgers from the current files: `student`, `course` and `score` of the lake, with what panels read beside them
 * (`taken`, `credit`, `divisor`, `pathway_course`). Given at once: later statements may use these tables.
 */
export const buildLedgers = (lake: OpenLake, audit: LedgerAudit, files: readonly CurrentFile[]): Promise<unknown> =>
  allOf([
    loadInputs(lake, audit.schools, files),
    lake.run('ledgers.schools', 'CREATE TABLE school (school_id school_key, name VARCHAR, position INTEGER)'),
    lake.append(
      'school',
      audit.schools.map(({ id, name }, position) => [id, name, position]),
    ),
    lake.run('ledgers.decisions', DECISIONS),
    lake.append(
      'course_decision',
      (audit.decisions ?? []).map(({ code, titleKey, subject, levelRank }) => [code, titleKey, subject, levelRank]),
    ),
    ...ledgerStatements(audit).map(([step, sql]) => lake.run(`ledgers.${step}`, sql)),
  ]);

/** The ledgers in the order in which they are built, each with the SQL that makes it. */
export const ledgerStatements = ({
  yearEnding,
  categories,
}: Omit<LedgerAudit, 'schools' | 'decisions'>): [string, string][] => [
  ['matching', MATCHING],
  ['enrollment', enrollment(yearEnding)],
  ['courses', COURSES],
  ['transcript-rows', transcriptRows(yearEnding)],
  ['grades', GRADES],
  ['scores', SCORES],
  ['students', students(categories)],
  ['credits', CREDITS],
  ['matched-on', MATCHED_ON],
  ['local-courses', LOCAL_COURSES],
];
