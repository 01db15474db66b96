/**
 * What operators see of all audits together, on PGlite and PostgreSQL: the numbers of each audit's
 * own report, and their sums.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InAudits, NETWORK_MEASURES, Network } from '#contract/operator/network.ts';
import { OpportunityReport, type ReportFigures } from '#contract/quality/opportunity-report.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import { type KnownAudit, openKnownAuditOn } from '../fixtures/known-audit.ts';

describe.each(databases)('the network on $kind', (on) => {
  let audit: KnownAudit;
  let report: OpportunityReport;
  const ask = async (path: string) => {
    const { status, body, text } = await audit.portal.call(
      'GET',
      `/operator/network${path}`,
      await audit.portal.token('operator@demo.test'),
    );
    expect(status, text).toBe(200);
    return body;
  };
  const network = async () => Network.parse(await ask(''));
  const inEach = async (measure: string) => InAudits.parse(await ask(`/${measure}?year_ending=2024`));

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('clean');
    await audit.refresh();
    report = OpportunityReport.parse((await audit.as('admin', 'GET', '/findings/report')).body);
  });
  afterAll(() => audit.close());

  /** The figures of the audit's own report, as the network has them. */
  const asReported = (measure: string) => {
    const found = report.measures.find(({ id }) => id === measure);
    if (!found) throw new Error('The report has every measure');
    const figure = (trait: string, value: string, of: ReportFigures) =>
      of.hidden
        ? { trait, value, hidden: true }
        : { trait, value, hidden: false, size: of.size, attained: of.attained, rate: of.rate, interval: of.interval };
    return [figure('all', 'all', found.all), ...found.groups.map((one) => figure(one.trait, one.value, one))];
  };

  it('has the audits of a class, with their files and what was matched', async () => {
    const { years, year_ending, audits } = await network();
    expect({ years, year_ending }).toEqual({ years: expect.arrayContaining([2024]), year_ending: years[0] });
    const of2024 = Network.parse(await ask('?year_ending=2024'));
    const known = of2024.audits.find(({ district }) => district === 'Known');
    expect(known).toMatchObject({
      files: { waiting: 0, processed: expect.any(Number), with_errors: 0, malformed: 0 },
      courses: { found: expect.any(Number), all: expect.any(Number) },
      computed_at: expect.any(String),
    });
    expect(of2024.audits.find(({ district }) => district === 'Elsewhere')).toMatchObject({
      courses: null,
      computed_at: null,
      last_upload: null,
    });
    expect(audits.every(({ district }) => district.length > 0)).toBe(true);
    expect(Network.parse(await ask('?year_ending=2050'))).toMatchObject({ audits: [], year_ending: 2050 });
  });

  it.each(NETWORK_MEASURES)('says of each audit what its own report says: %s', async (measure) => {
    const { reason } = report.measures.find(({ id }) => id === measure) ?? {};
    expect(await inEach(measure)).toEqual([
      { id: audit.auditId, district: 'Known', reason, figures: reason === null ? asReported(measure) : [] },
    ]);
  });

  it('adds up what several audits show, and tells no sum of too few', async () => {
    const before = (await network()).measures;
    await makeTwin();
    const after = (await network()).measures;
    expect(after.map(({ computed }) => computed)).toEqual(before.map(({ computed }) => computed + 1));
    for (const [at, { id, ready, figures }] of after.entries()) {
      if (before[at]?.ready === 0) continue;
      expect(ready).toBe(2);
      const own = asReported(id);
      for (const [place, figure] of figures.entries()) {
        const one = own[place];
        if (one === undefined || !('size' in one)) continue;
        expect(figure, `${id} ${figure.trait} ${figure.value}`).toMatchObject({
          hidden: false,
          size: 2 * (one.size ?? 0),
          attained: 2 * (one.attained ?? 0),
          rate: one.rate,
          audits: one.size ? 2 : 0,
          left_out: 0,
        });
      }
      // What both hide is twice the same small number.
      for (const figure of figures)
        if (!figure.hidden && figure.size > 0) expect(figure.size).toBeGreaterThanOrEqual(10);
    }
  });

  /** Gives the other audit the same numbers. */
  async function makeTwin(): Promise<void> {
    const { database, store } = audit.portal;
    const twin = await database.system((tx) =>
      tx.row<{ id: string; version: number }>(sql`
        select a.id, q.computed as version from audit a join district d on d.id = a.district_id, quality_state q
        where d.name = 'Elsewhere' and q.audit_id = ${audit.auditId}`),
    );
    if (!twin) throw new Error('There are two audits');
    for (const [table, columns] of [
      ['quality_state', 'wanted, computed, computed_at, method'],
      ['quality_version', 'version, computed_at, files, changed'],
      ['panel', 'panel, scope_key, version, result, sources, changes'],
    ])
      await database.system((tx) =>
        tx.run(sql`insert into ${sql.raw(table ?? '')} (audit_id, ${sql.raw(columns ?? '')})
          select ${twin.id}, ${sql.raw(columns ?? '')} from ${sql.raw(table ?? '')} where audit_id = ${audit.auditId}
          on conflict do nothing`),
      );
    const folder = mkdtempSync(join(tmpdir(), 'network-'));
    const { version } = twin;
    const from = await store.local(ledgerKey({ name: 'opportunity', auditId: audit.auditId, version }), folder);
    copyFileSync(from, join(folder, 'copy.parquet'));
    await store.publish(join(folder, 'copy.parquet'), ledgerKey({ name: 'opportunity', auditId: twin.id, version }));
    rmSync(folder, { recursive: true });
  }
});
