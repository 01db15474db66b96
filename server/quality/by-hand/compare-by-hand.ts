import { FindingsSettings, TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import type { PanelName } from '#contract/quality/panels.ts';
import type { Lake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../compute.ts';
import { differences } from '../fixtures/differences.ts';
import { buildLedgers, type LedgerAudit } from '../ledgers/build.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';
import { countOpportunity } from '../opportunity/count.ts';
import { holdingOf } from '../opportunity/holding.ts';
import { opportunityOf } from '../opportunity/of-scope.ts';
import { scopesOf } from '../scopes.ts';
import { type ByHand, countByHand, stepOf } from './count-by-hand.ts';
import { findingsByHand, floatingByHand, type Standing } from './findings-by-hand.ts';
import { panelsByHand } from './panels/panels-by-hand.ts';

type Cells = Record<string, [asked: number, attained: number, uncertain: number, outside: number]>;
type Years = FindingsSettings['english_learner'];

/** Where the two counts of a district differ, panel by panel and measure by measure, in sentences. */
export async function disagreements(
  lake: Lake,
  audit: LedgerAudit,
  files: readonly CurrentFile[],
  years: Years = 'latest',
): Promise<string[]> {
  const mine = await countByHand(lake, audit, files);
  await buildLedgers(lake, audit, files);
  const panels = await computePanels(lake, audit, scopesOf(audit, []));
  const settings = FindingsSettings.parse({ english_learner: years, low_income: years });
  const counts = await countOpportunity(lake, settings);
  const answers = new Map(panels.map(({ panel, scope, answer }) => [`${panel} ${scope.key}`, answer]));
  const scopes = ['all', ...audit.schools.map(({ id }) => id)];
  const measured = measuredByHand(mine, audit);
  return scopes.flatMap((scope) => [
    ...ofPanels(panelsByHand(mine, audit, scope), (name) => answers.get(`${name} ${scope}`), scope),
    ...ofMeasures(mine, audit, measured, counts, scope, years),
  ]);
}

function ofPanels(
  wanted: Partial<Record<PanelName, unknown>>,
  answerOf: (name: string) => unknown,
  scope: string,
): string[] {
  return Object.entries(wanted).flatMap(([name, want]) => {
    const found = answerOf(name);
    // JSON on both sides: the shapes of the contract.
    return differences(plainJson(want), plainJson(found), `${name}`).map((one) => `${scope}: ${one}`);
  });
}

const plainJson = (value: unknown) => JSON.parse(JSON.stringify(value));

const LEFT_OUT = ['roster_in_all_four_years', 'transcript_in_all_four_years'];

/** The groups of a student, and all students. */
function groupsOf(mine: ByHand, id: string, years: Years): string[] {
  const known = mine.records.get(id) ?? {};
  const yes = (value: boolean | undefined, one: string, other: string) =>
    value === undefined ? '' : value ? one : other;
  const values: Record<Trait, string> = {
    gender: known.gender_value ?? '',
    race: known.race_value && known.race_value !== 'unknown' ? known.race_value : '',
    disability: yes(known.has_disability, 'with', 'without'),
    english_learner: yes(years === 'ever' ? known.everLearner : known.english_learner, 'learner', 'native'),
    low_income: yes(years === 'ever' ? known.everLowIncome : known.is_low_income, 'low', 'above'),
  };
  return ['all', ...TRAIT_NAMES.map((trait) => `${trait} ${values[trait]}`)];
}

function measuredByHand(mine: ByHand, audit: LedgerAudit) {
  const { ofStudent, ibSchools } = findingsByHand(mine, audit);
  const students = mine.students.map((student) => {
    const step = stepOf(mine, student);
    const standings: Record<string, Standing> = step === 'cohort' ? ofStudent(student) : {};
    return { ...student, step, standings };
  });
  return { students, ibSchools };
}

function ofMeasures(
  mine: ByHand,
  audit: LedgerAudit,
  measured: ReturnType<typeof measuredByHand>,
  counts: Awaited<ReturnType<typeof countOpportunity>>,
  scope: string,
  years: Years,
): string[] {
  const { ibSchools } = measured;
  const students = measured.students.filter(({ home }) => scope === 'all' || home === scope);
  const holding = holdingOf({ files: [], lacks: [], allSchools: audit.schools.map(({ id }) => id) });
  const { measures } = opportunityOf(counts, { schools: scope === 'all' ? 'all' : [scope] }, holding);
  const floating = floatingByHand(mine, scope);
  return Object.entries(measures).flatMap(([id, stored]) => {
    const wanted: Cells = {};
    for (const { id: student, home, step, standings } of students) {
      if (id === 'ib_course' && !ibSchools.has(home)) continue;
      const of = standings[id];
      const isOutside = LEFT_OUT.includes(step) || of?.asked === null;
      if (!isOutside && of?.asked !== true) continue;
      const add = [
        of?.asked === true,
        of?.asked === true && of.attained,
        of?.asked === true && !of.attained && of.uncertain,
        isOutside,
      ].map(Number);
      for (const group of groupsOf(mine, student, years)) {
        const cell = wanted[group] ?? [0, 0, 0, 0];
        wanted[group] = cell.map((count, at) => count + (add[at] ?? 0)) as Cells[string];
      }
    }
    const found: Cells = { all: stored.all };
    for (const trait of TRAIT_NAMES)
      for (const [value, cell] of Object.entries(stored.groups[trait])) found[`${trait} ${value}`] = cell;
    const [expected, nobodys] = [floating[id] ?? 0, stored.floating];
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
    const cellOf = (cells: Cells, key: string) => String(cells[key] ?? [0, 0, 0, 0]);
    return [
      ...(nobodys === expected ? [] : [`${scope}: ${id}, IDs on no roster: expected ${expected}, counted ${nobodys}`]),
      ...keys
        .filter((key) => cellOf(wanted, key) !== cellOf(found, key))
        .map((key) => `${scope}: ${id} ${key}: expected ${cellOf(wanted, key)}, counted ${cellOf(found, key)}`),
    ];
  });
}
