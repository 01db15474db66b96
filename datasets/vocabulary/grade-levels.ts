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
const HIGH_SCHOOL: Readonly<Record<number, string>> = { 9: 'freshman', 10: 'sophomore', 11: 'junior', 12: 'senior' };

function numbered(grade: number) {
  const suffix = SUFFIXES[grade - 1] ?? 'th';
  const ordinal = ORDINALS[grade - 1] ?? '';
  const name = HIGH_SCHOOL[grade];
  const synonyms = [
    `0${grade}`,
    `${grade}${suffix}`,
    `${grade}${suffix} grade`,
    `grade ${grade}`,
    `grade 0${grade}`,
    `gr ${grade}`,
    `gr 0${grade}`,
    `g${grade}`,
    `g0${grade}`,
    `${grade}${suffix} gr`,
    `${grade}${suffix} graders`,
    ordinal,
    `${ordinal} grade`,
    ...(CARDINALS[grade] ? [CARDINALS[grade], `grade ${CARDINALS[grade]}`] : []),
  ];
  return {
    value: String(grade),
    label: String(grade).padStart(2, '0'),
    synonyms: name ? [...synonyms, name] : synonyms,
    pattern: `^0?${grade}\\.0+$`,
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
        'pre-k',
        'prekindergarten',
        'preschool',
        'Preschool/Prekindergarten',
        'EE',
        'early education',
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
        'infant/toddler',
      ],
    },
    { value: 'K', label: 'K', synonyms: ['KG', 'KF', 'KE', 'KH', 'kindergarten', '0', '00'] },
    ...ORDINALS.map((_, index) => numbered(index + 1)),
    {
      value: '13',
      label: '13',
      // PS1 to PS4 are the years after high school in School Data Sync (CEDS: PS = Postsecondary), not preschool.
      synonyms: [
        'UG',
        'ungraded',
        'grade 13',
        'postsecondary',
        'PS',
        'PS1',
        'PS2',
        'PS3',
        'PS4',
        'undergraduate',
        'graduate',
        'postgraduate',
        'PG',
        'AE',
        'adult education',
      ],
    },
  ],
};
