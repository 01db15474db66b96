import type { SchoolId } from '#contract/ids.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** The schools a person may see: all of the audit, or those of the membership. */
export type SchoolScope = 'all' | readonly SchoolId[];

/** True for a school of the scope. */
export const within = (school: SQL, scope: SchoolScope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`${school} in (select id::uuid from jsonb_array_elements_text(${jsonb(scope)}) as mine (id))`;

/** True for an upload `u` that covers at least one school of the scope. */
export const coversSome = (scope: SchoolScope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`exists (
        select 1 from upload_school covered
        where covered.audit_id = u.audit_id and covered.upload_id = u.id and ${within(sql`covered.school_id`, scope)})`;

/** True for an upload `u` that covers no school outside the scope. */
export const coversNoOther = (scope: SchoolScope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`not exists (
        select 1 from upload_school covered
        where covered.audit_id = u.audit_id and covered.upload_id = u.id and not (${within(sql`covered.school_id`, scope)}))`;

/**
 * True where the counted rows of a run, `rows` as `run.school_rows` has them, name a school outside the scope:
 * chosen for the file or not.
 */
export const countsOther = (rows: SQL, scope: SchoolScope): SQL =>
  scope === 'all'
    ? sql`false`
    : sql`exists (
        select 1 from jsonb_object_keys(coalesce(${rows}, '{}')) as counted (school_id)
        where not (${within(sql`counted.school_id::uuid`, scope)}))`;
