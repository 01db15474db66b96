import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolSelection } from '#contract/transcripts/selection-statuses.ts';
import type { SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from '#server/quality/fixtures/known-audit.ts';
import { statusesAsCsv } from './statuses.ts';

describe.each(databases)('the selections of all schools on $kind', (on) => {
  let audit: KnownAudit;
  let ids: string[];

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('clean');
    await audit.refresh();
    const { body } = await audit.as('admin', 'GET', path('transcript-selection-summary'));
    // The contract's schema has parsed it on its way out.
    const { transcripts } = body as SelectionSummary;
    ids = transcripts.filter(({ category }) => category === 'ON_THE_CUSP').map(({ id }) => id);
  });
  afterAll(() => audit.close());

  const path = (rest: string) => `/schools/${audit.schools[0]?.id}/transcripts/${rest}`;
  const change = async (who: string, method: 'PUT' | 'POST', rest: string, body: object) => {
    const answer = await audit.as(who, method, path(rest), body);
    expect(answer.status, answer.text).toBe(200);
  };
  const list = async (who = 'viewer') => {
    const { status, body, text } = await audit.as(who, 'GET', '/transcripts/selections');
    expect(status, text).toBe(200);
    return body as { schools: SchoolSelection[]; limit: number };
  };
  const first = async () => {
    const found = (await list()).schools.find(({ school }) => school.id === audit.schools[0]?.id);
    if (!found) throw new Error('The first school is not in the list');
    return found;
  };

  it('lists every school by name, nothing started', async () => {
    const { schools, limit } = await list();
    expect(limit).toBe(8);
    expect(schools.map(({ school }) => school.name)).toEqual(audit.schools.map(({ name }) => name).toSorted());
    expect(new Set(schools.map(({ status }) => status))).toEqual(new Set(['not_started']));
  });

  it('says who saved a draft last, and since when someone has been at it', async () => {
    await change('admin', 'PUT', 'selection', { ids: ids.slice(0, 1), version: 0 });
    const begun = await first();
    await change('other-admin', 'PUT', 'selection', { ids: ids.slice(0, 2), version: 1 });
    const now = await first();
    if (begun.status !== 'in_progress' || now.status !== 'in_progress') throw new Error('It is not in progress');
    expect(now).toMatchObject({ selected: 2, saved: { by: 'other-admin' } });
    expect(now.since).toBe(begun.since);
    expect(Date.parse(now.saved.at)).toBeGreaterThan(Date.parse(begun.saved.at));
  });

  it('says who finalized it, and from a reopening on since when it is a draft again', async () => {
    await change('admin', 'POST', 'finalize-selection', ids.slice(0, 3));
    const done = await first();
    if (done.status !== 'finalized') throw new Error('It is not finalized');
    expect(done).toMatchObject({ selected: 3, finalized: { by: 'admin' } });
    await change('other-admin', 'POST', 'unfinalize', { reason: 'Another look.' });
    const again = await first();
    if (again.status !== 'in_progress') throw new Error('It is not in progress');
    expect(Date.parse(again.since)).toBeGreaterThan(Date.parse(done.finalized.at));
    expect(again.saved.by).toBe('other-admin');
  });

  it('shows a member of one school that school alone, in the list and in the download', async () => {
    const mine = audit.schools[0]?.name;
    expect((await list('one')).schools.map(({ school }) => school.name)).toEqual([mine]);
    const { text } = await audit.as('one', 'GET', '/transcripts/selections.csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${mine},In progress,3,8,\\d{4}-\\d\\d-\\d\\d [\\d:]{8},`));
  });

  it('names the zone of times in summer and in winter alike', async () => {
    const [summer, winter] = audit.schools;
    const file = await audit.portal.database.job(audit.auditId, async (tx) => {
      for (const [school, at] of [
        [summer, '2026-07-10T15:00:00Z'],
        [winter, '2026-01-10T15:00:00Z'],
      ] as const)
        await tx.run(sql`
          insert into selection (audit_id, school_id, is_finalized, finalized_at) values (${audit.auditId}, ${school?.id}, true, ${at})
          on conflict (audit_id, school_id) do update set is_finalized = true, finalized_at = excluded.finalized_at`);
      return await statusesAsCsv(tx, { auditId: audit.auditId, language: 'en', timeZone: 'America/Chicago' });
    });
    if (typeof file.stream === 'function') throw new Error('It is made at once');
    const lines = (await file.stream.toArray()).join('').split('\r\n');
    const lineOf = (name = '') => lines.find((line) => line.startsWith(name));
    expect(lineOf(summer?.name)).toContain(',2026-07-10 10:00:00,,America/Chicago');
    expect(lineOf(winter?.name)).toContain(',2026-01-10 09:00:00,,America/Chicago');
  });

  it('is closed to those who may not see transcripts', async () => {
    expect((await audit.as('outsider', 'GET', '/transcripts/selections')).status).toBe(404);
  });
});
