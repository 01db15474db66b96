import type { FastifyInstance } from 'fastify';
import { type DiskStore, type OnReceived, PUT_PATH } from './disk.ts';

/** The address that presigned PUTs go to. The signature is the permission: no token, no cookie, any content type. */
export async function mountPutRoute(app: FastifyInstance, store: DiskStore, onReceived: OnReceived): Promise<void> {
  await app.register(async (scope) => {
    // Whatever a sender calls them, and be it nothing: the bytes are bytes.
    scope.addHook('onRequest', async (request) => {
      request.raw.headers['content-type'] = 'application/octet-stream';
    });
    scope.removeAllContentTypeParsers();
    // The body stays a stream: it may be larger than memory.
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    scope.put(PUT_PATH, async (request, reply) => {
      const length = request.headers['content-length'];
      await store.receive(request.query, request.raw, length === undefined ? null : Number(length), onReceived);
      return await reply.code(200).send();
    });
  });
}
