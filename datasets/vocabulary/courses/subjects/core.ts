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
    },
  ],
  pattern: patternOf({
    has: [
      'english',
      'language arts',
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
      General: ['SS', 'SOC', 'History', 'Social Science', 'Social Sciences', 'Social Studies/History'],
      'Ed-Fi': ['Social Sciences and History'],
    },
  ],
  pattern: patternOf({
    has: [
      'social studies',
      'social science(s)',
      'history',
      'hst',
      'geography',
      'civics',
      'government',
      "gov't",
      'govt',
      'political science',
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
};

export const MATHEMATICS: Subject = {
  value: 'Mathematics',
  label: 'Mathematics',
  sced: ['02'],
  apExams: ['65', '66', '68', '90'],
  ibGroups: ['5'],
  synonyms: [{ General: ['Math', 'Maths', 'MA', 'MTH'] }],
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
    ],
  }),
};

export const SCIENCE: Subject = {
  value: 'Science',
  label: 'Science',
  sced: ['03'],
  apExams: ['20', '25', '40', '78', '80', '82', '83', '84'],
  ibGroups: ['4', '3 and 4'],
  synonyms: [{ General: ['Sciences', 'SC', 'SCI', 'Natural Science'], 'Ed-Fi': ['Life and Physical Sciences'] }],
  pattern: patternOf({
    has: [
      'science',
      'sciences',
      'sci',
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
};
