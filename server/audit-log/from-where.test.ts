import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from '#server/quality/fixtures/known-audit.ts';

describe.each(databases)('from where things are done, on $kind', (on) => {
  let audit: KnownAudit;

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
  });
  afterAll(() => audit.close());

  const inject = async (method: 'GET' | 'PUT' | 'POST', path: string, remoteAddress: string, payload?: object) =>
    audit.portal.app.inject({
      method,
      url: `/api/eoa/${audit.auditId}${path}`,
      remoteAddress,
      headers: { authorization: `Bearer ${await audit.portal.token('admin@known.test')}` },
      ...(payload && { payload }),
    });
  const lines = async () => {
    const { items } = (await inject('GET', '/audit-log/?size=200', '127.0.0.1')).json();
    return (items as AuditLogEntry[]).map(({ action, address }) => [action, address]);
  };
  const settings = { categories: {}, show_names: false };

  it('is in the log for each act, an IPv4 address always the same', async () => {
    expect((await inject('PUT', '/settings/transcripts', '203.0.113.7', settings)).statusCode).toBe(200);
    expect((await inject('PUT', '/settings/transcripts', '::ffff:203.0.113.8', settings)).statusCode).toBe(200);
    expect((await inject('PUT', '/settings/transcripts', '2001:db8::7', settings)).statusCode).toBe(200);
    expect((await lines()).slice(0, 3)).toEqual([
      ['Settings changed', '2001:db8::7'],
      ['Settings changed', '203.0.113.8'],
      ['Settings changed', '203.0.113.7'],
    ]);
    const csv = (await inject('GET', '/audit-log.csv', '127.0.0.1')).body.split('\r\n');
    expect(csv[0]).toMatch(/,Network address$/);
    expect(csv.filter((line) => line.endsWith(',203.0.113.7'))).toHaveLength(1);
  });

  it('is there for the bytes of a file as well, and a file has one line', async () => {
    const asked = await inject('POST', '/request-upload-url', '203.0.113.9', {
      upload_file_type: 'STUDENT_ROSTER',
      file_name: 'roster.csv',
      user_provided_file_metadata: { school_ids: [audit.schools[0]?.id] },
    });
    expect(asked.statusCode, asked.body).toBe(201);
    const { pathname, search } = new URL(asked.json().presigned_url, 'http://localhost');
    const put = await audit.portal.app.inject({
      method: 'PUT',
      url: pathname + search,
      remoteAddress: '203.0.113.10',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('student_id\n1\n'),
    });
    expect(put.statusCode, put.body).toBe(200);
    const actions = await lines();
    expect(actions[0]).toEqual(['Uploaded', '203.0.113.10']);
    expect(actions.map(([action]) => action)).not.toContain('Upload started');
  });

  it('is nowhere for what the portal does by itself', async () => {
    const { auditId, portal } = audit;
    await portal.database.system((tx) =>
      recordEvent(tx, { auditId: auditId as never, event: 'upload.expired', actor: PORTAL }),
    );
    expect((await lines())[0]).toEqual(['Upload failed', null]);
  });
});
