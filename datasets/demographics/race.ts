/** Systems write each name of a race alone, and after the word 'Race' or 'Is': 'White', 'Race_White', 'Is White'. */
const named = (...names: readonly string[]) => names.flatMap((name) => [name, `Race ${name}`, `Is ${name}`]);

/** One yes-no column per race, as OneRoster, ACT and College Board export them. */
export const RACE_FLAGS = [
  {
    name: 'race_american_indian',
    label: 'Race: American Indian or Alaska Native',
    value: 'american indian',
    synonyms: [
      {
        OneRoster: named('americanIndianOrAlaskaNative'),
        ACT: ['Ethn_AlaskaNat'],
        'College Board': ['RACE_ETH_INDIAN_ALASKAN'],
        General: named(
          'American Indian',
          'American Indian/Alaska Native',
          'American Indian/Alaskan Native',
          'American Indian or Alaskan Native',
          'Amer Indian',
          'Am Indian',
          'AmInd',
          'Native American',
          'Alaska Native',
          'Alaskan Native',
          'AI/AN',
          'Native Am',
          'Amer Ind',
          'Amerindian',
          'Indian',
        ),
        Oregon: ['AmerIndianAlsknNtvRaceFg', 'American Indian/Alaska Native Race Flag'],
        'South Carolina': ['Race I'],
        'Texas TSDS': ['American Indian Alaska Native Code'],
      },
      { General: ['American Indian or Alaska Native Code'] },
    ],
  },
  {
    name: 'race_asian',
    label: 'Race: Asian',
    value: 'asian',
    synonyms: [
      {
        OneRoster: named('asian'),
        ACT: ['Ethn_Asian'],
        'College Board': ['RACE_ETH_ASIAN'],
        General: named('Asn'),
        Oregon: ['AsianRaceFg', 'Asian Race Flag'],
        'South Carolina': ['Race A'],
        'Texas TSDS': ['Asian Code'],
      },
    ],
  },
  {
    name: 'race_black',
    label: 'Race: Black or African American',
    value: 'black',
    synonyms: [
      {
        OneRoster: named('blackOrAfricanAmerican'),
        ACT: ['Ethn_AfricAmer'],
        'College Board': ['RACE_ETH_AFRICANAMERICAN'],
        General: named(
          'Black',
          'African American',
          'Black/African American',
          'Black or African Amer',
          'Afr Amer',
          'Black/AA',
          'Black/Af Am',
          'Black/African Am',
          'Black/Afr Amer',
          'Blk',
        ),
        Oregon: ['BlackRaceFg', 'Black/African American Race Flag'],
        'South Carolina': ['Race B'],
        'Texas TSDS': ['Black African American Code'],
      },
      { General: ['Black or African American Code'] },
    ],
  },
  {
    name: 'race_pacific_islander',
    label: 'Race: Native Hawaiian or Other Pacific Islander',
    value: 'pacific islander',
    synonyms: [
      {
        OneRoster: named('nativeHawaiianOrOtherPacificIslander'),
        ACT: ['Ethn_PacIsland'],
        'College Board': ['RACE_ETH_HAWAIIAN_PI'],
        General: named(
          'Pacific Islander',
          'Pacific',
          'Hawaiian/Pacific Islander',
          'Native Hawaiian',
          'Native Hawaiian/Pacific Islander',
          'Native Hawaiian/Other Pacific Islander',
          'Hawaiian',
          'Pac Isl',
          'Pac Islander',
          'NH/PI',
          'NHPI',
          'NHOPI',
          'Hawaiian/PI',
          'Native Hawaiian/PI',
          'Haw/Pac Isl',
          'Nat Hawaiian',
          'Nat Haw/Pac Isl',
          'Nat Hawaiian/Pac Islander',
          'Native Haw/Pac Isl',
          'Hawaiian Native',
          'Pac Isl/Hawaiian',
          'Pacific Islander/Hawaiian',
          'Native Hawaiian or Pacific Islander',
          'Pacific Isl',
        ),
        Oregon: ['PacIslndrRaceFg', 'Native Hawaiian/Pacific Islander Race Flag'],
        'South Carolina': ['Race P'],
        'Texas TSDS': ['Native Hawaiian Pacific Islander Code'],
      },
      { General: ['Native Hawaiian Other Pacific Islander Code'] },
    ],
  },
  {
    name: 'race_white',
    label: 'Race: White',
    value: 'white',
    synonyms: [
      {
        OneRoster: named('white'),
        ACT: ['Ethn_White'],
        'College Board': ['RACE_ETH_WHITE'],
        General: named('Caucasian', 'Wht'),
        Oregon: ['WhiteRaceFg', 'White Race Flag'],
        'South Carolina': ['Race W'],
        'Texas TSDS': ['White Code'],
      },
    ],
  },
  {
    name: 'race_two_or_more',
    label: 'Race: two or more',
    value: 'two or more',
    synonyms: [
      {
        OneRoster: ['demographicRaceTwoOrMoreRaces'],
        General: named('Two or More Races', 'Two or More', 'Multiracial', 'Multi', 'Multi-Racial', 'Multi-Race'),
      },
    ],
  },
  {
    name: 'race_other',
    label: 'Race: other',
    value: 'other',
    synonyms: [{ 'College Board': ['RACE_ETH_OTHER'], General: ['Other Race', 'Race Other', 'Some Other Race'] }],
  },
] as const;

const FLAGS_SET = RACE_FLAGS.map(({ name }) => `CAST(coalesce(${name}, false) AS INTEGER)`).join(' + ');

/**
 * Federal roll-up: Hispanic of any race first, then the one race, then two or more; NULL where nothing is known
 * (docs/domain/vocabularies.md#race). Flags say what a student is, one by one, and so come before a code or a word that
 * sums them up; 'two or more' is next to a single flag.
 */
export function raceValue(): string {
  return `CASE WHEN hispanic THEN 'latinx'
    WHEN race_ethnicity = 'latinx' AND (hispanic IS NULL OR ${FLAGS_SET} = 0) THEN 'latinx'
    WHEN ${FLAGS_SET} >= 2 OR (${FLAGS_SET} = 1 AND race_ethnicity = 'two or more') THEN 'two or more'
    ${ONE_FLAG}
    WHEN race_ethnicity <> 'unknown' THEN race_ethnicity
    WHEN race <> 'unknown' THEN race END`;
}

const ONE_FLAG = RACE_FLAGS.map(({ name, value }) => `WHEN ${name} THEN '${value}'`).join(' ');

/**
 * From this many Hispanic students on, whom a column calls no one, it is of the race alone: PowerSchool's
 * 'FedRace' beside 'FedEthnicity'.
 */
const FEWEST_HISPANIC = 5;
const IS_RACE_ALONE = `(SELECT count(*) FILTER (hispanic) >= ${FEWEST_HISPANIC} AND count(*) FILTER (race_ethnicity = 'latinx') = 0
  FROM typed WHERE is_chosen)`;

/** Condition: the flags of the row say something, and its one code or word something else. */
export const RACES_DISAGREE = `race_ethnicity <> 'unknown' AND race_ethnicity <>
  CASE WHEN hispanic THEN CASE WHEN NOT ${IS_RACE_ALONE} THEN 'latinx' END
    WHEN ${FLAGS_SET} >= 2 THEN 'two or more' ${ONE_FLAG} END`;
