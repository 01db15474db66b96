import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn, SILENT_QUEUE } from './fixtures/known-audit.ts';
import { refreshAfterFiles } from './refresh-after-files.ts';
import { requestRefresh } from './request-refresh.ts';

describe.each(databases)('a refresh on $kind', (on) => {
  let audit: KnownAudit;
  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
  });
  afterAll(() => audit.close());

  /** Runs the job, and says whether it refreshed or asked to be called again. */
  async function run(): Promise<string[]> {
    const did: string[] = [];
    await refreshAfterFiles(
      {
        database: audit.portal.database,
        queue: {
          async send(_tx, _name, _data, { startAfterSeconds } = {}) {
            did.push(`again in ${startAfterSeconds} s`);
          },
        },
        refresh: async () => void did.push('refreshed'),
      },
      { auditId: audit.auditId },
    );
    return did;
  }
  const change = (statement: ReturnType<typeof sql>) => audit.portal.database.system((tx) => tx.run(statement));

  it('waits for files that are under way, a minute at most, and not for those that are done', async () => {
    await audit.portal.database.system((tx) => requestRefresh(tx, SILENT_QUEUE, audit.auditId));
    expect(await run()).toEqual(['refreshed']);
    for (const lifecycle of ['received', 'processing']) {
      await change(sql`delete from upload`);
      await change(sql`
        insert into upload (audit_id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, lifecycle)
        select ${audit.auditId}, gen_random_uuid(), 'TRANSCRIPT', 'a.csv', '{}', id, name, now(), ${lifecycle}
        from person where email = 'admin@known.test'`);
      expect(await run(), lifecycle).toEqual(['again in 1 s']);
    }
    await change(sql`update quality_state set wanted_at = now() - interval '61 seconds'`);
    expect(await run()).toEqual(['refreshed']);
    // Still due, so it is as old as it was; made due again after it was computed, it waits again.
    await audit.portal.database.system((tx) => requestRefresh(tx, SILENT_QUEUE, audit.auditId));
    expect(await run()).toEqual(['refreshed']);
    await change(sql`update quality_state set computed = wanted`);
    await audit.portal.database.system((tx) => requestRefresh(tx, SILENT_QUEUE, audit.auditId));
    expect(await run()).toEqual(['again in 1 s']);
    await change(sql`update upload set lifecycle = 'expired'`);
    expect(await run()).toEqual(['refreshed']);
  });
});
