import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { CATEGORIES } from '#contract/transcripts/categories.ts';
import type { SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { KnownAudit } from '#server/quality/fixtures/known-audit.ts';
import { LIMITS } from '#server/transcripts/limits.ts';

/**
 * What one person does, all at the same moment as the others. `picks` choose candidates, now and then
 * more than the limits allow.
 */
interface Deed {
  kind: 'save' | 'finalize' | 'finalize newest' | 'unfinalize' | 'unfinalize newest';
  picks: number[];
}

const DEED: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom<Deed['kind']>('save', 'save', 'finalize', 'finalize newest', 'unfinalize', 'unfinalize newest'),
  picks: fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 10 }),
});

interface Change {
  version: number;
  is_finalized: boolean;
}

const PEOPLE = 20;

/**
 * Rounds in which 20 people save, finalize and withdraw the selection of one school at once. After each: no limit is
 * exceeded, each version has exactly one winner, and the audit log holds what they did and nothing else.
 * @throws what did not hold, with the round
 */
export async function playRaces(
  audit: KnownAudit,
  rounds: number,
  seed: number,
): Promise<{ won: number; lost: number }> {
  const people = await addPeople(audit);
  const played = fc.sample(fc.array(DEED, { minLength: PEOPLE, maxLength: PEOPLE }), { seed, numRuns: rounds });
  const score = { won: 0, lost: 0 };
  for (const [round, deeds] of played.entries()) {
    const before = await summaryOf(audit);
    const logged = (await logOf(audit)).length;
    const answers = await Promise.all(deeds.map((deed, at) => carryOut(audit, people[at] ?? '', deed, before)));
    const after = await summaryOf(audit);
    for (const { status } of answers) ok([200, 409, 422].includes(status), `round ${round}: answered ${status}`);
    const won = answers.flatMap(({ status, body }) => (status === 200 ? [body as Change] : []));
    assertOneWinner(won, before, after, round);
    assertLimits(after, round);
    deepStrictEqual(
      (await logOf(audit)).slice(logged),
      won
        .map(({ version, is_finalized }) => ({ version, is_finalized }))
        .toSorted((a, b) => a.version - b.version || Number(a.is_finalized) - Number(b.is_finalized)),
      `round ${round}: the audit log`,
    );
    score.won += won.length;
    score.lost += answers.length - won.length;
  }
  return score;
}

/** Versions follow one another without a gap, and none was given twice. */
function assertOneWinner(
  won: readonly Change[],
  before: SelectionSummary,
  after: SelectionSummary,
  round: number,
): void {
  const versions = won.map(({ version }) => version).toSorted((one, other) => one - other);
  deepStrictEqual(
    versions,
    versions.map((_, at) => before.version + 1 + at),
    `round ${round}: versions ${versions.join(', ')} after ${before.version}`,
  );
  equal(after.version, before.version + won.length, `round ${round}: the version that is stored`);
  const last = won.find(({ version }) => version === after.version);
  if (last) equal(after.is_finalized, last.is_finalized, `round ${round}: whether it is finalized`);
}

function assertLimits({ transcripts }: SelectionSummary, round: number): void {
  for (const category of CATEGORIES) {
    const chosen = transcripts.filter((candidate) => candidate.selected && candidate.category === category).length;
    ok(chosen <= LIMITS[category], `round ${round}: ${chosen} of ${category}`);
  }
}

const path = (audit: KnownAudit, rest: string): string => `/schools/${audit.schools[0]?.id}/transcripts/${rest}`;

async function summaryOf(audit: KnownAudit): Promise<SelectionSummary> {
  const { body } = await audit.as('admin', 'GET', path(audit, 'transcript-selection-summary'));
  return body as SelectionSummary; // its schema has parsed it on its way out
}

function carryOut(audit: KnownAudit, who: string, { kind, picks }: Deed, { transcripts, version }: SelectionSummary) {
  const rated = transcripts.filter(({ category }) => category !== null);
  // Steps of 7 through the list reach every category.
  const ids = [...new Set(picks.map((pick) => rated[(pick * 7) % rated.length]?.id ?? ''))];
  if (kind === 'save') return audit.as(who, 'PUT', path(audit, 'selection'), { ids, version });
  if (kind === 'finalize') return audit.as(who, 'POST', path(audit, 'finalize-selection'), { ids, version });
  if (kind === 'finalize newest') return audit.as(who, 'POST', path(audit, 'finalize-selection'), ids);
  const reason = 'A race.';
  return audit.as(who, 'POST', path(audit, 'unfinalize'), kind === 'unfinalize' ? { reason, version } : { reason });
}

/** Changes in the order of the log. */
const logOf = (audit: KnownAudit) =>
  audit.portal.database.system(async (tx) => {
    const rows = await tx.rows<{ details: Change }>(sql`
      select details from audit_event where event like 'selection.%' order by (details ->> 'version')::int, details ->> 'is_finalized'`);
    return rows.map(({ details: { version, is_finalized } }) => ({ version, is_finalized }));
  });

async function addPeople(audit: KnownAudit): Promise<string[]> {
  const names = Array.from({ length: PEOPLE }, (_, at) => `racer-${at}`);
  await audit.portal.database.system(async (tx) => {
    for (const name of names)
      await tx.run(sql`
        with added as (insert into person (email, name, address_proof) values (${`${name}@known.test`}, ${name}, 'demo') returning id)
        insert into membership (audit_id, person_id, roles, scope) select ${audit.auditId}, id, array['FACILITATOR'], 'district' from added`);
  });
  return names;
}
