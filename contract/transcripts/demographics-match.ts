import { z } from 'zod';

/** The five demographic fields of a candidate. */
export const TRAITS = ['race', 'gender', 'disability_status', 'english_learner', 'low_income'] as const;
export type Trait = (typeof TRAITS)[number];
export type Traits = Readonly<Record<Trait, string>>;

/** How many students have each value of each field. */
export const Distribution = z.record(z.enum(TRAITS), z.record(z.string(), z.int()));
export type Distribution = z.infer<typeof Distribution>;

/** No value: left out of shares of the three programs, as on Data QC; a value of its own of race and gender. */
const UNKNOWN = 'unknown';
const countsUnknown = (trait: Trait): boolean => trait === 'race' || trait === 'gender';

export function distributionOf(students: readonly Traits[]): Distribution {
  const counted = TRAITS.map((trait) => {
    const counts = new Map<string, number>();
    for (const student of students) counts.set(student[trait], (counts.get(student[trait]) ?? 0) + 1);
    return [trait, Object.fromEntries(counts)];
  });
  return Object.fromEntries(counted) as Distribution; // one entry per field
}

/** Value -> its share of those who have one, 0 to 1. Nothing without anyone. */
export function sharesOf(distribution: Distribution, trait: Trait): Map<string, number> {
  const counted = Object.entries(distribution[trait]).filter(([value]) => countsUnknown(trait) || value !== UNKNOWN);
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  return new Map(counted.map(([value, count]) => [value, total === 0 ? 0 : count / total]));
}

/**
 * How far a selection is from its school, 0 (the same shares) to 1: the share of the selected who would have to be
 * someone else for one field to have the school's shares, as a mean over the five fields.
 */
export function distanceOf(school: Distribution, selection: Distribution): number {
  const parts = TRAITS.map((trait) => {
    const [ours, theirs] = [sharesOf(selection, trait), sharesOf(school, trait)];
    const values = new Set([...ours.keys(), ...theirs.keys()]);
    let difference = 0;
    for (const value of values) difference += Math.abs((ours.get(value) ?? 0) - (theirs.get(value) ?? 0));
    return difference / 2;
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** In words. Eight students cannot come closer than about a tenth to most schools. */
const CLOSENESS = ['very close', 'close', 'some way off', 'far'] as const;
export type Closeness = (typeof CLOSENESS)[number];

export function closenessOf(distance: number): Closeness {
  if (distance < 0.12) return 'very close';
  if (distance < 0.22) return 'close';
  return distance < 0.35 ? 'some way off' : 'far';
}
