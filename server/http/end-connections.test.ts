import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnections } from './end-connections.ts';

it('answers on a connection that is kept until the process is asked to end, and closes it with the next answer', async () => {
  const ending = new AbortController();
  const app = fastify();
  endConnections(app, ending.signal);
  app.get('/', () => 'here');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    ending.abort();
    const last = await fetch(url);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  } finally {
    await app.close();
  }
});
