import type { Dataset } from '../kit/dataset.ts';
import type { OverviewLine } from '../kit/overview/overview-line.ts';
import { DECISIONS_EN } from './en/decisions.ts';
import { OVERVIEW_EN } from './en/overview.ts';
import { DECISIONS_ES } from './es/decisions.ts';
import { OVERVIEW_ES } from './es/overview.ts';
import type { Language } from './language.ts';
import { type DecisionWords, type OverviewWords, sayKind } from './overview-words.ts';
import { sayColumn } from './sentences.ts';

const WORDS: Record<Language, DecisionWords & OverviewWords> = {
  en: { ...DECISIONS_EN, ...OVERVIEW_EN },
  es: { ...DECISIONS_ES, ...OVERVIEW_ES },
};

/** A line of the overview of a file in words. */
export const sayOverviewLine = (dataset: Dataset, line: OverviewLine, language: Language): string =>
  sayKind(WORDS[language], line, (column) => sayColumn(dataset, column, language));
