import type { FastifyInstance } from 'fastify';
import {
  finalizeSelection as finalizeRoute,
  readSelection as readRoute,
  saveSelection as saveRoute,
  unfinalizeSelection as unfinalizeRoute,
} from '#contract/transcripts.ts';
import type { Guard } from '#server/platform/http/authorize.ts';
import { serve } from '#server/platform/http/serve.ts';
import { finalizeSelection, readSelection, saveSelection, unfinalizeSelection } from './selection.ts';

export function transcriptRoutes(app: FastifyInstance, guard: Guard): void {
  serve(app, guard, readRoute, ({ tx, member, params }) => readSelection(tx, { ...member, ...params }));

  serve(app, guard, saveRoute, async ({ tx, member, person, params, body, record }) => {
    const { selected, ...saved } = await saveSelection(tx, { ...member, ...params }, person, body);
    await record({ schoolIds: [params.schoolId], details: { ...saved, selected } });
    return saved;
  });

  serve(app, guard, finalizeRoute, async ({ tx, member, person, params, body, record }) => {
    const choice = Array.isArray(body) ? { ids: body } : body;
    const { selected, ...saved } = await finalizeSelection(tx, { ...member, ...params }, person, choice);
    await record({ schoolIds: [params.schoolId], details: { ...saved, selected } });
    return saved;
  });

  serve(app, guard, unfinalizeRoute, async ({ tx, member, params, body, record }) => {
    const { selected, ...saved } = await unfinalizeSelection(tx, { ...member, ...params }, body.version);
    await record({ schoolIds: [params.schoolId], details: { ...saved, selected, reason: body.reason } });
    return saved;
  });
}
