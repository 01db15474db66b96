import { patternOf } from '#datasets/kit/phrases.ts';
import type { Subject } from './subject.ts';

export const WORLD_LANGUAGES: Subject = {
  value: 'World Languages',
  label: 'World Languages',
  sced: ['24', '06'],
  apExams: ['28', '48', '51', '55', '60', '61', '62', '64', '87', '89'],
  ibGroups: ['2'],
  synonyms: [
    {
      General: [
        'World Language',
        'Foreign Language',
        'Foreign Languages',
        'Modern Languages',
        'WL',
        'FL',
        'LOTE',
        'Languages Other Than English',
        'Languages',
        'Classical Languages',
        'For Lang',
        'For Language',
        'For Languages',
      ],
      'Ed-Fi': ['Foreign Language and Literature'],
      SCED: ['World Language and Literature', 'World Languages and Literature'],
      Spanish: ['Idiomas', 'Idiomas Extranjeros', 'Lenguas Extranjeras', 'Idiomas del Mundo', 'Lenguas del Mundo'],
    },
  ],
  pattern: patternOf({
    has: [
      'world lang(uage)(s)',
      'foreign lang(uage)(s)',
      'modern lang(uage)(s)',
      'heritage lang(uage)(s)',
      'spanish',
      'french',
      'german',
      'italian',
      'latin',
      'chinese',
      'mandarin',
      'japanese',
      'korean',
      'arabic',
      'russian',
      'portuguese',
      'hebrew',
      'vietnamese',
      'american sign language',
      'asl',
    ],
  }),
};

export const ARTS: Subject = {
  value: 'Visual and Performing Arts',
  label: 'Visual and Performing Arts',
  sced: ['05'],
  apExams: ['13', '14', '15', '16', '75'],
  ibGroups: ['6'],
  synonyms: [
    {
      General: ['Arts', 'Art', 'VP', 'VPA', 'VAPA', 'Music', 'Theatre', 'Theater', 'Fine Arts', 'Performing Arts'],
      'Ed-Fi': ['Fine and Performing Arts'],
      Spanish: ['Bellas Artes', 'Artes Visuales', 'Artes Visuales y Escénicas', 'Artes Escénicas'],
    },
  ],
  pattern: patternOf({
    has: [
      'art(s)',
      'music',
      'band',
      'choir',
      'chorus',
      'orchestra',
      'theatre',
      'theater',
      'drama',
      'dance',
      'drawing',
      'painting',
      'ceramics',
      'photography',
      'sculpture',
      'guitar',
      'piano',
    ],
  }),
};

export const PHYSICAL_EDUCATION: Subject = {
  value: 'Physical and Health Education',
  label: 'Physical and Health Education',
  sced: ['08'],
  apExams: [],
  ibGroups: [],
  synonyms: [
    {
      General: ['PE', 'Health', 'Physical Education', 'P.E./Health', 'Health and PE', 'HPE', 'Gym', 'Wellness'],
      'Ed-Fi': ['Physical, Health, and Safety Education'],
      Spanish: ['Educación Física', 'Salud', 'Educación Física y Salud'],
    },
  ],
  pattern: patternOf({
    has: [
      'physical ed(ucation)',
      'phys(.) ed',
      'phy(.) ed',
      'pe',
      'health',
      'fitness',
      'weight training',
      'athletics',
      'driver',
    ],
  }),
};

export const RELIGION: Subject = {
  value: 'Religious Education',
  label: 'Religious Education',
  sced: ['07'],
  apExams: [],
  ibGroups: [],
  synonyms: [{ General: ['Religion', 'Theology'], 'Ed-Fi': ['Religious Education and Theology'] }],
  pattern: patternOf({ has: ['religion', 'religious', 'theology', 'scripture'] }),
};
