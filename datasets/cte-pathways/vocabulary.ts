import type { Vocabulary } from '#datasets/kit/dataset.ts';
import type { Synonyms } from '#datasets/kit/synonyms.ts';

const cluster = (value: string, synonyms: Synonyms = []) => ({ value, label: value, synonyms });

/** The 16 national career clusters, with California's industry sectors where they are the same thing. */
export const CAREER_CLUSTERS: Vocabulary = {
  name: 'career cluster',
  values: [
    cluster('Agriculture, Food and Natural Resources', [
      { General: ['Agriculture', 'Ag'], CALPADS: ['Agriculture and Natural Resources'] },
    ]),
    cluster('Architecture and Construction', [
      { General: ['Construction'], CALPADS: ['Building and Construction Trades'] },
    ]),
    cluster('Arts, A/V Technology and Communications', [
      { General: ['Arts and Communications'], CALPADS: ['Arts, Media, and Entertainment'] },
    ]),
    cluster('Business Management and Administration', [{ General: ['Business'], CALPADS: ['Business and Finance'] }]),
    cluster('Education and Training', [
      { General: ['Education'], CALPADS: ['Education, Child Development, and Family Services'] },
    ]),
    cluster('Finance'),
    cluster('Government and Public Administration', [{ General: ['Government'] }]),
    cluster('Health Science', [
      { General: ['Health', 'Health Sciences'], CALPADS: ['Health Science and Medical Technology'] },
    ]),
    cluster('Hospitality and Tourism', [
      { General: ['Hospitality'], CALPADS: ['Hospitality, Tourism, and Recreation'] },
    ]),
    cluster('Human Services', [{ CALPADS: ['Fashion and Interior Design'] }]),
    cluster('Information Technology', [{ General: ['IT'], CALPADS: ['Information and Communication Technologies'] }]),
    cluster('Law, Public Safety, Corrections and Security', [
      { General: ['Law and Public Safety'], CALPADS: ['Public Services'] },
    ]),
    cluster('Manufacturing', [{ CALPADS: ['Manufacturing and Product Development'] }]),
    cluster('Marketing', [{ CALPADS: ['Marketing, Sales and Service', 'Marketing, Sales, and Services'] }]),
    cluster('STEM', [
      {
        General: ['Science, Technology, Engineering and Mathematics', 'Engineering'],
        CALPADS: ['Engineering and Architecture'],
      },
    ]),
    cluster('Transportation, Distribution and Logistics', [
      { General: ['Transportation'], CALPADS: ['Energy, Environment, and Utilities'] },
    ]),
    cluster('Other'),
  ],
};

export const COURSE_SEQUENCE: Vocabulary = {
  name: 'level in sequence',
  values: [
    {
      value: 'introductory',
      label: 'introductory',
      synonyms: [
        {
          General: [
            'Intro',
            'Introduction',
            'I',
            '1',
            'Level 1',
            'Exploratory',
            'Explorer',
            'Foundational',
            'Foundation',
            'Entry',
            'Participant',
            '1st',
            'First',
            'Course 1',
            'L1',
            'Beginning',
            'Beginner',
          ],
          Spanish: ['Introductorio', 'Introductoria', 'Introducción'],
        },
      ],
      pattern: '^1 (of|/) [2-9]$',
    },
    {
      value: 'concentrator',
      label: 'concentrator',
      synonyms: [
        {
          General: [
            'Concentration',
            'C',
            '2',
            'Conc',
            'Level 2',
            'Intermediate',
            '2nd',
            'Second',
            'Course 2',
            'II',
            'L2',
          ],
          Spanish: ['Concentrador', 'Concentradora', 'Concentración', 'Intermedio'],
        },
      ],
      pattern: '^(2 (of|/) [3-9]|3 (of|/) [4-9]|4 (of|/) [5-9])$',
    },
    {
      value: 'capstone',
      label: 'capstone / completer',
      synonyms: [
        {
          General: [
            'Completer',
            'Completion',
            'Advanced',
            '3',
            'Level 3',
            '4',
            'Level 4',
            'Cap',
            'III',
            'IV',
            'L3',
            'L4',
            'Third',
            'Fourth',
            '3rd',
            'Course 3',
            '4th',
            'Course 4',
          ],
          Spanish: ['Culminante', 'Culminación', 'Completador'],
        },
      ],
      pattern: '^(2 (of|/) 2|3 (of|/) 3|4 (of|/) 4|5 (of|/) 5)$',
    },
  ],
};
