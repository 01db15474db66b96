import type { FastifyInstance } from 'fastify';
import { previewRemoval, putBackUpload, removeUpload, useHeldUpload } from '#contract/uploads/removal.ts';
import { restoreVersion } from '#contract/uploads/versions.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member } from '#server/identity/person.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { readUpload as read } from '../read/read.ts';
import type { FileReader } from '../read/uploaded-file.ts';
import { previewRemoval as preview } from './preview.ts';
import { putBack, useHeld } from './put-back.ts';
import { removeUpload as remove } from './remove.ts';
import { restoreVersion as restore } from './restore.ts';

interface RemovalRoutes {
  queue: Queue;
  requestRefresh: RequestRefresh;
  readerOf: (asked: { member: Member; language: Language }) => FileReader;
}

/** Taking files out, and bringing them and their versions back. */
export function removalRoutes(
  app: FastifyInstance,
  guard: Guard,
  { queue, requestRefresh, readerOf }: RemovalRoutes,
): void {
  serve(app, guard, previewRemoval, ({ tx, member, params }) => preview(tx, member, params.fileId));
  serve(app, guard, removeUpload, async (asked) => {
    const { tx, member, person, params, body } = asked;
    await remove(tx, { ...member, actor: person, requestRefresh }, params.fileId, body.reason);
    return read(tx, readerOf(asked), params.fileId);
  });
  serve(app, guard, putBackUpload, async (asked) => {
    const { tx, member, person, params } = asked;
    await putBack(tx, { ...member, actor: person, requestRefresh }, params.fileId);
    return read(tx, readerOf(asked), params.fileId);
  });
  serve(app, guard, useHeldUpload, async (asked) => {
    const { tx, member, person, params } = asked;
    await useHeld(tx, { ...member, actor: person, requestRefresh }, params.fileId);
    return read(tx, readerOf(asked), params.fileId);
  });
  serve(app, guard, restoreVersion, async (asked) => {
    const { tx, member, person, params } = asked;
    const id = await restore(tx, { ...member, actor: person, queue }, params.fileId);
    return read(tx, readerOf(asked), id);
  });
}
