import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { mapErrors } from './errors.ts';
import { refuseUnfitText } from './fit-text.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = fastify({ bodyLimit: 4 * 1024 * 1024 });
  mapErrors(app);
  refuseUnfitText(app);
  app.post('/echo/:name', async () => 'taken');
});

const post = async (url: string, payload: string) => {
  const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
  return answer.statusCode === 200 ? 'taken' : answer.json();
};

it.each([
  ['/echo/a%00', '{}', 'name'],
  ['/echo/a?word=%00', '{}', 'word'],
  ['/echo/a', '{"one":{"two":["ok","\\u0000"]}}', 'one'],
  ['/echo/a', '{"one":"\\ud800"}', 'one'],
  ['/echo/a', '{"one":{"\\u0000":1}}', 'one'],
  ['/echo/a', '{"\\udc00":1}', 'body'],
  ['/echo/a', '"\\u0000"', 'body'],
  ['/echo/412DCA96-1561-4456-9116-4bc320a05a41', '{}', 'name'],
  ['/echo/a?school_id=412dca96-1561-4456-9116-4BC320A05A41', '{}', 'school_id'],
])('refuses %s with %s, naming %s', async (url, payload, field) => {
  expect(await post(url, payload)).toMatchObject({ code: 'bad_request', details: { field } });
});

it('takes every other text', async () => {
  expect(
    await post(
      '/echo/%F0%9F%98%80?word=%EF%BF%BF&id=412dca96-1561-4456-9116-4bc320a05a41&title=AP',
      '{"\\ud83d\\ude00":"\\u0001"}',
    ),
  ).toBe('taken');
});

it('looks into a body that is nested deeper than the stack', async () => {
  const deep = (inside: string) => '['.repeat(500_000) + inside + ']'.repeat(500_000);
  expect(await post('/echo/a', deep('1'))).toBe('taken');
  expect(await post('/echo/a', deep('"\\u0000"'))).toMatchObject({ code: 'bad_request' });
});
