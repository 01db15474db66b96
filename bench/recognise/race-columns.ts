import type { Random } from '../../demo/district/random.ts';
import type { MadeColumn } from './made-file.ts';

const RACE_FLAGS = [
  ['race_white', 'White', 'White'],
  ['race_black', 'Black or African American', 'BlackOrAfricanAmerican'],
  ['race_asian', 'Asian', 'Asian'],
  ['race_american_indian', 'American Indian or Alaska Native', 'AmericanIndianOrAlaskaNative'],
  ['race_pacific_islander', 'Native Hawaiian or Other Pacific Islander', 'NativeHawaiianOrOtherPacificIslander'],
  ['hispanic', 'Hispanic/Latino', 'HispanicOrLatinoEthnicity'],
] as const;

/** Flags beside a code: they prove its legend. */
export const raceFlagColumns = (races: readonly string[]): MadeColumn[] =>
  RACE_FLAGS.map(([name, race, header]) => ({
    header,
    cells: races.map((cell) =>
      cell === race || (cell === 'Two or more' && (name === 'race_white' || name === 'race_asian')) ? 'Y' : 'N',
    ),
    means: [name],
  }));

const QUESTIONS = [
  [['Ethnicity', 'Ethnicity Description'], 'Hispanic or Latino', 'Not Hispanic or Latino'],
  [['Ethnicity', 'Ethnicity Code'], '1-Hispanic', '2-Not Hispanic'],
  [['Ethnic Flag', 'Ethnicity Flag', 'Fed Hispanic', 'Hispanic Flag'], 'Y', 'N'],
  [['Hispanic', 'Hispanic/Latino Ethnicity'], 'Yes', 'No'],
] as const;
const RACE_WORDS = ['White', 'Black or African American', 'American Indian or Alaska Native'] as const;

/** Two questions instead of one: who is Hispanic, and a race for everyone. */
export function twoQuestions(races: readonly string[], random: Random): MadeColumn[] {
  const [headers, yes, no] = random.pick(QUESTIONS);
  const isHispanic = (race: string) => race === 'Hispanic/Latino';
  return [
    { header: random.pick(headers), cells: races.map((race) => (isHispanic(race) ? yes : no)), means: ['hispanic'] },
    {
      header: random.pick(['Race', 'Race Description', 'Federal Race']),
      cells: races.map((race) => (isHispanic(race) ? random.pick(RACE_WORDS) : race)),
      means: ['race_ethnicity', 'race'],
    },
  ];
}
