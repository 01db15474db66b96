import { findingsSettingsIn } from '#contract/quality/findings-settings.ts';
import {
  type FindingsSettings,
  type FindingsSettingsInForce,
  SMALLEST_GROUP,
  TRAIT_NAMES,
  TRAITS,
  type Trait,
} from '#contract/quality/opportunity.ts';
import type { RuleLine } from '#contract/quality/rule-sets.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { LedgerReader } from '../ledgers/stored/reader.ts';
import { selectAudit, selectSchools, selectState } from '../queries.ts';
import { EPSILON, shortfallOf } from './sql.ts';
import { TRAIT_VALUES } from './traits.ts';

export async function readSettings(tx: Transaction, auditId: string): Promise<FindingsSettingsInForce> {
  return findingsSettingsIn((await selectAudit(tx, auditId))?.settings);
}

/** Only its own key: other settings of the audit stay as they are. */
export async function saveSettings(
  tx: Transaction,
  auditId: string,
  settings: FindingsSettings,
): Promise<FindingsSettingsInForce> {
  const saved = { ...settings, since: new Date().toISOString() };
  await tx.run(sql`update audit set settings = settings || ${jsonb({ findings: saved })} where id = ${auditId}`);
  return saved;
}

interface MetRow {
  home: string | null;
  trait: Trait | 'all';
  value: string;
  size: number;
  met: number;
  one: number;
  short: number[];
}

const GROUPS = TRAIT_NAMES.map((trait) => `{'trait': ${literal(trait)}, 'value': ${TRAIT_VALUES[trait]}}`);

/** By school and group, from the ledger of the numbers that show: nothing is computed again. */
function metSql(lines: readonly RuleLine[]): string {
  const short = lines.map((line, at) => `(${shortfallOf(line)}) > ${EPSILON} AS line_${at}`);
  const count = lines.map((_, at) => `line_${at}::INTEGER`).join(' + ');
  return `
    SELECT CAST(home AS VARCHAR) AS home, one.trait AS trait, one.value AS value, count(*) AS size,
      count(*) FILTER (lacking = 0) AS met, count(*) FILTER (lacking = 1) AS one,
      [${lines.map((_, at) => `count(*) FILTER (line_${at})`).join(', ')}] AS short
    FROM (
      SELECT *, ${count} AS lacking, unnest([{'trait': 'all', 'value': ''}, ${GROUPS.join(', ')}]) AS one
      FROM (SELECT *, ${short.join(', ')} FROM opportunity))
    WHERE one.value IS NOT NULL GROUP BY ALL`;
}

/** How many would meet the requirements. Groups of fewer than 10 students are left out. */
export async function previewOf(tx: Transaction, ledgers: LedgerReader, auditId: string, lines: readonly RuleLine[]) {
  const version = (await selectState(tx, auditId))?.computed ?? 0;
  const rows = await ledgers.rows<MetRow>({ auditId, version, schools: 'all' }, 'opportunity.preview', metSql(lines));
  const sum = (some: readonly MetRow[]) => ({
    size: some.reduce((total, { size }) => total + size, 0),
    met: some.reduce((total, { met }) => total + met, 0),
  });
  const everybody = rows.filter(({ trait }) => trait === 'all');
  const groups = TRAIT_NAMES.flatMap((trait) =>
    TRAITS[trait].map((value) => ({
      trait,
      value,
      ...sum(rows.filter((row) => row.trait === trait && row.value === value)),
    })),
  );
  return {
    all: sum(everybody),
    one_line_short: everybody.reduce((total, { one }) => total + one, 0),
    short_of: lines.map((_, at) => everybody.reduce((total, { short }) => total + (short[at] ?? 0), 0)),
    schools: (await selectSchools(tx, auditId)).map(({ id, name }) => ({
      school: name,
      ...sum(everybody.filter(({ home }) => home === id)),
    })),
    groups: groups.filter(({ size }) => size >= SMALLEST_GROUP),
    version,
  };
}
