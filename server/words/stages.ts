import type { Language } from '#datasets/words/language.ts';
import type { Stage } from '#server/ingest/result.ts';
import { STAGES_EN } from './en/stages.ts';
import { STAGES_ES } from './es/stages.ts';

export type StageWords = Record<Stage, string>;

const WORDS: Record<Language, StageWords> = { en: STAGES_EN, es: STAGES_ES };

/** A run that an earlier version began has its English words. */
export const sayStage = (stage: string, language: Language): string =>
  Object.entries(WORDS[language]).find(([name]) => name === stage)?.[1] ?? stage;
