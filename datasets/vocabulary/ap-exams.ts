import { valueKey } from '#datasets/kit/normalise.ts';
import { lookup } from '#datasets/kit/sql/lookup.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { apExamSpellings } from './ap-exam-names.ts';

/** AP exams by code (College Board). 22 and 23 are Seminar and Research. */
export const AP_EXAMS: Readonly<Record<string, string>> = {
  '07': 'United States History',
  '10': 'African American Studies',
  '13': 'Art History',
  '14': 'Drawing',
  '15': '2-D Art and Design',
  '16': '3-D Art and Design',
  '20': 'Biology',
  '22': 'Seminar',
  '23': 'Research',
  '25': 'Chemistry',
  '28': 'Chinese Language and Culture',
  '31': 'Computer Science A',
  '32': 'Computer Science Principles',
  '33': 'Computer Science AB',
  '34': 'Microeconomics',
  '35': 'Macroeconomics',
  '36': 'English Language and Composition',
  '37': 'English Literature and Composition',
  '40': 'Environmental Science',
  '43': 'European History',
  '48': 'French Language and Culture',
  '51': 'French Literature',
  '53': 'Human Geography',
  '55': 'German Language and Culture',
  '57': 'United States Government and Politics',
  '58': 'Comparative Government and Politics',
  '59': 'International English Language',
  '60': 'Latin',
  '61': 'Latin Literature',
  '62': 'Italian Language and Culture',
  '64': 'Japanese Language and Culture',
  '65': 'Precalculus',
  '66': 'Calculus AB',
  '68': 'Calculus BC',
  '70': 'Networking',
  '71': 'Cybersecurity',
  '75': 'Music Theory',
  '78': 'Physics B',
  '80': 'Physics C: Mechanics',
  '82': 'Physics C: Electricity and Magnetism',
  '83': 'Physics 1',
  '84': 'Physics 2',
  '85': 'Psychology',
  '87': 'Spanish Language and Culture',
  '89': 'Spanish Literature and Culture',
  '90': 'Statistics',
  '93': 'World History: Modern',
};

/** Calculus AB sub-score and the two of Music Theory: no exams of their own (docs/domain/vocabularies.md#subject-areas). */
export const AP_SUB_SCORES = ['69', '76', '77'] as const;

/** The AP exam code of a name, 'AP' before it or 'exam' behind it or not; NULL for a name that is no AP exam. */
export function apCodeOfName(name: string): string {
  const key = `regexp_replace(regexp_replace(${valueKeySql(name)}, '^(ap|advancedplacement)', ''), '(exam|test)$', '')`;
  return lookup(
    key,
    Object.entries(AP_EXAMS).map(([code, exam]) => [[...new Set([valueKey(exam), ...apExamSpellings(code)])], code]),
  );
}
