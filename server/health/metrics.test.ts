import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../test-portal.ts';

const TOKEN = 'a token for the one who watches';
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_METRICS_TOKEN: TOKEN });
});
afterAll(() => portal.close());

const read = (token = TOKEN) =>
  portal.app.inject({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}` } });

describe('metrics', () => {
  it('count answers by the pattern of the route, never by what was asked for', async () => {
    await portal.app.inject({ method: 'GET', url: '/api/eoa/7f000001-0000-4000-8000-000000000001/students?q=Garcia' });
    const { statusCode, body } = await read();
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^portal_http_request_seconds_count\{method="GET",route="[^"]*",status="\d+"\} 1$/m);
    expect(body).not.toMatch(/Garcia|7f000001/);
  });

  it('say how many jobs and uploads wait, and for how long', async () => {
    const { body } = await read();
    expect(body).toContain('portal_jobs{queue="process-upload",state="waiting"} 0');
    expect(body).toContain('portal_longest_wait_seconds 0');
    expect(body).toContain('process_cpu_seconds_total');
  });

  it('are for those who have the token', async () => {
    expect((await read('another')).statusCode).toBe(401);
    expect((await portal.app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(401);
  });
});
