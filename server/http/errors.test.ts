import { readFile } from 'node:fs/promises';
import { connect, type NetConnectOpts } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { PortalError } from '#contract/errors.ts';
import { EngineFailure } from '../platform/lake/engine-failure.ts';
import { mapErrors } from './errors.ts';

const lines: string[] = [];
const app = fastify({
  genReqId: () => '3f9a01bc-0000-4000-8000-000000000000',
  logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
});
mapErrors(app);
app.get('/fault', () => {
  throw new Error('of the code');
});
app.get('/engine', () => {
  throw new EngineFailure('a step', 'Binder Error');
});
app.get('/refused', () => {
  throw new PortalError('forbidden');
});
app.get<{ Params: { code: string } }>('/outage/:code', ({ params }) => {
  throw Object.assign(new Error('could not extend file'), { code: params.code });
});
app.get('/no-socket', () => connected({ path: '/nowhere/.s.PGSQL.5432' }));
app.get('/no-host', () => connected({ host: 'nowhere.invalid', port: 5432 }));
app.get('/no-file', () => readFile('/nowhere/file'));
afterAll(() => app.close());

/** Fails as a client of a database does that cannot reach it. */
const connected = (to: NetConnectOpts) =>
  new Promise((resolve, reject) => connect(to).on('connect', resolve).on('error', reject));

it.each(['/fault', '/engine'])('a failure at %s has a code that finds its line in the log', async (url) => {
  lines.length = 0;
  const body = (await app.inject({ url })).json<{ code: string; details: { request: string } }>();
  expect(body).toMatchObject({ code: 'internal', details: { request: '3f9a01bc' } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(body.details.request);
});

it.each(['53100', '53200', '58030', 'ENOSPC', 'EMFILE'])(
  'what ran out (%s) is to be tried again, and is not a system error',
  async (code) => {
    const answer = await app.inject({ url: `/outage/${code}` });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  },
);

it.each(['/no-socket', '/no-host'])('a database that cannot be reached (%s) is to be waited for', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(503);
});

it('a file that is missing here is a fault', async () => {
  expect((await app.inject({ url: '/no-file' })).statusCode).toBe(500);
});

it('of two changes that waited for each other, the one undone is to be tried again', async () => {
  lines.length = 0;
  const answer = await app.inject({ url: '/outage/40P01' });
  expect(answer.statusCode).toBe(503);
  expect(lines[0]).toContain('waited for each other');
});

it('what is refused is not a failure', async () => {
  lines.length = 0;
  expect((await app.inject({ url: '/refused' })).json()).not.toHaveProperty('details');
  expect(lines).toEqual([]);
});
