import type { Candidate } from '#contract/transcripts.ts';

/** Shares in percent of the school and of the selection; null without anybody to take a share of. */
export interface Comparison {
  name: string;
  percents: readonly [number | null, number | null];
}

type Trait = 'race' | 'gender';

const share = (group: readonly Candidate[], holds: (candidate: Candidate) => boolean): number | null =>
  group.length === 0 ? null : (100 * group.filter(holds).length) / group.length;

/** One row per value that occurs in the school, most frequent first. */
export function compareTrait(school: readonly Candidate[], chosen: readonly Candidate[], trait: Trait): Comparison[] {
  const values = [...new Set(school.map((candidate) => candidate[trait]))];
  return values
    .map((value): Comparison => {
      const holds = (candidate: Candidate) => candidate[trait] === value;
      return { name: value, percents: [share(school, holds), share(chosen, holds)] };
    })
    .sort((a, b) => (b.percents[0] ?? 0) - (a.percents[0] ?? 0));
}

/** Whether a program value of the specification's enumerations says yes; null: unknown. */
export function inProgram(value: string): boolean | null {
  if (value === 'with disabilities' || value === 'english language learner' || value === 'low-income') return true;
  if (value === 'without disabilities' || value === 'native / fluent' || value === 'above low-income') return false;
  return null;
}

const PROGRAMS = [
  { name: 'SWD', field: 'disability_status' },
  { name: 'EL', field: 'english_learner' },
  { name: 'LI', field: 'low_income' },
] as const;

/** Shares of those whose status is known, as on Data QC. */
export const comparePrograms = (school: readonly Candidate[], chosen: readonly Candidate[]): Comparison[] =>
  PROGRAMS.map(({ name, field }) => {
    const known = (group: readonly Candidate[]) => group.filter((candidate) => inProgram(candidate[field]) !== null);
    const holds = (candidate: Candidate) => inProgram(candidate[field]) === true;
    return { name, percents: [share(known(school), holds), share(known(chosen), holds)] };
  });
