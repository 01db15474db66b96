import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/quality/opportunity.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { type Asking, readChokePoints, readMeasure, readOpportunity } from './read.ts';
import { reportRoutes } from './report/routes.ts';

interface Member {
  auditId: string;
  schools: Asking['schools'];
}

const asking = ({ auditId, schools }: Member, schoolId: string | undefined): Asking => ({ auditId, schools, schoolId });

export function opportunityRoutes(app: FastifyInstance, guard: Guard, queue: Pick<Queue, 'send'>): void {
  reportRoutes(app, guard, queue);
  serve(app, guard, contract.readOpportunity, ({ tx, member, query }) =>
    readOpportunity(tx, queue, asking(member, query.school_id)),
  );
  serve(app, guard, contract.readChokePoints, ({ tx, member, query }) =>
    readChokePoints(tx, queue, asking(member, query.school_id)),
  );
  serve(app, guard, contract.readMeasure, ({ tx, member, query, params }) =>
    readMeasure(tx, queue, asking(member, query.school_id), params.measure),
  );
}
