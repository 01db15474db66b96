import type { FastifyInstance } from 'fastify';
import { ALLOWED } from '#contract/permissions.ts';
import * as contract from '#contract/quality/opportunity.ts';
import { listStudentsBehind } from '#contract/quality/opportunity-students.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { LedgerReader } from '../ledgers/stored/reader.ts';
import { type OpportunityQuery, readChokePoints, readMeasure, readOpportunity } from './read.ts';
import { reportRoutes } from './report/routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { readStudents } from './students.ts';

interface ScopedCall {
  member: Pick<OpportunityQuery, 'auditId' | 'schools'>;
  query: { school_id?: string | undefined };
  language: Language;
}

const asking = ({ member: { auditId, schools }, query, language }: ScopedCall): OpportunityQuery => ({
  auditId,
  schools,
  schoolId: query.school_id,
  language,
});

export interface OpportunityParts {
  queue: Pick<Queue, 'send'>;
  ledgers: LedgerReader;
}

export function opportunityRoutes(app: FastifyInstance, guard: Guard, { queue, ledgers }: OpportunityParts): void {
  serve(app, guard, contract.readOpportunity, (asked) => readOpportunity(asked.tx, queue, asking(asked)));
  serve(app, guard, contract.readChokePoints, (asked) => readChokePoints(asked.tx, queue, asking(asked)));
  serve(app, guard, contract.readMeasure, (asked) => readMeasure(asked.tx, queue, asking(asked), asked.params.measure));
  reportRoutes(app, guard, queue);
  settingsRoutes(app, guard, { queue, ledgers });
  // Each look at students is in the audit log, with counts and never with a student.
  serve(app, guard, listStudentsBehind, async ({ tx, member, query, params, record }) => {
    const { auditId, schools: mine, role } = member;
    const { school_id: schoolId, trait, value, attained, page } = query;
    const chooses = ALLOWED[role].has('transcripts.write');
    const seesIds = ALLOWED[role].has('student-rows.read');
    const call = { tx, ledgers, auditId, mine, schoolId, chooses, seesIds };
    const answer = await readStudents(call, params.measure, query);
    const schoolIds = schoolId === undefined ? mine : [schoolId];
    await record({
      ...(schoolIds !== 'all' && { schoolIds }),
      details: { measure: params.measure, trait, value, attained, page, students: answer.items.length },
    });
    return answer;
  });
}
