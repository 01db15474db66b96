import { FindingsSettings } from '#contract/quality/opportunity.ts';
import type { RuleLine } from '#contract/quality/rule-sets.ts';

/** As typed: what is not a number yet is not a reason to take it away. */
export interface LineDraft extends Omit<RuleLine, 'units'> {
  key: string;
  units: string;
}
export interface RuleSetDraft {
  id: string;
  name: string;
  lines: LineDraft[];
}
export interface FindingsDraft extends Pick<FindingsSettings, 'english_learner' | 'low_income' | 'compare_with'> {
  ap_cut: string;
  ib_cut: string;
  rule_sets: RuleSetDraft[];
}

const newKey = (): string => crypto.randomUUID().slice(0, 8);
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

const lineDraft = ({ units, ...line }: RuleLine, key = newKey()): LineDraft => ({ ...line, units: String(units), key });

export const draftOf = ({ ap_cut, ib_cut, rule_sets, ...rest }: FindingsSettings): FindingsDraft => ({
  english_learner: rest.english_learner,
  low_income: rest.low_income,
  compare_with: rest.compare_with,
  ap_cut: String(ap_cut),
  ib_cut: String(ib_cut),
  // The same settings make the same draft.
  rule_sets: rule_sets.map(({ lines, ...set }) => ({
    ...set,
    lines: lines.map((line, at) => lineDraft(line, `${set.id} ${at}`)),
  })),
});

/** Requirements to begin with. */
export const newRuleSet = (name: string, lines: readonly RuleLine[]): RuleSetDraft => ({
  id: `own_${newKey()}`,
  name,
  lines: (lines.length > 0 ? lines : [{ areas: [], units: 1, named: [] }]).map((line) => lineDraft(line)),
});
export const newLine = (): LineDraft => lineDraft({ areas: [], units: 1, named: [] });

const writtenLine = ({ key: _, units, ...line }: LineDraft) => ({ ...line, units: numberOf(units) });

const LINES = FindingsSettings.shape.rule_sets.unwrap().element.shape.lines;

/** The lines, or null as long as something in them cannot be. */
export const linesOf = ({ lines }: RuleSetDraft): RuleLine[] | null =>
  LINES.safeParse(lines.map(writtenLine)).data ?? null;

/** The settings, or null as long as something in them cannot be. */
export function settingsOf({ ap_cut, ib_cut, rule_sets, ...rest }: FindingsDraft): FindingsSettings | null {
  const sets = rule_sets.map(({ lines, ...set }) => ({ ...set, lines: lines.map(writtenLine) }));
  const settings = { ...rest, ap_cut: numberOf(ap_cut), ib_cut: numberOf(ib_cut), rule_sets: sets };
  return FindingsSettings.safeParse(settings).data ?? null;
}

export const isApCut = (text: string): boolean => FindingsSettings.shape.ap_cut.safeParse(numberOf(text)).success;
export const isIbCut = (text: string): boolean => FindingsSettings.shape.ib_cut.safeParse(numberOf(text)).success;
export const isUnits = (text: string): boolean => numberOf(text) >= 0 && numberOf(text) <= 60;
