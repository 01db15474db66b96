/** Spans as a collector receives them: over HTTP, from the library itself. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { traceRequests } from '../../http/trace-requests.ts';
import type { Queue } from '../queue/queue.ts';
import { traceJobs } from '../queue/trace-jobs.ts';
import { type EndedWork, openTracing } from './tracing.ts';

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const Span = z.object({
  traceId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.object({ code: z.number().optional() }),
});
const Body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

let collector: Server;
let endpoint: string;
let bodies: string[];

beforeEach(async () => {
  bodies = [];
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => collector.once('listening', done));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`; // a TCP server has an AddressInfo
});
afterEach(() => new Promise((done) => collector.close(done)));

const spans = () =>
  bodies.flatMap((body) =>
    Body.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const attributesOf = ({ attributes }: z.infer<typeof Span>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

it('a call is a span with its route and status, in the trace of the proxy before it, and nothing of its address', async () => {
  const tracing = await openTracing(endpoint);
  const app = fastify({ genReqId: () => 'request-1' });
  traceRequests(app, tracing);
  app.get('/files/:id', (_request, reply) => reply.code(503).send('no'));
  const traceId = 'ab'.repeat(16);
  const traceparent = `00-${traceId}-${'cd'.repeat(8)}-01`;
  await app.inject({ url: '/files/secret-canary?name=secret-canary', headers: { traceparent } });
  await app.close();
  await tracing.close();
  const [span, ...others] = spans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({ name: 'GET /files/:id', traceId, parentSpanId: 'cd'.repeat(8), status: { code: 2 } });
  expect(span && attributesOf(span)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/files/:id',
    'http.response.status_code': 503,
    'portal.request_id': 'request-1',
  });
  expect(bodies.join()).not.toContain('canary');
});

it('a job is a span with its kind, failed or not, and nothing of what it is about', async () => {
  const tracing = await openTracing(endpoint);
  let run: (data: object) => Promise<void> = async () => {};
  const work = (_name: string, _options: object, handler: (data: object, signal: AbortSignal) => Promise<void>) => {
    run = (data) => handler(data, new AbortController().signal);
    return Promise.resolve();
  };
  // Of the queue only this is called.
  const queue = traceJobs({ work } as unknown as Queue, tracing);
  await queue.work('refresh-quality', { concurrency: 1 }, async ({ auditId }) => {
    if (auditId === 'canary-2') throw new Error('canary');
  });
  await run({ auditId: 'canary-1' });
  await expect(run({ auditId: 'canary-2' })).rejects.toThrow('canary');
  await tracing.close();
  expect(spans().map((span) => [span.name, span.status.code ?? 0, attributesOf(span)])).toEqual([
    ['job refresh-quality', 0, { 'portal.queue': 'refresh-quality' }],
    ['job refresh-quality', 2, { 'portal.queue': 'refresh-quality' }],
  ]);
  expect(bodies.join()).not.toContain('canary');
});

it('an attribute that is not on the list is left out, and a collector that is gone holds nothing up', async () => {
  const tracing = await openTracing(endpoint);
  const work: EndedWork = {
    name: 'x',
    kind: 'job',
    began: 1,
    ended: 2,
    failed: false,
    attributes: { 'portal.queue': 'q' },
  };
  tracing.note({ ...work, attributes: { ...work.attributes, ...{ email: 'canary@x.test' } } });
  await tracing.close();
  expect(bodies.join()).not.toContain('canary');
  expect(spans()).toHaveLength(1);
  const gone = await openTracing('http://127.0.0.1:9');
  gone.note(work);
  await gone.close();
});
