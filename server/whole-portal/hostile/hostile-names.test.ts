/**
 * Names and choices are data (docs/threats.md#t9): whatever a file, a school or a choice is called, keys are made of
 * our own IDs, nothing is written elsewhere, no header is split, and stored bytes never come back as a page.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';

const strings = (path: string): string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', path), 'utf8')));
const NAMES = strings('file-names.json');
const NAUGHTY = strings('blns/every-third.json');
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

let portal: TestPortal;
let admin: string;
let audit: AuditSummary;

beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_RATE_PER_MINUTE: '100000' });
  admin = await portal.token('admin@names.test');
  audit = await makeAudit('Names', ['Mine']);
});
afterAll(() => portal.close());

async function makeAudit(district: string, schools: readonly string[]): Promise<AuditSummary> {
  const answer = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
    district: { name: district },
    year_ending: 2024,
    schools: schools.map((name) => ({ name })),
    members: [{ email: 'admin@names.test', roles: ['ADMIN'], scope: 'district' }],
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return AuditSummary.parse(answer.body);
}

const ask = (file_name: string, more: object = {}) =>
  portal.call('POST', `/eoa/${audit.id}/request-upload-url`, admin, {
    file_name,
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: [audit.schools[0]?.id] },
    ...more,
  });

/** Sends a file; its ID, or null where the name is refused, which says what is wrong. */
async function send(name: string, bytes: string): Promise<string | null> {
  const answer = await ask(name);
  if (answer.status === 400) {
    expect(answer.body).toMatchObject({ code: 'bad_request' });
    return null;
  }
  expect(answer.status, JSON.stringify(name)).toBe(201);
  const { s3_key, presigned_url } = z.object({ s3_key: z.string(), presigned_url: z.string() }).parse(answer.body);
  expect(s3_key).toMatch(new RegExp(`^raw/eoa=${audit.id}/${UUID}$`));
  expect(await portal.app.inject({ method: 'PUT', url: presigned_url, payload: bytes })).toMatchObject({
    statusCode: 200,
  });
  return s3_key.split('/').at(-1) ?? '';
}

const original = (id: string) =>
  portal.app.inject({
    method: 'GET',
    url: `/api/eoa/${audit.id}/uploads/${id}/original`,
    headers: { authorization: `Bearer ${admin}` },
  });

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory() ? filesBelow(join(folder, name)).map((file) => `${name}/${file}`) : name,
  );

describe('a file name', () => {
  it('of any kind leaves keys, folders and headers as they are', async () => {
    const accepted: string[] = [];
    for (const name of [...NAMES, ...NAUGHTY.map((text) => `${text}.csv`)]) {
      const id = await send(name, 'a,b');
      if (id === null) continue;
      accepted.push(id);
      const { headers, body } = await original(id);
      expect(headers['content-disposition'], JSON.stringify(name)).toMatch(
        /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
      );
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('location');
      expect(body).toBe('a,b');
    }
    expect(accepted.length).toBeGreaterThan(NAUGHTY.length / 2);
    const stored = filesBelow(join(portal.config.dataDir, 'store')).filter((path) => path !== 'key');
    expect(stored.filter((path) => !new RegExp(`raw/eoa=${audit.id}/${UUID}$`).test(path))).toEqual([]);
    expect(stored).toHaveLength(accepted.length);
    expect(Object.keys(Object.prototype)).toEqual([]);
  }, 180_000);

  it('without one of the three endings is refused', async () => {
    for (const name of ['', '.', 'csv', 'nul', 'roster.html', 'roster.csv#x', 'roster.csv::$DATA', '../../etc/passwd'])
      expect((await ask(name)).status, name).toBe(400);
  });
});

describe('bytes that were received', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['XML', '<?xml version="1.0"?><x/>'],
    ['a PDF', '%PDF-1.7'],
    ['an archive with a page before it', '<html>PK\u0003\u0004'],
  ])('of %s come back to be saved, never to be shown', async (_what, bytes) => {
    const { headers, statusCode } = await original((await send('x.csv', bytes)) ?? '');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['content-disposition'])).toMatch(/^attachment; /);
    expect(String(headers['content-security-policy'])).toContain("default-src 'self'");
  });
});

describe('choices and schools', () => {
  it('are taken from the lists alone', async () => {
    const places = ['school_ids', 'academic_periods', 'demographic_types', 'test_types'] as const;
    const types = ['STUDENT_ROSTER', 'COURSE_CATALOG', 'STUDENT_DEMOGRAPHICS', 'STUDENT_TEST_SCORES'] as const;
    for (const [index, text] of [...NAMES, ...NAUGHTY].entries()) {
      const turn = index % places.length;
      const upload_file_type = types[turn];
      const choice = { school_ids: [audit.schools[0]?.id], [text]: [text], [places[turn] ?? '']: [text] };
      const answer = await ask('x.csv', { upload_file_type, user_provided_file_metadata: choice });
      expect(answer.status, `${places[turn]}: ${JSON.stringify(text)}`).toBe(400);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  }, 180_000);

  it('keep their names letter by letter', async () => {
    // What JSON and PostgreSQL cannot hold (NUL, half characters) and white space around a name are not part of it.
    const all = [...NAMES, ...NAUGHTY]
      .map((name) => name.trim())
      .filter((name) => name.length > 0 && name.length <= 200 && !name.includes('\u0000') && name.isWellFormed());
    // Of names that differ by capitals alone an audit has one.
    const names = [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
    const made = await makeAudit('Schools', names);
    expect(new Set(made.schools.map(({ name }) => name))).toEqual(new Set(names));
  });
});
