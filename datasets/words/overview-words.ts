import type { Decision, WhyNot, WhyRead } from '../kit/overview/decisions.ts';
import type { OverviewLine } from '../kit/overview/overview-line.ts';

/** The name of a column in the language of the reader, by its declared name. */
export type NameOfColumn = (column: string) => string;

/** The words of a kind of line, or reason, take that kind. */
type WordsFor<Kind extends { is: string }> = { [One in Kind as One['is']]: (one: One, nameOf: NameOfColumn) => string };

export type DecisionWords = WordsFor<Decision>;
export type OverviewWords = WordsFor<Exclude<OverviewLine, Decision>>;
export type ReasonWords = WordsFor<WhyRead>;
export type DoubtWords = WordsFor<WhyNot>;

/** The words for one of several kinds. */
export function sayKind<Kind extends { is: string }>(words: WordsFor<Kind>, one: Kind, nameOf: NameOfColumn): string {
  // The key of the table says which kind its words take, which types cannot follow through the union.
  const say = words[one.is as keyof WordsFor<Kind>] as (one: Kind, nameOf: NameOfColumn) => string;
  return say(one, nameOf);
}
