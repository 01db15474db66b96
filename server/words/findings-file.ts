import type { FindingsSettings, NotReady } from '#contract/quality/opportunity.ts';
import type { Language } from '#datasets/words/language.ts';
import { FINDINGS_FILE_EN } from './en/findings-file.ts';
import { FINDINGS_FILE_ES } from './es/findings-file.ts';

/** What the columns of findings.csv and findings.xlsx are called and mean, by name. */
export type FieldWords = Readonly<
  Record<
    | 'measure'
    | 'question'
    | 'theme'
    | 'scope_id'
    | 'scope'
    | 'trait'
    | 'group'
    | 'group_name'
    | 'status'
    | 'asked'
    | 'attained'
    | 'rate'
    | 'interval_low'
    | 'interval_high'
    | 'possible_low'
    | 'possible_high'
    | 'others_rate'
    | 'difference'
    | 'ratio'
    | 'missing_students'
    | 'ready'
    | 'not_ready_reason'
    | 'version',
    readonly [title: string, description: string]
  >
>;

export interface SettingsWords {
  cuts: (ap: number, ib: number) => string;
  everLearner: string;
  everLowIncome: string;
  comparedWith: (trait: string, group: string) => string;
  own: (names: string) => string;
}

export interface FindingsFileWords {
  title: (district: string, yearEnding: number) => string;
  description: string;
  allSchools: string;
  /** Title of a measure or of a step of mathematics. */
  question: (id: string) => string;
  trait: (trait: string) => string;
  group: (trait: string, value: string) => string;
  fields: FieldWords;
  sheets: { rows: string; about: string };
  about: Record<'version' | 'computed' | 'settings' | 'files' | 'hash' | 'hidden' | 'caution' | 'never', string>;
  /** What the numbers were computed with, in sentences. */
  settings: SettingsWords;
  yes: string;
  no: string;
  reasons: Record<NotReady, string>;
}

/** What was set, a sentence each: the scores that count, and whatever is not as usual. */
export function settingsIn(
  { settings: words, trait: traitName, group }: FindingsFileWords,
  { ap_cut, ib_cut, english_learner, low_income, compare_with, rule_sets }: FindingsSettings,
): string[] {
  return [
    words.cuts(ap_cut, ib_cut),
    ...(english_learner === 'ever' ? [words.everLearner] : []),
    ...(low_income === 'ever' ? [words.everLowIncome] : []),
    ...Object.entries(compare_with).map(([trait, value]) => words.comparedWith(traitName(trait), group(trait, value))),
    ...(rule_sets.length > 0 ? [words.own(rule_sets.map(({ name }) => name).join(', '))] : []),
  ];
}

export const FINDINGS_FILE: Record<Language, FindingsFileWords> = { en: FINDINGS_FILE_EN, es: FINDINGS_FILE_ES };
