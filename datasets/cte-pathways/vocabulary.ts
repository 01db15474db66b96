import type { Vocabulary } from '#datasets/kit/dataset.ts';

const cluster = (value: string, synonyms: readonly string[] = []) => ({ value, label: value, synonyms });

/** The 16 national career clusters, with California's industry sectors where they are the same thing. */
export const CAREER_CLUSTERS: Vocabulary = {
  name: 'career cluster',
  values: [
    cluster('Agriculture, Food and Natural Resources', ['Agriculture and Natural Resources', 'Agriculture', 'Ag']),
    cluster('Architecture and Construction', ['Building and Construction Trades', 'Construction']),
    cluster('Arts, A/V Technology and Communications', ['Arts, Media, and Entertainment', 'Arts and Communications']),
    cluster('Business Management and Administration', ['Business and Finance', 'Business']),
    cluster('Education and Training', ['Education, Child Development, and Family Services', 'Education']),
    cluster('Finance'),
    cluster('Government and Public Administration', ['Government']),
    cluster('Health Science', ['Health Science and Medical Technology', 'Health', 'Health Sciences']),
    cluster('Hospitality and Tourism', ['Hospitality, Tourism, and Recreation', 'Hospitality']),
    cluster('Human Services', ['Fashion and Interior Design']),
    cluster('Information Technology', ['Information and Communication Technologies', 'IT']),
    cluster('Law, Public Safety, Corrections and Security', ['Public Services', 'Law and Public Safety']),
    cluster('Manufacturing', ['Manufacturing and Product Development']),
    cluster('Marketing', ['Marketing, Sales and Service', 'Marketing, Sales, and Services']),
    cluster('STEM', [
      'Science, Technology, Engineering and Mathematics',
      'Engineering and Architecture',
      'Engineering',
    ]),
    cluster('Transportation, Distribution and Logistics', ['Transportation', 'Energy, Environment, and Utilities']),
    cluster('Other'),
  ],
};

export const COURSE_SEQUENCE: Vocabulary = {
  name: 'level in sequence',
  values: [
    {
      value: 'introductory',
      label: 'introductory',
      synonyms: ['Intro', 'Introduction', 'I', '1', 'Level 1', 'Exploratory', 'Participant'],
      pattern: '^1 (of|/) [2-9]$',
    },
    {
      value: 'concentrator',
      label: 'concentrator',
      synonyms: ['Concentration', 'C', '2', 'Level 2', 'Intermediate'],
      pattern: '^(2 (of|/) [3-9]|3 (of|/) [4-9]|4 (of|/) [5-9])$',
    },
    {
      value: 'capstone',
      label: 'capstone / completer',
      synonyms: ['Completer', 'Completion', 'Advanced', '3', 'Level 3', '4', 'Level 4'],
      pattern: '^(2 (of|/) 2|3 (of|/) 3|4 (of|/) 4|5 (of|/) 5)$',
    },
  ],
};
