import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { letGoClosed } from './closed-connections.ts';

it('lets a request go whose connection has ended, without an error and without work', async () => {
  const app = fastify();
  const seen: string[] = [];
  const arrived = new Promise<void>((resolve) => {
    app.addHook('onRequest', async (request) => {
      if (request.url === '/other') return;
      resolve();
      await once(request.raw.socket, 'close');
      seen.push('closed');
    });
  });
  letGoClosed(app);
  await app.register(rateLimit, { max: 10 });
  app.setErrorHandler((error, _request, reply) => {
    seen.push(String(error));
    return reply.send('error');
  });
  app.get('/*', async () => {
    seen.push('answered');
    return 'answer';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port

  const client = connect(port, '127.0.0.1');
  client.write('GET /left HTTP/1.1\r\nhost: x\r\n\r\n');
  await arrived;
  client.destroy();
  await expect.poll(() => seen).toContain('closed');
  expect(await (await fetch(`http://127.0.0.1:${port}/other`)).text()).toBe('answer');
  expect(seen).toEqual(['closed', 'answered']);
  await app.close();
});
