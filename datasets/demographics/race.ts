/** One yes-no column per race, as OneRoster, ACT and College Board export them. */
export const RACE_FLAGS = [
  {
    name: 'race_american_indian',
    label: 'Race: American Indian or Alaska Native',
    value: 'american indian',
    synonyms: [
      {
        OneRoster: ['americanIndianOrAlaskaNative'],
        ACT: ['Ethn_AlaskaNat'],
        'College Board': ['RACE_ETH_INDIAN_ALASKAN'],
        General: [
          'American Indian',
          'American Indian/Alaska Native',
          'Amer Indian',
          'Am Indian',
          'AmInd',
          'Native American',
          'Alaska Native',
          'AI/AN',
          'Race American Indian',
          'Race Native American',
          'Race Indian',
        ],
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
        OneRoster: ['asian'],
        ACT: ['Ethn_Asian'],
        'College Board': ['RACE_ETH_ASIAN'],
        General: ['Race Asian', 'Is Asian'],
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
        OneRoster: ['blackOrAfricanAmerican'],
        ACT: ['Ethn_AfricAmer'],
        'College Board': ['RACE_ETH_AFRICANAMERICAN'],
        General: [
          'Black',
          'African American',
          'Black/African American',
          'Black or African Amer',
          'Afr Amer',
          'Race Black',
          'Race African American',
        ],
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
        OneRoster: ['nativeHawaiianOrOtherPacificIslander'],
        ACT: ['Ethn_PacIsland'],
        'College Board': ['RACE_ETH_HAWAIIAN_PI'],
        General: [
          'Pacific Islander',
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
          'Race Pacific Islander',
          'Race Hawaiian',
          'Race Pacific',
        ],
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
        OneRoster: ['white'],
        ACT: ['Ethn_White'],
        'College Board': ['RACE_ETH_WHITE'],
        General: ['Caucasian', 'Race White', 'Is White'],
        'Texas TSDS': ['White Code'],
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

/** Federal roll-up: Hispanic of any race first, then the one race, then two or more; NULL where nothing is known (docs/domain/vocabularies.md#race). */
export function raceValue(): string {
  const count = RACE_FLAGS.map(({ name }) => `CAST(coalesce(${name}, false) AS INTEGER)`).join(' + ');
  const one = RACE_FLAGS.map(({ name, value }) => `WHEN ${name} THEN '${value}'`).join(' ');
  return `CASE WHEN hispanic OR race_ethnicity = 'latinx' THEN 'latinx'
    WHEN race_ethnicity <> 'unknown' THEN race_ethnicity
    WHEN ${count} >= 2 THEN 'two or more'
    WHEN race <> 'unknown' THEN race
    ${one} END`;
}
