import type { SchoolId } from '#contract/ids.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { within } from '../school-scope.ts';
import type { IssueSource } from './issues.ts';

/**
 * By the primary key, in its order: joined to the upload, each of 13,000 rows looked its run up once
 * more (34 ms against 1.3).
 */
export const fromIssues = ({ auditId, uploadId }: IssueSource): SQL => sql`
  from issue i
  where i.audit_id = ${auditId} and i.upload_id = ${uploadId}
    and i.run = (select u.current_run from upload u where u.audit_id = ${auditId} and u.id = ${uploadId})`;

/** A finding of no row: of a column, or of the file. */
export const OF_THE_FILE = sql`(i.school_id is null and i.row_number is null and i.student_id is null)`;

/** That a chosen school has no row is of that school, though no row says so. */
const ofOwnSchool = (schools: IssueSource['schools']): SQL => sql`
  (i.code <> 'file.school-without-rows'
    or i.value in (select s.name from school s where s.audit_id = i.audit_id and ${within(sql`s.id`, schools)}))`;

/** What is said of the file as a whole is for everyone who may see it; of its rows, those of the viewer's schools. */
export function visibleIssues({ schools, holdsOtherSchools }: IssueSource, schoolId: SchoolId | undefined): SQL {
  if (schoolId !== undefined) return sql`(i.school_id = ${schoolId} and ${within(sql`i.school_id`, schools)})`;
  return holdsOtherSchools
    ? sql`(${within(sql`i.school_id`, schools)} or (${OF_THE_FILE} and ${ofOwnSchool(schools)}))`
    : sql`true`;
}
