import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PortalError } from '#contract/errors.ts';
import type { PersonId } from '#contract/ids.ts';
import { defineRoute, type Route } from '#contract/route.ts';
import { guarded } from '#server/platform/lake/engine-failure.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Guard } from './authorize.ts';
import { watchRoutes } from './complete.ts';
import { attachment } from './download.ts';
import { mapErrors } from './errors.ts';
import { logRequests } from './log-requests.ts';
import { serve } from './serve.ts';

let app: FastifyInstance;
let committed: number;

/** Remembers how transactions ended; a statement changes one row. */
const tx: Transaction = { rows: async () => [], row: async () => undefined, run: async () => 1 };
const transact = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const result = await work(tx);
  committed += 1;
  return result;
};
const database: Database = {
  kind: 'pglite',
  tenant: (_tenant, work) => transact(work),
  job: (_auditId, work) => transact(work),
  system: transact,
  close: async () => {},
};
const person = { id: crypto.randomUUID() as PersonId, name: 'Pat', email: 'pat@serve.test', isOperator: true };
const guard: Guard = { database, authenticate: async () => person };

const echo = defineRoute({
  name: 'echo.say',
  method: 'POST',
  path: '/echo/:count',
  summary: 'For this test.',
  scope: 'person',
  permission: null,
  params: z.object({ count: z.coerce.number().int() }),
  body: z.object({ word: z.string().max(5) }),
  answer: z.object({ words: z.array(z.string()) }),
  event: null,
});

beforeEach(() => {
  app = fastify();
  committed = 0;
  mapErrors(app);
  logRequests(app);
});

const say = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/echo/${path}`, payload });

describe('serve', () => {
  it('says in which language its reader wants the answer', async () => {
    serve(app, guard, echo, ({ language }) => ({ words: [language] }));
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/api/echo/1', payload: { word: 'x' }, headers })).json().words;
    expect(await ask({})).toEqual(['en']);
    expect(await ask({ 'accept-language': 'es' })).toEqual(['es']);
  });

  it('passes on validated values, and answers through the schema alone', async () => {
    serve(app, guard, echo, ({ params, body }) => ({ words: Array(params.count).fill(body.word), secret: 'x' }));
    const answer = await say('2', { word: 'hi', more: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ words: ['hi', 'hi'] });
    expect(committed).toBe(1);
  });

  it.each([
    ['x', { word: 'hi' }, 'count'],
    ['1', { word: 'too long' }, 'word'],
    ['1', {}, 'word'],
    ['1', [], 'body'],
  ])('refuses /%s with %j, naming %s, before any transaction', async (path, payload, field) => {
    serve(app, guard, echo, () => ({ words: [] }));
    const answer = await say(path, payload);
    expect(answer.json()).toMatchObject({ code: 'bad_request', details: { field } });
    expect(committed).toBe(0);
  });

  it('tells nothing of an error no one foresaw, and commits nothing', async () => {
    serve(app, guard, echo, () => {
      throw new Error('invalid input syntax: "CANARY-4711"');
    });
    const answer = await say('1', { word: 'hi' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('CANARY');
    expect(committed).toBe(0);
  });

  it('says of the engine in which step it failed and how, and nothing else', async () => {
    serve(app, guard, echo, () => guarded('list', () => Promise.reject(new Error('Conversion Error: CANARY-4711'))));
    const answer = await say('1', { word: 'hi' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal', details: { step: 'list', kind: 'Conversion Error' } });
    expect(answer.body).not.toContain('CANARY');
  });

  it('answers 503 with a time to wait when the database is away', async () => {
    serve(app, guard, echo, () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    const answer = await say('1', { word: 'hi' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('counts it as a program error when a route with an event records nothing', async () => {
    const change = defineRoute({ ...echo, event: 'audit.changed' });
    serve(app, guard, change, () => ({ words: [] }));
    expect((await say('1', { word: 'hi' })).statusCode).toBe(500);
    expect(committed).toBe(0);
  });

  it('asks who it is before it looks at the request', async () => {
    const nobody = { ...guard, authenticate: () => Promise.reject(new PortalError('unauthenticated')) };
    serve(app, nobody, echo, () => ({ words: [] }));
    const answer = await say('x', {});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('the server', () => {
  const bare = (over: Partial<Route>): Route => ({ ...echo, ...over });

  it.each([
    ['is missing', bare({ name: 'echo.gone', event: 'audit.changed' }), 'is not served'],
    ['names no permission', bare({ scope: 'audit' }), 'names no permission'],
    ['changes something and records nothing', bare({ scope: 'operator' }), 'records nothing'],
  ])('does not boot with a route that %s', (_what, route, words) => {
    const assertComplete = watchRoutes(app, [route]);
    serve(app, guard, echo, () => ({ words: [] }));
    expect(assertComplete).toThrow(words);
  });

  it('does not boot with a route that is in no list', () => {
    const assertComplete = watchRoutes(app, []);
    serve(app, guard, echo, () => ({ words: [] }));
    expect(assertComplete).toThrow('echo.say is served but is not in ROUTES');
  });
});

describe('the name of a download', () => {
  it.each([
    'a"b.csv',
    'x\r\nset-cookie: a=b',
    '../../etc/passwd',
    'Überblick 日本.xlsx',
    '%41;filename=evil',
    '\ud800',
    '',
  ])('%j cannot break out of the header', (name) => {
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[^"\\%/\r\n]*"; filename\*=UTF-8''[\w.!~%-]*$/);
    const [, exact = ''] = header.split("UTF-8''");
    expect(decodeURIComponent(exact)).toBe(name.toWellFormed());
  });
});
