import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '#contract/transcripts/categories.ts';
import type { Candidate, SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type KnownAudit, openKnownAudit } from '#server/quality/fixtures/known-audit.ts';

let audit: KnownAudit;
let all: Candidate[];
let version = 0;

beforeAll(async () => {
  audit = await openKnownAudit();
  await audit.arrive('clean');
  await audit.refresh();
  all = (await summary()).transcripts;
});
afterAll(() => audit.close());

const path = (rest: string) => `/schools/${audit.schools[0]?.id}/transcripts/${rest}`;
// The contract's schema has parsed every answer on its way out.
const summary = async () =>
  (await audit.as('admin', 'GET', path('transcript-selection-summary'))).body as SelectionSummary;
const of = (category: Category, count: number) => {
  const ids = all.filter((candidate) => candidate.category === category).map(({ id }) => id);
  if (ids.length < count) throw new Error(`only ${ids.length} of ${category}`);
  return ids.slice(0, count);
};
const save = (ids: readonly string[], on = version) =>
  audit.as('admin', 'PUT', path('selection'), { ids, version: on });
const finalize = (who: string, body: object) => audit.as(who, 'POST', path('finalize-selection'), body);

// One story: draft, limits, finalization, withdrawal.
describe('the transcript selection of a school', () => {
  it('lists candidates under opaque IDs and neutral labels, nothing chosen yet', async () => {
    const lists = await audit.portal.database.system((tx) =>
      tx.rows<{ students: { id: string[] } }>(sql`select students::json as students from candidate_list`),
    );
    expect(lists.flatMap(({ students }) => students.id).length).toBeGreaterThan(all.length);
    for (const { id, student_label, selected } of all) {
      expect(id).toMatch(/^[\w-]{22}$/);
      expect(student_label).toMatch(/^Student [0-9A-HJKMNP-TV-Z]{5}$/);
      expect(selected).toBe(false);
    }
    expect(await summary()).toMatchObject({
      is_finalized: false,
      version: 0,
      limits: { HIGH_FLIER: 2, ON_THE_CUSP: 4, STRUGGLING: 2 },
    });
  });

  it('keeps a draft', async () => {
    const ids = of('HIGH_FLIER', 2);
    const saved = await save(ids);
    expect(saved).toMatchObject({ status: 200, body: { version: 1, is_finalized: false } });
    version = 1;
    expect((await summary()).transcripts.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['HIGH_FLIER', 3],
    ['ON_THE_CUSP', 5],
    ['STRUGGLING', 3],
  ] as const)('takes no more of %s than its limit: %i are refused', async (category, count) => {
    expect(await save(of(category, count))).toMatchObject({
      status: 422,
      body: { details: { category, limit: count - 1 } },
    });
  });

  it('takes as many as the limits allow', async () => {
    const full = [...of('HIGH_FLIER', 2), ...of('ON_THE_CUSP', 4), ...of('STRUGGLING', 2)];
    expect(await save(full)).toMatchObject({ status: 200, body: { version: 2 } });
    version = 2;
  });

  it.each(['A'.repeat(22), 'nobody', crypto.randomUUID()])('knows no candidate of the school by %s', async (id) => {
    expect((await save([id])).status).toBe(422);
    expect((await finalize('admin', [id])).status).toBe(422);
    expect((await audit.as('admin', 'GET', path(id))).status).toBe(404);
  });

  it('refuses a draft on an older version, and changes nothing', async () => {
    const before = await summary();
    expect(await save([], 1)).toMatchObject({ status: 409, body: { details: { version: 2 } } });
    expect(await summary()).toEqual(before);
  });

  it('refuses to finalize nothing', async () => {
    expect((await finalize('admin', [])).status).toBe(422);
  });

  it('is finalized once by two who do so at the same moment', async () => {
    const ids = of('STRUGGLING', 1);
    const answers = await Promise.all([
      finalize('admin', { ids, version }),
      finalize('other-admin', { ids: of('HIGH_FLIER', 1), version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'admin' : 'other-admin';
    expect(await summary()).toMatchObject({ is_finalized: true, version: 3, finalized_by: winner });
    version = 3;
  });

  it('answers the same to the same person who asks again, and is in the log once', async () => {
    const { finalized_by, transcripts } = await summary();
    const ids = transcripts.filter(({ selected }) => selected).map(({ id }) => id);
    expect(await finalize(finalized_by ?? '', ids)).toMatchObject({
      status: 200,
      body: { version, is_finalized: true },
    });
    const lines = await audit.portal.database.system((tx) =>
      tx.rows(sql`select 1 from audit_event where event = 'selection.finalized'`),
    );
    expect(lines).toHaveLength(1);
  });

  it('cannot be changed while finalized', async () => {
    expect((await save(of('HIGH_FLIER', 1))).status).toBe(409);
  });

  it('becomes a draft again with a reason, which the log keeps', async () => {
    expect((await audit.as('admin', 'POST', path('unfinalize'), { reason: ' ' })).status).toBe(400);
    const answer = await audit.as('admin', 'POST', path('unfinalize'), { reason: 'A student asked.', version });
    expect(answer).toMatchObject({ status: 200, body: { version: 4, is_finalized: false } });
    version = 4;
    const log = await audit.portal.database.system((tx) =>
      tx.rows<{ event: string; details: object }>(sql`
        select event, details from audit_event where event = 'selection.unfinalized'`),
    );
    expect(log).toEqual([
      { event: 'selection.unfinalized', details: expect.objectContaining({ reason: 'A student asked.' }) },
    ]);
    expect((await audit.as('admin', 'POST', path('unfinalize'), { reason: 'Again' })).status).toBe(409);
  });

  it('takes the change that was the reason together with the withdrawal, or neither', async () => {
    const chosen = of('HIGH_FLIER', 2);
    expect(await finalize('admin', { ids: chosen, version })).toMatchObject({ status: 200, body: { version: 5 } });
    const reopen = (ids: readonly string[]) =>
      audit.as('admin', 'POST', path('unfinalize'), { reason: 'One left.', version: 5, ids });
    expect((await reopen(of('HIGH_FLIER', 3))).status).toBe(422);
    expect(await summary()).toMatchObject({ is_finalized: true, version: 5 });
    expect(await reopen(chosen.slice(1))).toMatchObject({ status: 200, body: { version: 7, is_finalized: false } });
    version = 7;
    const { transcripts, ...after } = await summary();
    expect(after).toMatchObject({ is_finalized: false, version });
    expect(transcripts.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(chosen.slice(1));
  });

  it('is closed to those who may only look, and to other schools', async () => {
    expect((await audit.as('viewer', 'GET', path('transcript-selection-summary'))).status).toBe(200);
    expect((await audit.as('viewer', 'PUT', path('selection'), { ids: [], version })).status).toBe(403);
    const other = `/schools/${audit.schools[1]?.id}/transcripts/transcript-selection-summary`;
    expect((await audit.as('one', 'GET', other)).status).toBe(404);
  });

  it('keeps a chosen student who leaves the cohort, and lets go of the others', async () => {
    const [gone] = of('HIGH_FLIER', 1);
    await save([gone ?? '']);
    // Without roster no one is in the cohort anymore.
    await audit.portal.database.system(async (tx) => {
      await tx.run(sql`update upload set replaced_by_id = id where upload_file_type = 'STUDENT_ROSTER'`);
      await tx.run(sql`update quality_state set wanted = wanted + 1`);
    });
    await audit.refresh();
    const { transcripts } = await summary();
    expect(transcripts).toEqual([{ ...all.find(({ id }) => id === gone), selected: true }]);
    expect(await save([gone ?? ''], 8)).toMatchObject({ status: 200 });
  });
});
