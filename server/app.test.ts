import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '#contract/routes.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

let portal: TestPortal;
let operator: string;

beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_RATE_PER_MINUTE: '100000' });
  operator = await portal.token('operator@demo.test');
});
afterAll(() => portal.close());

const get = (url: string, headers = {}) => portal.app.inject({ method: 'GET', url, headers });
const post = (payload: string, contentType = 'application/json') =>
  portal.app.inject({
    method: 'POST',
    url: '/api/operator/audits',
    payload,
    headers: { authorization: `Bearer ${operator}`, 'content-type': contentType },
  });

describe('every answer', () => {
  it.each(['/', '/api/health/live', '/api/nothing', '/config.json', '/overview'])(
    'of %s is guarded by its headers',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('behind a reverse proxy', () => {
  it('a request is counted by the address that the proxy saw, whatever its sender wrote before', async () => {
    const own = await openTestPortal({ PORTAL_TRUST_PROXY: '1', PORTAL_RATE_PER_MINUTE: '2' });
    const from = async (addresses: string) =>
      (
        await own.app.inject({
          method: 'GET',
          url: '/api/health/live',
          headers: { 'x-forwarded-for': addresses },
          remoteAddress: '10.0.0.1',
        })
      ).statusCode;
    const written = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
    const answers = [];
    for (const address of written) answers.push(await from(`${address}, 203.0.113.9`));
    expect(answers).toEqual([200, 200, 429]);
    expect(await from('203.0.113.10')).toBe(200);
    await own.close();
  });
});

describe('a request', () => {
  it.each(['TRACE', 'PROPFIND'] as const)('of the method %s has no route', async (method) => {
    expect((await portal.app.inject({ method, url: '/api/health/live' })).statusCode).toBe(404);
  });

  it('with a prototype in its body is refused and leaves Object as it was', async () => {
    for (const payload of ['{"__proto__": {"hit": 1}}', '{"constructor": {"prototype": {"hit": 1}}}']) {
      expect((await post(payload)).statusCode).toBe(400);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['hi', 'text/plain'],
  ])('with the body %j as %s is refused in our own words', async (payload, type) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request' });
  });

  it('names the field that is wrong', async () => {
    const answer = await post(JSON.stringify({ district: { name: 'x' }, year_ending: 1999, schools: [{ name: 'a' }] }));
    expect(answer.json()).toMatchObject({ code: 'bad_request', details: { field: 'year_ending' } });
  });

  it('that is too large is refused', async () => {
    expect((await post(JSON.stringify({ a: 'x'.repeat(5_000_000) }))).statusCode).toBe(413);
  });
});

describe('an unknown address', () => {
  it('below /api is a JSON 404', async () => {
    const answer = await get('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['/missing.js', '/static/js/gone.js', '/../package.json', '/%2e%2e/package.json'])(
    '%s is not a page',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('the description of the API', () => {
  it('has every route with an ID, its errors and its security', async () => {
    const Operation = z.object({
      operationId: z.string(),
      security: z.array(z.unknown()),
      responses: z.record(z.string(), z.unknown()),
    });
    const Description = z.object({
      openapi: z.literal('3.1.0'),
      paths: z.record(z.string(), z.record(z.string(), Operation)),
    });
    const { paths } = Description.parse((await get('/api/openapi.json')).json());
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(ROUTES.map(({ name }) => name).sort());
    const profile = paths['/api/users/me']?.get;
    expect(profile?.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(profile?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '500']));
    expect(Object.keys(paths).filter((path) => path.includes(':'))).toEqual([]);
  });

  it('is a page without scripts', async () => {
    const { body } = await get('/api/docs');
    expect(body).toContain('/api/eoa/:eoaId/request-upload-url');
    expect(body).not.toContain('<script');
  });
});

describe('sample files', () => {
  it.each(['csv', 'xlsx'])('are there as %s, to be saved', async (extension) => {
    const answer = await get(`/example-files/student-roster.${extension}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`filename="student-roster.${extension}"`);
  });

  it('keep the leading zeros of IDs in a workbook', async () => {
    const { read, utils } = await import('@e965/xlsx');
    const { rawPayload } = await get('/example-files/student-roster.xlsx');
    const [sheet] = Object.values(read(rawPayload).Sheets);
    const [row] = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet) : [];
    expect(row?.['Student ID (local)']).toMatch(/^0\d+$/);
  });

  it('of an unknown dataset are not found', async () => {
    expect((await get('/example-files/passwords.csv')).statusCode).toBe(404);
  });
});
