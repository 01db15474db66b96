import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from './fixtures/known-audit.ts';
import { refreshOldNumbers, sweepNumbers } from './workers.ts';

describe.each(databases)('after the start of a portal on $kind', (on) => {
  let audit: KnownAudit;
  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('clean', ['STUDENT_ROSTER']);
  });
  afterAll(() => audit.close());

  /** The audits whose refresh is asked for. */
  async function refreshed(): Promise<string[]> {
    const asked: string[] = [];
    const queue = { send: async (...[, , data]: unknown[]) => void asked.push(JSON.stringify(data)) };
    await refreshOldNumbers(audit.portal.database, queue);
    return asked;
  }

  it('numbers are computed again where they were computed in another way, and only there', async () => {
    const job = JSON.stringify({ auditId: audit.auditId });
    expect(await refreshed(), 'due, and not computed yet').toEqual([job]);
    await audit.refresh();
    expect(await refreshed(), 'computed by these sources').toEqual([]);
    await audit.portal.database.system((tx) =>
      tx.run(sql`update quality_state set method = 'another', wanted_at = now() - interval '2 days'`),
    );
    expect(await refreshed(), 'computed by others').toEqual([job]);
    const due = await audit.portal.database.system((tx) =>
      tx.row(sql`select wanted_at > now() - interval '1 minute' as just_now from quality_state`),
    );
    expect(due, 'due since now, not since the refresh before').toEqual({ just_now: true });
    await audit.refresh();
    expect(await refreshed(), 'computed again').toEqual([]);
  });

  it.each([
    { minutes: 4, isAsked: false },
    { minutes: 6, isAsked: true },
  ])(
    'numbers that a worker of another version computed $minutes minutes ago are asked for: $isAsked',
    async ({ minutes, isAsked }) => {
      const { database } = audit.portal;
      await database.system((tx) =>
        tx.run(
          sql`update quality_state set method = 'another', computed_at = now() - ${minutes} * interval '1 minute'`,
        ),
      );
      const sent: string[] = [];
      const queue = { send: async (...[, name]: unknown[]) => void sent.push(String(name)) };
      await sweepNumbers({ database, queue });
      expect(sent).toEqual(['sweep-numbers', ...(isAsked ? ['refresh-quality'] : [])]);
      await audit.refresh();
      const state = await database.system((tx) =>
        tx.row(sql`select wanted = computed as done, method = 'another' as is_old from quality_state`),
      );
      expect(state).toEqual({ done: true, is_old: !isAsked });
    },
  );

  it.each([
    { minutes: 0.5, isAsked: false },
    { minutes: 2, isAsked: true },
    { minutes: 14, isAsked: true },
    { minutes: 17.5, isAsked: false },
    { minutes: 20.5, isAsked: true },
    { minutes: 61.5, isAsked: false },
    { minutes: null, isAsked: true },
  ])(
    'numbers that have been due for $minutes minutes without a job are asked for: $isAsked',
    async ({ minutes, isAsked }) => {
      const { database } = audit.portal;
      // Of rows that an early release left no one knows since when.
      const since = minutes === null ? sql`null` : sql`now() - ${minutes} * interval '1 minute'`;
      await database.system((tx) => tx.run(sql`update quality_state set wanted = computed + 1, wanted_at = ${since}`));
      const sent: string[] = [];
      const queue = { send: async (...[, name]: unknown[]) => void sent.push(String(name)) };
      await sweepNumbers({ database, queue });
      // The next sweep comes first, whatever becomes of this one.
      expect(sent).toEqual(['sweep-numbers', ...(isAsked ? ['refresh-quality'] : [])]);
    },
  );
});
