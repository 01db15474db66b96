import type { Vocabulary } from '#datasets/kit/dataset.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const SUFFIXES = ['st', 'nd', 'rd'];
const CARDINALS: Readonly<Record<number, string>> = { 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve' };
const SPANISH: Readonly<Record<number, readonly string[]>> = {
  9: ['9no', '9no grado', 'noveno', 'noveno grado', 'grado 9'],
  10: ['10mo', '10mo grado', 'décimo', 'décimo grado', 'grado 10'],
  11: ['11mo', '11mo grado', 'undécimo', 'undécimo grado', 'grado 11'],
  12: ['12mo', '12mo grado', 'duodécimo', 'duodécimo grado', 'grado 12'],
};
const HIGH_SCHOOL: Readonly<Record<number, readonly string[]>> = {
  9: ['freshman', 'freshmen', 'FR', 'fresh', 'frosh'],
  10: ['sophomore', 'SO', 'soph'],
  11: ['junior', 'JR', 'jun'],
  12: ['senior', 'SR', 'sen'],
};

function numbered(grade: number) {
  const suffix = SUFFIXES[grade - 1] ?? 'th';
  const ordinal = ORDINALS[grade - 1] ?? '';
  const synonyms = [
    `0${grade}`,
    `${grade}${suffix}`,
    `0${grade}${suffix}`,
    `${grade}${suffix} grade`,
    `grade ${grade}`,
    `grade 0${grade}`,
    `gr ${grade}`,
    `gr 0${grade}`,
    `g${grade}`,
    `g0${grade}`,
    `grd ${grade}`,
    `gd ${grade}`,
    `grade ${grade}${suffix}`,
    // 'Senior (12)', '12 (Senior)', 'Grade 12 - Senior'
    ...(HIGH_SCHOOL[grade] ?? []).flatMap((word) => [
      `${word} ${grade}`,
      `${grade} ${word}`,
      `grade ${grade} ${word}`,
      `${grade}${suffix} grade ${word}`,
      `${word} grade ${grade}`,
      `${word} ${grade}${suffix} grade`,
    ]),
    `${grade}${suffix} gr`,
    `${grade}${suffix} graders`,
    ordinal,
    `${ordinal} grade`,
    ...(CARDINALS[grade] ? [CARDINALS[grade], `grade ${CARDINALS[grade]}`] : []),
  ];
  return {
    value: String(grade),
    label: String(grade).padStart(2, '0'),
    synonyms: [{ General: [...synonyms, ...(HIGH_SCHOOL[grade] ?? [])], Spanish: SPANISH[grade] ?? [] }],
    // 9.0 of a spreadsheet program, 0900 of states, and 090 to 120 of Colorado. Its 010 for grade 1 is left out: in
    // Pennsylvania that is grade 10.
    pattern: `^(0?${grade}\\.0+|${String(grade).padStart(2, '0')}${grade >= 9 ? '00?' : '00'})$`,
  };
}

/** The lake has numbers: K = 0, PK = -1, 13 and UG = 13. */
export const GRADE_LEVELS: Vocabulary = {
  name: 'grade level',
  values: [
    {
      value: 'PK',
      label: 'PK',
      synonyms: [
        {
          General: [
            'pre-k',
            'prekindergarten',
            'preschool',
            'EE',
            'TK',
            'transitional kindergarten',
            'PR',
            'P3',
            'P4',
            'PK3',
            'PK4',
            'pre-k 3',
            'pre-k 4',
            'IT',
          ],
          'Ed-Fi': ['Preschool/Prekindergarten', 'early education', 'infant/toddler'],
          PowerSchool: ['-1', '-2'],
        },
      ],
    },
    {
      value: 'K',
      label: 'K',
      synonyms: [{ General: ['KG', 'KF', 'KE', 'KH', '0', '00'], 'Ed-Fi': ['kindergarten'], CALPADS: ['KN'] }],
    },
    ...ORDINALS.map((_, index) => numbered(index + 1)),
    {
      value: '13',
      label: '13',
      // PS1 to PS4 are the years after high school in School Data Sync (CEDS: PS = Postsecondary), not preschool.
      synonyms: [
        {
          General: [
            'UG',
            'undergraduate',
            'graduate',
            'postgraduate',
            'post-graduate',
            'post-grad',
            'PG',
            'AE',
            'adult',
            'UNG',
            '13th',
            '13th grade',
          ],
          'Ed-Fi': ['ungraded', 'grade 13', 'postsecondary', 'adult education'],
          CALPADS: ['UE', 'US', 'AD'],
          'School Data Sync': ['PS', 'PS1', 'PS2', 'PS3', 'PS4'],
        },
      ],
    },
  ],
};
