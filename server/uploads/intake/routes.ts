import type { FastifyInstance } from 'fastify';
import { confirmStaged, listStaged, moveUpload, removeStaged, stageFile } from '#contract/uploads/intake.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import type { Quota } from '../room.ts';
import { confirmStaged as confirm } from './confirm.ts';
import { listStaged as list } from './list.ts';
import { stageMove } from './move.ts';
import { removeStaged as remove } from './remove.ts';
import { stageFile as stage } from './stage.ts';

interface IntakeRoutes {
  store: Store;
  queue: Queue;
  /** Largest file in bytes. */
  maxBytes: number;
  quota: Quota;
  requestRefresh: RequestRefresh;
}

export function intakeRoutes(app: FastifyInstance, guard: Guard, routes: IntakeRoutes): void {
  const { store, queue, maxBytes, quota, requestRefresh } = routes;
  serve(app, guard, stageFile, ({ tx, member, person, body }) =>
    stage(tx, { ...member, actor: person }, { store, maxBytes, quota }, body),
  );
  serve(app, guard, moveUpload, async ({ tx, member, person, params }) => ({
    id: await stageMove(tx, { ...member, actor: person, queue }, params.fileId),
  }));
  serve(app, guard, listStaged, ({ tx, member, person, language }) =>
    list(tx, { ...member, personId: person.id, language }),
  );
  serve(app, guard, removeStaged, async ({ tx, member, person, params, record }) => {
    const files = await remove(tx, { ...member, actor: person }, params.fileId);
    await record({ details: { staged: params.fileId, files } });
  });
  serve(app, guard, confirmStaged, async ({ tx, member, person, body, record, language }) => {
    const files = await confirm(tx, { ...member, actor: person, queue, language, requestRefresh }, body.files);
    await record({ details: { asked: files.length, uploaded: files.filter(({ upload }) => upload !== null).length } });
    return { files };
  });
}
