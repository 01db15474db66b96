import { FAMILY_NAMES, type Family } from '#contract/quality/rule-sets.ts';

/**
 * Courses that count as one in a measure, by the first five characters of their SCED code (version 12, and
 * older codes that it keeps).
 */
export const FAMILIES = {
  algebra1: ['02052', '02054', '02062'],
  geometry: ['02072', '02063', '02073', '02074'],
  algebra2: ['02056', '02064', '02057', '02106'],
  precalculus: [
    ...['02110', '02103', '02104', '02105', '02107', '02108', '02109'],
    ...['02065', '02114', '02201', '02203', '02205', '02136', '02139'],
  ],
  calculus: ['02121', '02122', '02123', '02124', '02125', '02126', '02140', '02111'],
  biology: ['03051', '03052', '03056', '03057', '03062', '03066'],
  chemistry: ['03101', '03102', '03105', '03106', '03107'],
  physics: ['03151', '03152', '03153', '03156', '03157', '03161', '03163', '03164', '03165', '03166'],
  us_history: ['04101', '04102', '04103', '04104', '04111'],
  world_history: ['04051', '04052', '04053', '04054', '04067', '04063'],
} as const satisfies Record<Family, readonly string[]>;

/** Mathematics in the order in which it is taken: each step opens the next. */
export const LADDER = [
  'algebra1',
  'geometry',
  'algebra2',
  'precalculus',
  'calculus',
] as const satisfies readonly Family[];

/** The family and those above it on the ladder; a family that is not on it, alone. */
export function andLater(family: Family): readonly Family[] {
  const steps: readonly Family[] = LADDER;
  const at = steps.indexOf(family);
  return at < 0 ? [family] : steps.slice(at);
}

/** One bit a family, so that what a student took is one number. */
export const bitsOf = (families: readonly Family[]): number =>
  families.reduce((bits, family) => bits | (1 << FAMILY_NAMES.indexOf(family)), 0);

/** The families of the bits, in the order of FAMILY_NAMES. */
export const familiesIn = (bits: number): Family[] => FAMILY_NAMES.filter((_, at) => (bits & (1 << at)) !== 0);
