import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import type { CategoryRule } from './categories.ts';
import { type CourseDecision, DECISIONS } from './courses/course-decisions.ts';
import { type CurrentFile, hasSeveral, loadInputs } from './inputs/inputs.ts';
import { auditMacros, WORD_MACROS } from './macros.ts';

/** The audit the ledgers are of. Schools in the order in which a tie between them is decided. */
export interface LedgerAudit {
  yearEnding: number;
  schools: readonly { id: string; name: string }[];
  /** Thresholds of the categories, where the audit has its own. */
  categories?: CategoryRule;
  /** What people decided of local courses. */
  decisions?: readonly CourseDecision[];
}

type Files = readonly CurrentFile[];

/** A step that compares files of one type, and what replaces it where there are not several. */
const ofSeveral = (type: UploadFileType, sql: string, otherwise: string) => (files: Files) =>
  hasSeveral(type, files) ? sql : otherwise;

/** The ledgers in the order in which they are built, of which some depend on the files. */
const LEDGERS: readonly [string, string | ((files: Files) => string)][] = [
  ['matching', sqlFile('./students/matching.sql', import.meta.url)],
  [
    'newer-rosters',
    ofSeveral(
      'STUDENT_ROSTER',
      sqlFile('./students/newer-rosters.sql', import.meta.url),
      'CREATE TABLE outdated_place (file INTEGER, school_year INTEGER, student_id student_key, school_id school_key)',
    ),
  ],
  ['enrollment', sqlFile('./students/enrollment.sql', import.meta.url)],
  ['courses', sqlFile('./courses/courses.sql', import.meta.url)],
  ['transcript-writers', sqlFile('./grades/transcript-writers.sql', import.meta.url)],
  [
    'repeated-rows',
    ofSeveral(
      'TRANSCRIPT',
      sqlFile('./grades/repeated-rows.sql', import.meta.url),
      'CREATE TABLE maybe_repeated (file INTEGER, row_number INTEGER); CREATE VIEW transcript_once AS FROM transcript_written',
    ),
  ],
  ['transfers', sqlFile('./courses/transfers.sql', import.meta.url)],
  ['transcript-rows', sqlFile('./grades/transcript-rows.sql', import.meta.url)],
  ['grades', sqlFile('./grades/grades.sql', import.meta.url)],
  ['scores', sqlFile('./scores/scores.sql', import.meta.url)],
  ['students', sqlFile('./students/students.sql', import.meta.url)],
  ['credits', sqlFile('./grades/credits.sql', import.meta.url)],
  ['matched-on', sqlFile('./students/matched-on.sql', import.meta.url)],
  ['local-courses', sqlFile('./courses/local-courses.sql', import.meta.url)],
];

/**
 * Builds the three ledgers from the current files: `student`, `course` and `score` of the lake, with what panels read
 * beside them (docs/ledgers.md). Given at once: later statements may use any of them.
 */
export const buildLedgers = (lake: OpenLake, audit: LedgerAudit, files: readonly CurrentFile[]): Promise<unknown> =>
  allOf([
    loadInputs(lake, audit.schools, files),
    lake.run('ledgers.macros', auditMacros(audit.yearEnding, audit.categories) + WORD_MACROS),
    lake.run('ledgers.schools', 'CREATE TABLE school (school_id school_key, name VARCHAR, position INTEGER)'),
    lake.append(
      'school',
      audit.schools.map(({ id, name }, position) => [id, name, position]),
    ),
    lake.run('ledgers.decisions', DECISIONS),
    lake.append(
      'course_decision',
      (audit.decisions ?? []).map(({ code, titleKey, subject, levelRank, scedCode }) => [
        code,
        titleKey,
        subject,
        levelRank,
        scedCode,
      ]),
    ),
    ...LEDGERS.map(([step, sql]) => lake.run(`ledgers.${step}`, typeof sql === 'string' ? sql : sql(files))),
  ]);
