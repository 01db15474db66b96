import { z } from 'zod';
import { inAudit } from './audits.ts';
import { SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

const localId = z.string().trim().max(40).nullable();

/** The IDs under which files name a school. */
const ids = { local_id: localId, state_id: localId, nces_id: localId, ceeb_code: localId };

const asRead = z.string().nullable();
/** As it was read, and not held against what may be written. */
const Seen = z.object({ name: z.string(), local_id: asRead, state_id: asRead, nces_id: asRead, ceeb_code: asRead });

export const SchoolRecord = z.object({ id: SchoolId, name: z.string(), ...ids });
export type SchoolRecord = z.infer<typeof SchoolRecord>;

export const listSchoolRecords = defineRoute({
  name: 'schools.list',
  method: 'GET',
  path: '/eoa/:eoaId/schools/records',
  summary: 'The schools of the audit with the IDs under which files name them.',
  scope: 'district',
  permission: 'people.manage',
  params: inAudit,
  answer: z.array(SchoolRecord),
  event: null,
});

export const changeSchool = defineRoute({
  name: 'schools.change',
  method: 'PUT',
  path: '/eoa/:eoaId/schools/:schoolId',
  summary: 'Change the name and IDs of a school. Files that are read from then on are matched by them.',
  scope: 'district',
  permission: 'settings.manage',
  params: inAudit.extend({ schoolId: SchoolId }),
  /** `seen`: as the school was read; a conflict where someone has changed it since. */
  body: z.object({ name: z.string().trim().min(1).max(200), ...ids, seen: Seen.optional() }),
  answer: SchoolRecord,
  event: 'school.changed',
});
