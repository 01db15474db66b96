import type { MeasureId, Theme, TRAITS, Trait } from '../opportunity.ts';

/**
 * What a measure asks, in words: on screens and in files alike. A rate is lower or higher, never good or
 * bad, and nothing says why.
 */
export interface MeasureWords {
  themes: Readonly<Record<Theme, string>>;
  traits: Readonly<Record<Trait, string>>;
  groups: { readonly [Of in Trait]: Readonly<Record<(typeof TRAITS)[Of][number], string>> };
  all: string;
  measures: Readonly<Record<MeasureId, MeasureWord>>;
  /** Of mathematics, by family, and what is asked of students who passed one: 'After Algebra I'. */
  steps: Readonly<Record<string, string>>;
  after: (step: string) => string;
}

export interface MeasureWord {
  title: string;
  /** Who is asked, and when it is true of them. */
  asked: string;
  attained: string;
  /** After '12 more students would have'. */
  would: string;
}
