import type { Vocabulary, VocabularyValue } from '#datasets/kit/dataset.ts';

/** A subject area with everything that leads to it (docs/domain/vocabularies.md#subject-areas). */
interface SubjectArea extends VocabularyValue {
  /** First two digits of SCED codes; 06 was World Languages until SCED v11. */
  sced: readonly string[];
  apExams: readonly string[];
  ibGroups: readonly string[];
}

const words = (alternatives: string) => `\\b(${alternatives})\\b`;

/** One vocabulary for catalogs, transcripts, AP and IB. The order is that of the patterns: 'computer science' before 'science'. */
export const SUBJECT_AREAS: readonly SubjectArea[] = [
  {
    value: 'Military Science',
    label: 'Military Science',
    sced: ['09'],
    apExams: [],
    ibGroups: [],
    synonyms: [{ General: ['JROTC', 'ROTC'] }],
    pattern: words('j?rotc|military|naval science|aerospace science'),
  },
  {
    value: 'Religious Education',
    label: 'Religious Education',
    sced: ['07'],
    apExams: [],
    ibGroups: [],
    synonyms: [{ General: ['Religion', 'Theology'], 'Ed-Fi': ['Religious Education and Theology'] }],
    pattern: words('religion|religious|theology|scripture'),
  },
  {
    value: 'Computer Science and IT',
    label: 'Computer Science and IT',
    sced: ['10'],
    apExams: ['31', '32', '33'],
    ibGroups: [],
    synonyms: [{ General: ['Computer Science', 'CS', 'IT', 'Information Technology', 'Computers', 'Technology'] }],
    pattern: words(
      'computer|computers|computing|programming|coding|cybersecurity|information technology|itgs|web design',
    ),
  },
  {
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
        ],
        'Ed-Fi': ['Foreign Language and Literature'],
      },
    ],
    pattern: words(
      '(world|foreign|modern|heritage) lang(uage)?s?|spanish|french|german|italian|latin|chinese|mandarin|japanese|korean|arabic|russian|portuguese|hebrew|vietnamese|american sign language|asl',
    ),
  },
  {
    value: 'English Language Arts',
    label: 'English Language Arts',
    sced: ['01'],
    apExams: ['36', '37', '59'],
    ibGroups: ['1'],
    synonyms: [
      {
        General: ['ELA', 'EN', 'ENG', 'ENGL', 'Language Arts', 'ESL', 'ELD'],
        'Ed-Fi': ['English', 'Reading', 'Writing'],
      },
    ],
    pattern: words(
      'english|language arts|ela|literature|lit|composition|lng|cmp|reading|writing|esl|eld|creative writing|journalism|rhetoric',
    ),
  },
  {
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
    pattern: words(
      "social (studies|sciences?)|history|hst|geography|civics|government|gov't|govt|political science|economics|macroeconomics|microeconomics|psychology|sociology|philosophy|ethnic studies|african american studies",
    ),
  },
  {
    value: 'Career and Technical Education',
    label: 'Career and Technical Education',
    sced: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21'],
    apExams: ['70', '71'],
    ibGroups: [],
    synonyms: [
      {
        General: [
          'CTE',
          'Business',
          'BT',
          'FCS',
          'Ag',
          'Agriculture',
          'Voc',
          'Vocational',
          'Career Tech',
          'Career Technical Education',
          'Family and Consumer Sciences',
          'ROP',
          'Industrial Arts',
          'Voc Ed',
          'FACS',
          'Trade and Industry',
          'Trade & Industry',
          'Practical Arts',
        ],
      },
    ],
    pattern: words(
      'cte|career|vocational|business|marketing|accounting|entrepreneurship|agriculture|agriscience|culinary|hospitality|health (science|care)|healthcare|nursing|engineering|robotics|welding|automotive|carpentry|construction|cosmetology|manufacturing|criminal justice|family and consumer',
    ),
  },
  {
    value: 'Mathematics',
    label: 'Mathematics',
    sced: ['02'],
    apExams: ['65', '66', '68', '90'],
    ibGroups: ['5'],
    synonyms: [{ General: ['Math', 'Maths', 'MA', 'MTH'] }],
    pattern: words(
      'math|maths|mathematics|mathematical|algebra|alg|geometry|geom|calculus|precalculus|calc|trigonometry|statistics|stats|probability',
    ),
  },
  {
    value: 'Science',
    label: 'Science',
    sced: ['03'],
    apExams: ['20', '25', '40', '78', '80', '82', '83', '84'],
    ibGroups: ['4', '3 and 4'],
    synonyms: [{ General: ['Sciences', 'SC', 'SCI', 'Natural Science'], 'Ed-Fi': ['Life and Physical Sciences'] }],
    pattern: words(
      'science|sciences|sci|biology|bio|chemistry|chem|physics|anatomy|physiology|astronomy|geology|botany|zoology|environmental|env|ecology|marine',
    ),
  },
  {
    value: 'Physical and Health Education',
    label: 'Physical and Health Education',
    sced: ['08'],
    apExams: [],
    ibGroups: [],
    synonyms: [
      {
        General: ['PE', 'Health', 'Physical Education', 'P.E./Health', 'Health and PE'],
        'Ed-Fi': ['Physical, Health, and Safety Education'],
      },
    ],
    pattern: words('physical education|pe|health|fitness|weight training|athletics|driver'),
  },
  {
    value: 'Visual and Performing Arts',
    label: 'Visual and Performing Arts',
    sced: ['05'],
    apExams: ['13', '14', '15', '16', '75'],
    ibGroups: ['6'],
    synonyms: [
      {
        General: ['Arts', 'Art', 'VP', 'VPA', 'VAPA', 'Music', 'Theatre', 'Theater', 'Fine Arts', 'Performing Arts'],
        'Ed-Fi': ['Fine and Performing Arts'],
      },
    ],
    pattern: words(
      'arts?|music|band|choir|chorus|orchestra|theatre|theater|drama|dance|drawing|painting|ceramics|photography|sculpture|guitar|piano',
    ),
  },
  {
    value: 'Other',
    label: 'Other',
    sced: ['22', '23', '25'],
    apExams: ['22', '23'],
    ibGroups: [],
    synonyms: [
      {
        General: [
          'Elective',
          'Electives',
          'Misc',
          'Miscellaneous',
          'General Elective',
          'Seminar',
          'AVID',
          'Study Hall',
          'Advisory',
          'Non-subject',
          'Non-departmental',
          'Special Education',
          'Special Ed',
          'SPED',
          'Homeroom',
          'Library',
          'Counseling',
          'Guidance',
          'Work Experience',
          'Independent Study',
          'Interdisciplinary',
          'Humanities',
          'STEM',
        ],
        'Ed-Fi': ['Cross Subject', 'Composite'],
      },
    ],
    pattern: words(
      'electives?|misc|miscellaneous|seminar|avid|study hall|advisory|leadership|teacher aide|office aide',
    ),
  },
];

export const SUBJECT_AREA: Vocabulary = { name: 'subject area', values: SUBJECT_AREAS };

/** Failed courses in these count for a student's category (docs/domain/grades.md#categories). */
export const CORE_SUBJECTS = ['English Language Arts', 'Mathematics', 'Science', 'Social Studies'] as const;

/** Credit may be earned again each year in these (docs/domain/grades.md#credit-once). */
export const REPEATABLE_SUBJECTS = ['Visual and Performing Arts', 'Physical and Health Education'] as const;
