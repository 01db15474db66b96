import type { MeasureWords } from '#contract/quality/measure-words/measure-words.ts';
import { MEASURE_IDS, TRAIT_NAMES } from '#contract/quality/opportunity.ts';

/** Title of a measure, or of a step of mathematics: 'after_algebra1'. */
export const questionIn =
  ({ measures, after, steps }: MeasureWords) =>
  (id: string): string => {
    const measure = MEASURE_IDS.find((one) => one === id);
    if (measure !== undefined) return measures[measure].title;
    const step = id.replace(/^after_/, '');
    return after(steps[step] ?? step);
  };

export const traitIn =
  ({ traits }: MeasureWords) =>
  (trait: string): string => {
    const known = TRAIT_NAMES.find((one) => one === trait);
    return known === undefined ? trait : traits[known];
  };

/** Name of a group of a trait; of 'all' that of all students. */
export const groupIn =
  ({ groups, all }: MeasureWords) =>
  (trait: string, value: string): string => {
    const own = TRAIT_NAMES.find((one) => one === trait);
    const names: Readonly<Record<string, string>> = own === undefined ? {} : groups[own];
    return own === undefined ? all : (names[value] ?? value);
  };
