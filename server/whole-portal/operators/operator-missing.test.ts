/**
 * What operators see of an audit's missing files, and what the audit's own requirement tables say,
 * are read by two statements.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditRow } from '#contract/operator/audit-detail.ts';
import { Requirements } from '#contract/uploads/requirements.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import { SLUGS } from '#datasets/kit/file-type.ts';
import { openTwoSchools, type TwoSchools } from '../test-two-schools.ts';

let two: TwoSchools;
beforeAll(async () => {
  two = await openTwoSchools(null);
});
afterAll(() => two.close());

const COMPLETE: ReadonlySet<unknown> = new Set([true, 'not_offered']);

/** Schools with a cell that is not complete, by the tables of the audit. */
async function byTables() {
  const missing = [];
  for (const slug of SLUGS) {
    const { text } = await two.call('everywhere', 'GET', `/upload-requirements/${slug}`);
    const { schools } = Requirements.parse(JSON.parse(text));
    const lacking = Object.values(schools).filter((cells) =>
      (typeof cells === 'object' ? Object.values(cells) : [cells]).some((status) => !COMPLETE.has(status)),
    );
    if (lacking.length > 0) missing.push({ type: datasetOfSlug(slug).type, schools: lacking.length });
  }
  return missing;
}

async function byOperator() {
  const { portal, audit } = two;
  const { body } = await portal.call('GET', '/operator/audits', await portal.token('operator@demo.test'));
  const all = AuditRow.array().parse(body);
  return all.find(({ id }) => id === audit.id)?.missing;
}

it('is the same, with files that have errors, of one school, and with what is not offered', async () => {
  const before = await byTables();
  expect(await byOperator()).toEqual(before);
  // AP has errors at both schools, and nothing else was uploaded.
  expect(before).toContainEqual({ type: 'STUDENT_TEST_SCORES', schools: 2 });

  const mark = (school_ids: string[], columns: string[]) =>
    two.call('everywhere', 'POST', '/upload-requirements/cte-pathways/not-offered', { school_ids, columns });
  const years = ['2020-2021', '2021-2022', '2022-2023'];
  expect((await mark([two.here, two.there], years)).status).toBe(200);
  expect(await byOperator()).toEqual(await byTables());
});

it('is every category at every school of an audit without files, whatever its class', async () => {
  const { portal } = two;
  const operator = await portal.token('operator@demo.test');
  for (let number = 0; number < 3; number++)
    await portal.call('POST', '/operator/audits', operator, {
      district: { name: `Empty Unified ${number}` },
      year_ending: 2023 + number,
      schools: [{ name: 'North' }, { name: 'South' }],
    });
  const { body } = await portal.call('GET', '/operator/audits', operator);
  const empty = AuditRow.array()
    .parse(body)
    .filter(({ district }) => district.startsWith('Empty'));
  const each = SLUGS.map((slug) => ({ type: datasetOfSlug(slug).type, schools: 2 }));
  expect(empty.map(({ missing }) => missing)).toEqual([each, each, each]);
});
