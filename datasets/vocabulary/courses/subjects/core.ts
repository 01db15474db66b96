import { patternOf } from '#datasets/kit/phrases.ts';
import type { Subject } from './subject.ts';

export const ENGLISH: Subject = {
  value: 'English Language Arts',
  label: 'English Language Arts',
  sced: ['01'],
  apExams: ['36', '37', '59'],
  ibGroups: ['1'],
  synonyms: [
    {
      General: ['ELA', 'EN', 'ENG', 'ENGL', 'Language Arts', 'ESL', 'ELD'],
      'Ed-Fi': ['English', 'Reading', 'Writing'],
      SCED: ['English Language and Literature'],
      Spanish: ['Inglés'],
    },
  ],
  pattern: patternOf({
    has: [
      'english',
      'lang(uage)(.) arts',
      'comm(.) arts',
      'communication(s) arts',
      'ela',
      'literature',
      'lit',
      'composition',
      'lng',
      'cmp',
      'reading',
      'writing',
      'esl',
      'eld',
      'creative writing',
      'journalism',
      'rhetoric',
    ],
  }),
};

export const SOCIAL_STUDIES: Subject = {
  value: 'Social Studies',
  label: 'Social Studies',
  sced: ['04'],
  apExams: ['07', '10', '34', '35', '43', '53', '57', '58', '85', '93'],
  ibGroups: ['3'],
  synonyms: [
    {
      General: [
        'SS',
        'SOC',
        'Hist',
        'Econ',
        'Psych',
        'History',
        'Social Science',
        'Social Sciences',
        'Social Studies/History',
      ],
      'Ed-Fi': ['Social Sciences and History'],
      Spanish: ['Estudios Sociales', 'Historia'],
    },
  ],
  pattern: patternOf({
    has: [
      'soc(ial)(.) stud(ies)',
      'soc(ial)(.) st(.)',
      'social science(s)',
      'soc(.) sci',
      'history',
      'hst',
      'geography',
      'civics',
      'government',
      "gov't",
      'govt',
      'political science',
      'poli sci',
      'economics',
      'macroeconomics',
      'microeconomics',
      'psychology',
      'sociology',
      'philosophy',
      'ethnic studies',
      'african american studies',
    ],
  }),
  unless: patternOf({ has: ['home economics'] }),
};

export const MATHEMATICS: Subject = {
  value: 'Mathematics',
  label: 'Mathematics',
  sced: ['02'],
  apExams: ['65', '66', '68', '90'],
  ibGroups: ['5'],
  synonyms: [{ General: ['Math', 'Maths', 'MA', 'MAT', 'MTH'], Spanish: ['Matemáticas', 'Matemática'] }],
  pattern: patternOf({
    has: [
      'math',
      'maths',
      'mathematics',
      'mathematical',
      'algebra',
      'alg',
      'geometry',
      'geom',
      'calculus',
      'precalculus',
      'calc',
      'trigonometry',
      'statistics',
      'stats',
      'probability',
      'quantitative reasoning',
    ],
  }),
};

/**
 * Sciences that are the school subject. There are many others, from consumer to library science, and an
 * unknown one is asked about.
 */
const OF_NATURE = [
  'life',
  'phys(ical)',
  'earth',
  'space',
  'env(ironmental)',
  'gen(eral)',
  'int(egrated)',
  'integ',
  'nat(ural)',
  'app(lied)',
  'forensic',
  'marine',
  'aquatic',
  'ocean',
  'atmospheric',
  'planetary',
  'climate',
  'geological',
  'bio(logical)',
  'biomedical',
  'chem(ical)',
  'material(s)',
  'coordinated',
  'lab(oratory)',
];

/** Words that say for whom, how hard or which of several, and not which science. */
const OF_ANY_SCIENCE = [
  ...['and', '&', 'of', 'in', 'to', 'the', 'for', 'with', 'math', 'stem', 'other', 'elective', 'additional'],
  ...['ap', 'ib', 'hon(ors)', 'h', 'adv(anced)', 'acc(elerated)', 'academic', 'college', 'prep', 'dual', 'enriched'],
  ...['basic', 'intro(ductory)', 'conceptual', 'fundamental', 'essential', 'core', 'exploratory', 'modified'],
  ...['upper', 'high', 'hs', 'middle', 'school', 'grade', 'freshman', 'sophomore', 'junior', 'senior', 'adapted'],
  ...['el(l)', 'eld', 'esl', 'sheltered', 'bilingual', 'resource', 'sped', 'dept', 'department'],
];

/**
 * 'Math/Science', '04 - Science', '9 Science'; behind a point or a hyphen it is the rest of a name: 'Lib.
 * Science', 'Library-Science'.
 */
const AFTER_SIGN = '([^a-z .-] ?|- )sci(ences?)?\\b';

export const SCIENCE: Subject = {
  value: 'Science',
  label: 'Science',
  sced: ['03'],
  apExams: ['20', '25', '40', '78', '80', '82', '83', '84'],
  ibGroups: ['4', '3 and 4'],
  synonyms: [
    {
      General: ['Sciences', 'SC', 'SCI', 'Natural Science'],
      'Ed-Fi': ['Life and Physical Sciences'],
      Spanish: ['Ciencias', 'Ciencia'],
    },
  ],
  pattern: [
    patternOf({
      startsWith: ['sci(ence)(s)'],
      has: [
        ...[...OF_NATURE, ...OF_ANY_SCIENCE].map((word) => `${word} sci(ence)(s)`),
        'biology',
        'bio',
        'chemistry',
        'chem',
        'physics',
        'anatomy',
        'physiology',
        'astronomy',
        'geology',
        'botany',
        'zoology',
        'environmental',
        'env',
        'ecology',
        'marine',
      ],
    }),
    AFTER_SIGN,
  ].join('|'),
};
