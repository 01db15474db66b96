import type { Synonyms } from '#datasets/kit/synonyms.ts';

/**
 * Headers seen in the field for columns that this dataset alone has, the best first
 * (docs/domain/headers.md#known-headers).
 */
export const PATHWAY_NAME_HEADERS: Synonyms = [
  {
    General: [
      'Pathway',
      'Pathway Name',
      'CTE Pathway',
      'CTE Program',
      'Program of Study',
      'POS',
      'Program Name',
      'ProgramName',
      'Career Pathway',
    ],
    'Ed-Fi': ['CareerPathwayDescriptor'],
  },
  {
    General: [
      'Program',
      'Pathway Title',
      'Pathway Description',
      'Program Title',
      'Program Description',
      'CTE Pathway Name',
      'Plan of Study',
      'Career Program',
      'CTE Program Name',
      'CTE Program of Study',
      'Program of Study Name',
      'Career Pathway Name',
      'Pathway/Program',
      'Program/Pathway',
      'Concentration',
    ],
    Georgia: ['CTAE Pathway'],
    'New York SIRS': ['Approved Program Title'],
  },
  { General: ['Approved Program', 'CTE Program Title', 'Program of Study Title'] },
  // The name of the program in the federal list, where the file has no other.
  { General: ['CIP Title', 'CIP Name', 'CIP Description', 'Program CIP Title', 'CIP Code Title'] },
  // Washington and Kentucky have several programs in an area.
  { General: ['Program Area'] },
  {
    Spanish: [
      'Nombre del Programa',
      'Programa Ocupacional',
      'Programa Vocacional',
      'Programa CTE',
      'Trayectoria',
      'Nombre de la Trayectoria',
      'Programa',
    ],
  },
];

export const PATHWAY_CODE_HEADERS: Synonyms = [
  {
    General: [
      'Program Code',
      'CTE Pathway Code',
      'CTE Program Code',
      'Pathway ID',
      'Pathway Number',
      'Program ID',
      'Program Number',
      'State Pathway Code',
      'State Program Code',
      'Program of Study Code',
      'POS Code',
      'Career Pathway Code',
    ],
  },
  { Spanish: ['Código del Programa', 'Código de Programa', 'Código de la Trayectoria'] },
];

export const CAREER_CLUSTER_HEADERS: Synonyms = [
  {
    General: [
      'Cluster',
      'Career Cluster',
      'Industry Sector',
      'Sector',
      'Career Field',
      'Cluster Name',
      'Career Cluster Name',
      'CTE Cluster',
      'Sector Name',
      'Industry Sector Name',
      'Industry',
      'Cluster Area',
      'Cluster Title',
      'Career Area',
      'CTE Area',
      'Industry Area',
    ],
  },
];

export const COURSE_SEQUENCE_HEADERS: Synonyms = [
  {
    General: [
      'Sequence',
      'Course Sequence',
      'Course Level (CTE)',
      'Concentrator',
      'Capstone',
      'Completer',
      'Intro/Concentrator/Capstone',
      'Pathway Level',
      'Pathway Course Level',
      'Sequence Level',
      'Course Order',
      'Course Type',
      'Level',
      'Course Level',
      'CTE Course Sequence',
      'CTE Course Level',
      'CTE Level',
    ],
  },
  { Spanish: ['Secuencia', 'Nivel', 'Nivel del Curso'] },
];

export const INDUSTRY_CREDENTIAL_HEADERS: Synonyms = [
  {
    General: [
      'Industry Credential',
      'Certification',
      'Industry Certification',
      'Credential Name',
      'Certification Name',
      'Industry Recognized Credential',
      'Industry Recognized Certification',
      'IRC',
      'Certifications',
    ],
  },
];
