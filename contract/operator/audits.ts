import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { defineRoute } from '../route.ts';
import { AuditDetail, AuditRow, AuditSummary } from './audit-detail.ts';
import { AuditDraft, AuditEdit } from './audit-draft.ts';

export const createAudit = defineRoute({
  name: 'operator.create-audit',
  method: 'POST',
  path: '/operator/audits',
  summary: 'Create an audit: district, graduating class, schools, members.',
  scope: 'operator',
  permission: null,
  body: AuditDraft,
  status: 201,
  answer: AuditSummary,
  event: 'audit.created',
});

export const listAudits = defineRoute({
  name: 'operator.list-audits',
  method: 'GET',
  path: '/operator/audits',
  summary: 'Every audit of this portal, with how far it is.',
  scope: 'operator',
  permission: null,
  answer: z.array(AuditRow),
  event: null,
});

export const changeAudit = defineRoute({
  name: 'operator.change-audit',
  method: 'PUT',
  path: '/operator/audits/:eoaId',
  summary:
    'Replace the district name, class, schools and members of an audit. A school that has uploads cannot be removed.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  body: AuditDraft,
  answer: AuditSummary,
  event: 'audit.changed',
});

export const readAudit = defineRoute({
  name: 'operator.read-audit',
  method: 'GET',
  path: '/operator/audits/:eoaId',
  summary: 'One audit, with its schools, their IDs, and its members.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  answer: AuditDetail,
  event: null,
});

export const editAudit = defineRoute({
  name: 'operator.edit-audit',
  method: 'PUT',
  path: '/operator/audits/:eoaId/details',
  summary:
    'Change the district name, class, due date and schools of an audit; its members stay. A school that has uploads cannot be removed.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  body: AuditEdit,
  answer: AuditDetail,
  event: 'audit.changed',
});

export const closeAudit = defineRoute({
  name: 'operator.close-audit',
  method: 'POST',
  path: '/operator/audits/:eoaId/closed',
  summary: 'Close an audit: its people read everything and change nothing until it is reopened.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  answer: AuditDetail,
  event: 'audit.closed',
});

export const reopenAudit = defineRoute({
  name: 'operator.reopen-audit',
  method: 'DELETE',
  path: '/operator/audits/:eoaId/closed',
  summary: 'Reopen a closed audit.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  answer: AuditDetail,
  event: 'audit.reopened',
});
