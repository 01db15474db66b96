import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEventName } from '#contract/audit-events.ts';
import type { AuditId, PersonId, SchoolId } from '#contract/ids.ts';
import { addAudit } from '#server/identity/testing/database.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openMail } from '#server/platform/mail/mail.ts';
import { sendNotices } from './send.ts';
import { type Received, startPost, unfolded } from './test-post.ts';

describe.each(databases)('notices by e-mail on $kind', ({ open }) => {
  let database: OpenDatabase;
  let close: () => Promise<void>;
  let post: Awaited<ReturnType<typeof startPost>>;
  let audit: { auditId: AuditId; schools: [SchoolId, SchoolId] };

  beforeAll(async () => {
    ({ database, close } = await open(2));
    post = await startPost();
    audit = await addAudit(database);
  });
  afterAll(async () => {
    await post.stop();
    await close();
  });
  beforeEach(async () => {
    post.received.length = 0;
    await database.system(async (tx) => {
      for (const table of ['notice', 'upload', 'membership', 'person'])
        await tx.run(sql`delete from ${sql.identifier(table)}`);
    });
  });

  const deps = (from = 'portal@portal.test') => ({
    database,
    mail: openMail({ host: '127.0.0.1', port: post.port, secure: false, account: null, from }),
    publicUrl: 'https://portal.test',
  });
  const round = async () => {
    post.received.length = 0;
    await sendNotices(deps());
    return post.received;
  };
  const toWhom = (letters: readonly Received[]) => letters.flatMap(({ to }) => to).sort();

  async function addMember(
    name: string,
    roles: string[],
    mail: string,
    schools: 'all' | SchoolId[] = 'all',
  ): Promise<PersonId> {
    return await database.system(async (tx) => {
      const person = await tx.row<{ id: PersonId }>(sql`
        insert into person (email, name, address_proof) values (${`${name}@district.test`}, ${name}, 'demo') returning id`);
      const id = person?.id ?? ('' as PersonId);
      const member = await tx.row<{ id: string }>(sql`
        insert into membership (audit_id, person_id, roles, scope, mail)
        values (${audit.auditId}, ${id}, ${sql.param(roles)}, ${schools === 'all' ? 'district' : 'school'}, ${mail}) returning id`);
      if (schools !== 'all')
        for (const school of schools)
          await tx.run(sql`insert into membership_school values (${audit.auditId}, ${member?.id}, ${school})`);
      return id;
    });
  }

  async function addUpload(by: PersonId, lifecycle = 'expired'): Promise<string> {
    const row = await database.system((tx) =>
      tx.row<{ id: string }>(sql`
        insert into upload (audit_id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, lifecycle)
        values (${audit.auditId}, gen_random_uuid(), 'TRANSCRIPT', 'Ann Example.csv', '{}', ${by}, 'x', now(), ${lifecycle}) returning id`),
    );
    return row?.id ?? '';
  }

  const happened = (
    event: AuditEventName,
    { upload, by = null, details = {} }: { upload?: string; by?: PersonId | null; details?: object },
  ) =>
    database.job(audit.auditId, (tx) =>
      recordEvent(tx, {
        auditId: audit.auditId,
        event,
        actor: { id: by, name: by === null ? 'Portal' : 'Fay Facilitator' },
        schoolIds: [audit.schools[0]],
        ...(upload !== undefined && { file: { uploadId: upload, type: 'TRANSCRIPT', name: 'Ann Example.csv' } }),
        details: { ...details },
      }),
    );
  const processed = (upload: string, rowsRead: number, rowsKept: number) =>
    happened('upload.processed', {
      upload,
      details: {
        verdict: rowsKept < rowsRead ? 'data_errors' : 'success',
        rowsRead,
        rowsKept,
        counts: { error: rowsRead - rowsKept },
      },
    });

  it('tell who uploaded a file what came of it, once, without naming the file', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    await addMember('colleague', ['ADMIN'], 'mine');
    const upload = await addUpload(lead);
    await processed(upload, 4310, 4298);
    const [letter] = await round();
    expect(letter?.to).toEqual(['lead@district.test']);
    expect(unfolded(letter?.text)).toContain(
      'Subject: Action needed: Student Transcripts: 12 of 4,310 rows have errors and are not counted yet.',
    );
    expect(unfolded(letter?.text)).toContain(
      `See what to fix, and replace the file: https://portal.test/data-upload?file=${upload}`,
    );
    expect(letter?.text).not.toContain('Ann Example');
    expect(await round()).toEqual([]);
  });

  it('say that a version waits to be used, whatever came of its rows', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    const details = { verdict: 'success', rowsRead: 10, rowsKept: 10, held: true };
    await happened('upload.processed', { upload: await addUpload(lead), details });
    const [letter] = await round();
    expect(unfolded(letter?.text)).toContain(
      'Subject: Action needed: Student Transcripts: a new version has much less than the one in use, which stays in use until you decide.',
    );
  });

  it('ask no one to fix a file that was removed, until it is put back', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    const upload = await addUpload(lead);
    await processed(upload, 10, 8);
    const set = (at: string | null, by: string | null, reason: string | null) =>
      database.system((tx) =>
        tx.run(sql`
          update upload set removed_at = ${at}::timestamptz, removed_by_name = ${by}, removed_reason = ${reason} where id = ${upload}`),
      );
    await set('2026-05-01', 'Ada Admin', 'The wrong year.');
    expect(await round()).toEqual([]);
    await set(null, null, null);
    expect(toWhom(await round())).toEqual(['lead@district.test']);
  });

  it('are in the language the member has chosen', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    await database.system((tx) => tx.run(sql`update membership set language = 'es' where person_id = ${lead}`));
    await processed(await addUpload(lead), 10, 10);
    const [letter] = await round();
    expect(letter?.text).toContain('Vea los resultados: https://portal.test/data-upload');
    expect(letter?.text).not.toContain('See the results');
  });

  it('tell everything to those who want it and may see it, and of schools of theirs alone', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'none');
    await addMember('everything', ['ADMIN'], 'all');
    await addMember('facilitator', ['FACILITATOR'], 'all');
    await addMember('here', ['ADMIN'], 'all', [audit.schools[0]]);
    await addMember('elsewhere', ['ADMIN'], 'all', [audit.schools[1]]);
    await processed(await addUpload(lead), 10, 10);
    expect(toWhom(await round())).toEqual(['everything@district.test', 'here@district.test']);
    expect(await round()).toEqual([]);
  });

  it('count the rows of their own schools for members of some, of a file that holds others, too', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'none');
    await addMember('everything', ['ADMIN'], 'all');
    await addMember('here', ['ADMIN'], 'all', [audit.schools[0]]);
    const upload = await addUpload(lead);
    const counts = { [audit.schools[0]]: { valid: 7, errors: 0 }, [audit.schools[1]]: { valid: 0, errors: 5 } };
    await database.system((tx) =>
      tx.run(sql`
        insert into run (audit_id, upload_id, number, school_rows)
        values (${audit.auditId}, ${upload}, 3, ${JSON.stringify(counts)}::jsonb)`),
    );
    await happened('upload.processed', {
      upload,
      details: { run: 3, verdict: 'data_errors', rowsRead: 12, rowsKept: 7, counts: { error: 5 } },
    });
    const letters = new Map((await round()).map(({ to, text }) => [to[0], unfolded(text)]));
    expect(letters.get('everything@district.test')).toContain('5 of 12 rows have errors and are not counted yet.');
    expect(letters.get('here@district.test')).toContain('no data errors in 7 rows.');
  });

  it('wait for files of the same person that are under way, and are reported together, what needs action first', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    const [first, second] = [await addUpload(lead), await addUpload(lead, 'processing')];
    await processed(first, 10, 10);
    expect(await round()).toEqual([]);
    await database.system((tx) => tx.run(sql`update upload set lifecycle = 'expired' where id = ${second}`));
    await happened('upload.failed', { upload: second, details: { verdict: 'malformed' } });
    const letters = await round();
    expect(letters.length).toBe(1);
    expect(letters[0]?.text).toContain('Subject: Test District: 1 of 2 notices needs your attention');
    const text = unfolded(letters[0]?.text);
    expect(text.indexOf('could not be read')).toBeGreaterThan(0);
    expect(text.indexOf('could not be read')).toBeLessThan(text.indexOf('no data errors in 10 rows'));
  });

  it('tell who has worked on a selection that someone else has finalized it, and no one of their own doing', async () => {
    const ann = await addMember('ann', ['FACILITATOR'], 'mine');
    const fay = await addMember('fay', ['FACILITATOR'], 'mine');
    await addMember('lead', ['DISTRICT_DATA_LEAD'], 'all');
    await happened('selection.saved', { by: ann });
    await happened('selection.finalized', { by: fay });
    // The log is never emptied: files of earlier tests are still told of.
    const letters = (await round()).filter(({ text }) => text.includes('finalized'));
    expect(toWhom(letters)).toEqual(['ann@district.test']);
    expect(unfolded(letters[0]?.text)).toContain('First School: Fay Facilitator finalized the transcripts.');
  });

  it('tell who uploaded a file that someone else removed it, and not who removed it', async () => {
    const ann = await addMember('ann', ['DISTRICT_DATA_LEAD'], 'mine');
    const fay = await addMember('fay', ['ADMIN'], 'mine');
    await addMember('zoe', ['ADMIN'], 'mine');
    const removed = (upload: string) =>
      happened('upload.removed', { upload, by: fay, details: { reason: 'Ann Example left.' } });
    await removed(await addUpload(ann));
    await removed(await addUpload(fay));
    const letters = (await round()).filter(({ text }) => text.includes('removed'));
    expect(toWhom(letters)).toEqual(['ann@district.test']);
    const text = unfolded(letters[0]?.text);
    expect(text).toContain('Student Transcripts: Fay Facilitator removed a file from the audit');
    expect(text).not.toContain('Ann Example');
  });

  it('try again where an address is busy, and not where no one lives', async () => {
    for (const name of ['nobody', 'busy', 'lead']) {
      const person = await addMember(name, ['ADMIN'], 'mine');
      await processed(await addUpload(person), 5, 5);
    }
    expect(toWhom(await round())).toEqual(['lead@district.test']);
    const told = await database.system((tx) =>
      tx.rows<{ email: string }>(sql`
        select p.email from notice n join membership m on m.id = n.membership_id join person p on p.id = m.person_id order by 1`),
    );
    expect(told.map(({ email }) => email)).toEqual(['lead@district.test', 'nobody@district.test']);
  });

  it('reach the others where the server does not take the letter to one member, which is tried again', async () => {
    for (const name of ['filtered', 'lead']) {
      const person = await addMember(name, ['ADMIN'], 'mine');
      await processed(await addUpload(person), 5, 5);
    }
    expect(toWhom(await round())).toEqual(['lead@district.test']);
    post.isFiltering = false;
    expect(toWhom(await round())).toEqual(['filtered@district.test']);
  });

  it('reach the others in the same round where hundreds of lines wait for an address that takes none now', async () => {
    const busy = await addMember('busy', ['ADMIN'], 'mine');
    const upload = await addUpload(busy);
    await database.job(audit.auditId, (tx) =>
      tx.run(sql`
        insert into audit_event (audit_id, person_name, event, upload_id, upload_file_type, file_name)
        select ${audit.auditId}, 'Portal', 'upload.failed', ${upload}, 'TRANSCRIPT', 'x.csv' from generate_series(1, 600)`),
    );
    await processed(await addUpload(await addMember('lead', ['ADMIN'], 'mine')), 5, 5);
    expect(toWhom(await round())).toEqual(['lead@district.test']);
    expect(await round()).toEqual([]);
  });

  it('are kept for the next round when the server does not take the address that email comes from', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    await processed(await addUpload(lead), 5, 5);
    await expect(sendNotices(deps('stranger@portal.test'))).rejects.toThrow();
    expect(toWhom(await round())).toEqual(['lead@district.test']);
  });

  it('are kept for the next round when the server cannot be reached', async () => {
    const lead = await addMember('lead', ['DISTRICT_DATA_LEAD'], 'mine');
    await processed(await addUpload(lead), 5, 5);
    const unreachable = openMail({
      host: '127.0.0.1',
      port: 1,
      secure: false,
      account: null,
      from: 'portal@portal.test',
    });
    await expect(sendNotices({ ...deps(), mail: unreachable })).rejects.toThrow();
    expect(toWhom(await round())).toEqual(['lead@district.test']);
  });
});
