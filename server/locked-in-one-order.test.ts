/** What is done at the same moment waits for each other, and never both for the other: PostgreSQL would undo one of the two. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from './platform/database/database.ts';
import { sql } from './platform/database/sql.ts';
import { atOnce } from './platform/database/test-at-once.ts';
import { databases } from './platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn, SILENT_QUEUE } from './quality/fixtures/known-audit.ts';
import { requestRefresh } from './quality/request-refresh.ts';
import { publishResult } from './uploads/process/publish.ts';
import { result } from './uploads/test-portal.ts';

describe.each(databases)('at the same moment, on $kind', (on) => {
  let audit: KnownAudit;
  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
  });
  afterAll(() => audit.close());

  const inAudit = <T>(work: (tx: Transaction) => Promise<T>) => audit.portal.database.job(audit.auditId, work);
  const once = (lock: ReturnType<typeof sql>, ...changes: (() => Promise<unknown>)[]) =>
    atOnce(audit.portal.database, lock, changes);
  const AUDIT = () => sql`select 1 from audit where id = ${audit.auditId} for update`;

  it('numbers are published, and a file of theirs that was read again', async () => {
    await audit.arrive('clean', ['STUDENT_ROSTER']);
    const [file] = await inAudit((tx) =>
      tx.rows<{ id: string }>(sql`
        update upload set lifecycle = 'processing', attempt = 2 where audit_id = ${audit.auditId} returning id`),
    );
    const uploadId = file?.id ?? '';
    await inAudit((tx) =>
      tx.run(sql`update run set mapping = '{}' where audit_id = ${audit.auditId} and upload_id = ${uploadId}`),
    );
    await inAudit((tx) =>
      tx.run(sql`insert into run (audit_id, upload_id, number) values (${audit.auditId}, ${uploadId}, 2)`),
    );
    const attempt = { auditId: audit.auditId, uploadId, number: 2, type: 'STUDENT_ROSTER', fileName: 'r' } as const;
    const publish = () =>
      inAudit(async (tx) => {
        await publishResult(tx, attempt, result());
        await requestRefresh(tx, SILENT_QUEUE, audit.auditId);
      });
    await once(AUDIT(), audit.refresh, publish);
    const [state] = await inAudit((tx) => tx.rows(sql`select wanted, computed from quality_state`));
    expect(state).toMatchObject({ wanted: 2 });
  });
});
