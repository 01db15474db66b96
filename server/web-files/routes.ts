import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import { WebConfig } from '#contract/open.ts';
import { sendError } from '#server/http/errors.ts';
import { API_PREFIX } from '#server/http/serve.ts';

const FOLDER = join(import.meta.dirname, '../../dist/web');
const NONCE = '__CSP_NONCE__';
const YEAR_SECONDS = 31_536_000;

/** The web application: its files, its start page on every address that is not a file, and what it needs to start. */
export async function webFileRoutes(app: FastifyInstance, config: WebConfig, folder = FOLDER): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  const startPage = async (reply: FastifyReply) => {
    if (page === null) throw new PortalError('unavailable', 'web-not-built');
    const { style } = reply.cspNonce;
    return await reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace(NONCE, style));
  };

  app.get(
    '/config.json',
    async (_request, reply) => await reply.header('cache-control', 'no-cache').send(WebConfig.parse(config)),
  );
  app.get('/', async (_request, reply) => await startPage(reply));
  app.get('/index.html', async (_request, reply) => await startPage(reply));
  await app.register(statics, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true, // made beside each file by the build
    // Files under static/ have a hash of their content in the name.
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'static'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !isUnder(API_PREFIX, path) &&
      !/\.\w{1,12}$/.test(path);
    return await (isPage ? startPage(reply) : sendError(reply, new PortalError('not_found')));
  });
}

const isUnder = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
