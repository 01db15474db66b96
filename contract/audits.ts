import { z } from 'zod';
import { AuditId, SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

export const inAudit = z.object({ eoaId: AuditId });

export const School = z.object({ id: SchoolId, name: z.string() });
export type School = z.infer<typeof School>;

export const listSchools = defineRoute({
  name: 'audits.schools',
  method: 'GET',
  path: '/eoa/:eoaId/schools',
  summary: 'The schools of the audit that the person may see, by name.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  answer: z.array(School),
  event: null,
});

/** Whom people of the audit ask: its account manager, where it has one who has joined and sees all of it. */
export const Contact = z.object({ account_manager: z.object({ name: z.string(), email: z.string() }).nullable() });

export const readContact = defineRoute({
  name: 'audits.contact',
  method: 'GET',
  path: '/eoa/:eoaId/contact',
  summary: 'Name and address of the account manager of the audit, or null.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  answer: Contact,
  event: null,
});

const labels = z.object({ data: z.array(z.string()) });

export const listAcademicPeriods = defineRoute({
  name: 'audits.academic-periods',
  method: 'GET',
  path: '/eoa/:eoaId/academic-periods',
  summary: 'The four school years up to the graduating class, as 2020-2021.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  answer: labels,
  event: null,
});

export const listDemographicCategories = defineRoute({
  name: 'audits.demographic-categories',
  method: 'GET',
  path: '/eoa/:eoaId/demographic-categories',
  summary: 'The five demographic types a file can cover.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  answer: labels,
  event: null,
});
