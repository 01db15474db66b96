import type { DatasetDescription } from '#contract/open.ts';

type Rule = DatasetDescription['rules'][number];

/** A rule as a reader of the guide meets it: not about one cell yet. */
export interface GuideRule extends Rule {
  /** Unique within a file: general rules such as an empty cell apply to many columns under one code. */
  key: string;
  /** Label of the column it checks; null for a rule about rows. */
  label: string | null;
}

/** Fills the places a finding would fill: the header with the column's label, the value seen with dots. */
const inGeneral = (sentence: string, label: string | null) =>
  sentence.replaceAll('{header}', label ?? '…').replaceAll(/\{\w+\}/g, '…');

export const rulesOf = ({ rules, columns }: DatasetDescription): GuideRule[] =>
  rules.map((rule) => {
    const label = columns.find(({ name }) => name === rule.column)?.label ?? null;
    return {
      ...rule,
      key: `${rule.code} ${rule.column}`,
      label,
      problem: inGeneral(rule.problem, label),
      allowed: inGeneral(rule.allowed, label),
      fix: inGeneral(rule.fix, label),
    };
  });
