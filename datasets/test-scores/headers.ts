import type { Synonyms } from '#datasets/kit/synonyms.ts';

/** The best of all sittings, as counselors keep it; the score of one sitting in the same file comes first. */
const bestOf = (test: string, ...scores: string[]): string[] =>
  scores.flatMap((score) =>
    ['Best', 'Highest', 'Max'].flatMap((best) => [
      `${best} ${test} ${score}`.trim(),
      `${test} ${best} ${score}`.trim(),
    ]),
  );

/** Headers seen in the field for columns of score files, the best first (docs/domain/headers.md#known-headers). */
export const TEST_TYPE_HEADERS: Synonyms = [
  {
    General: [
      'Test Type',
      'Test Name',
      'Assessment',
      'Assessment Type',
      'Assessment Name',
      'Assessment Title',
      'Exam Type',
      'Test Code',
      'Test Title',
      'Testing Program',
    ],
  },
  { Spanish: ['Prueba', 'Tipo de Prueba', 'Tipo de Examen'] },
];

export const TEST_DATE_HEADERS: Synonyms = [
  { General: ['Test Date'], ACT: ['Test_Dte', 'Expanded Test Date'], 'College Board': ['LATEST_SAT_DATE'] },
  { General: ['Administration', 'Administration Date', 'Admin Date'], 'College Board': ['Admin Year'] },
  { General: ['Administration Year', 'Exam Date'], IB: ['YEAR'] },
  {
    General: [
      'Date Tested',
      'Date Taken',
      'Date of Test',
      'Date Administered',
      'Testing Date',
      'Assessment Date',
      'SAT Date',
      'ACT Date',
      'SAT Test Date',
      'ACT Test Date',
      'AP Test Date',
      'Sitting Date',
      'Tested On',
      'Test Mo/Yr',
      'Test Taken On',
      'Taken On',
      'Test Year',
      'Exam Year',
      'AP Year',
      'AP Exam Year',
      'AP Exam Date',
      'IB Exam Date',
      'IB Test Date',
      'IB Exam Year',
      'IB Year',
      'Year Taken',
      'Test Administration',
      'Test Admin',
      'Test Session',
      'Exam Session',
      'Session Year',
      'Session',
      'Sitting',
      'Test Window',
      'Test Month Year',
      'Month Year',
      'Test Month',
      'Test Month and Year',
      'Year of Exam',
      'Exam Yr',
      'Date of Exam',
    ],
  },
  { Spanish: ['Fecha de la Prueba', 'Fecha de Prueba', 'Fecha del Examen', 'Fecha de Examen'] },
];

export const SAT_EBRW_HEADERS: Synonyms = [
  { 'College Board': ['EBRW Score'], General: ['EBRW', 'Reading and Writing Score', 'Reading and Writing'] },
  {
    'College Board': ['EVIDENCE BASED READING AND WRITING SECTION SCORE', 'LATEST_SAT_EBRW', 'rsat_ebrw_section_scr'],
    General: [
      'ERW',
      'ERW Score',
      'R/W',
      'SAT R/W',
      'SAT R/W Score',
      'Evidence Based Reading and Writing',
      'SAT Evidence Based Reading and Writing',
      'SAT EBRW Score',
      'EBRW Section',
      'ERW Section',
      'Evid Based Reading & Writing',
      'Evidence Based Read/Write',
      'Reading and Writing Section',
      'SAT ERW',
      'SAT RW',
      'SAT Reading and Writing',
      'SAT Reading Writing',
      'SAT Verbal',
      'EBRW Section Score',
      'ERW Section Score',
      'RW Score',
      'RW',
      'Evidence Based RW',
      'EB Reading Writing Score',
      'EB Reading and Writing Score',
      'Reading & Writing Section',
      'Evidence-Based Reading and Writing Score',
      'SAT Evidence-Based Reading and Writing Score',
      'SAT Evidence-Based Reading and Writing Section Score',
      'SAT EBRW Section Score',
      'SAT Reading and Writing Score',
      'SAT Reading and Writing Section Score',
      'SAT RW Score',
      'SAT ERW Score',
      'Reading and Writing Section Score',
      'RW Section Score',
      'RW Section',
      'ERW Scale Score',
      'EBRW Scale Score',
      'RW Scale Score',
      'SAT RW Section Score',
      'R&W Section Score',
      'Reading/Writing Section Score',
      'SAT Superscore EBRW',
      'SAT Superscore ERW',
      'SAT Superscore RW',
      ...bestOf('SAT', 'EBRW', 'ERW', 'RW', 'Reading and Writing'),
    ],
  },
  { Spanish: ['Lectura y Escritura', 'SAT Lectura y Escritura'] },
];

/** A score file of both tests may name a section once: values decide whose it is. */
export const SAT_MATH_HEADERS: Synonyms = [
  {
    'College Board': ['MATH SECTION SCORE', 'LATEST_SAT_MATH_SECTION', 'rsat_math_section_scr'],
    General: [
      'SAT Math Score',
      'SAT Mathematics',
      'SAT Math Section',
      'SAT M',
      'SAT Mth',
      'Math Section',
      'SAT Math Section Score',
      'Math Sec Score',
      'SAT Mathematics Score',
      'SAT Superscore Math',
      ...bestOf('SAT', 'Math'),
    ],
    Spanish: ['SAT Matemáticas'],
  },
];

export const SAT_TOTAL_HEADERS: Synonyms = [
  { 'College Board': ['Total Score (400-1600)', 'TOTAL SCORE', 'Total Scores'], General: ['SAT Score'] },
  {
    'College Board': ['LATEST_SAT_TOTAL', 'rsat_total_scr'],
    General: [
      'SAT Total Score',
      'SAT Composite',
      'SAT Composite Score',
      'SAT Tot',
      'SAT T',
      'SAT Combined',
      'Total',
      'Combined Score',
      'Tot',
      'Total Scale Score',
      'SAT Superscore Total',
      'SAT Superscore',
      ...bestOf('SAT', '', 'Total', 'Total Score', 'Score', 'Composite'),
    ],
  },
  { Spanish: ['Puntaje Total', 'Puntaje Total (SAT)', 'Puntaje Total del SAT', 'Puntuación Total'] },
];

export const ACT_HEADERS = {
  english: [
    {
      ACT: ['Eng'],
      General: [
        'English',
        'English Score',
        'ACT English Score',
        'ACT Eng',
        'ACT E',
        'ACT Scale Score English',
        'English Scale Score',
        ...bestOf('ACT', 'English'),
      ],
      Spanish: ['Inglés', 'ACT Inglés'],
    },
  ],
  math: [
    {
      General: [
        'ACT Mathematics',
        'ACT Math Score',
        'ACT Mth',
        'ACT M',
        'ACT Scale Score Math',
        'ACT Scale Score Mathematics',
        ...bestOf('ACT', 'Math'),
      ],
      Spanish: ['ACT Matemáticas'],
    },
  ],
  reading: [
    {
      ACT: ['Rdg'],
      General: [
        'Reading',
        'Reading Score',
        'Read',
        'Read Score',
        'ACT Reading Score',
        'ACT Rdg',
        'ACT R',
        'ACT Read',
        'ACT Scale Score Reading',
        'Reading Scale Score',
        'Rdng',
        'ACT Rdng',
        ...bestOf('ACT', 'Reading'),
      ],
      Spanish: ['Lectura', 'ACT Lectura'],
    },
  ],
  science: [
    {
      ACT: ['Sci'],
      General: [
        'Science',
        'Science Score',
        'ACT Science Score',
        'ACT Sci',
        'ACT S',
        'ACT Scale Score Science',
        'Science Scale Score',
        'Science Reasoning',
        'Sci Reas',
        'Sci Reasoning',
        'ACT Sci Reas',
        ...bestOf('ACT', 'Science'),
      ],
      Spanish: ['Ciencias', 'Ciencia', 'ACT Ciencias'],
    },
  ],
  composite: [
    {
      ACT: ['Composite'],
      General: [
        'Composite Score',
        'Comp',
        'ACT Comp',
        'ACT C',
        'ACT Composite Score',
        'ACT Score',
        'Comp Score',
        'ACT Scale Score Composite',
        'Composite Scale Score',
        'Best Composite',
        ...bestOf('ACT', '', 'Composite', 'Composite Score', 'Score'),
      ],
      Spanish: [
        'Puntaje Compuesto',
        'Puntuación Compuesta',
        'Compuesto',
        'Compuesta',
        'ACT Compuesto',
        'ACT Compuesta',
      ],
    },
  ],
  superscore: [
    {
      ACT: ['Sup_Composite', 'ACT composite superscore'],
      General: [
        'Superscore',
        'ACT Superscore',
        'Super Score',
        'Super',
        'ACT Super Score',
        'Composite Superscore',
        'Superscore Composite',
        'ACT Super',
        'Super Composite',
      ],
    },
  ],
};

/** Of either test, see SAT_MATH_HEADERS. */
export const MATH_HEADERS: Synonyms = [
  { General: ['Math Score', 'Math', 'Mathematics', 'Mathematics Score', 'Math Scale Score'], ACT: ['Mth'] },
  { Spanish: ['Matemáticas'] },
];

export const EXAM_CODE_HEADERS: Synonyms = [
  { General: ['AP Exam Code', 'Exam_Code', 'Exam Number', 'AP Exam Number', 'AP Test Code'] },
];

export const EXAM_NAME_HEADERS: Synonyms = [
  {
    General: [
      'Exam Name',
      'AP Exam Name',
      'Exam',
      'Subject',
      'SUBJECT_NAME',
      'Exam Description',
      'AP Exam',
      'AP Subject',
      'AP Test',
      'AP Test Name',
      'AP Course',
      'AP Exam Title',
      'Exam Title',
      'Exam Subject',
      'Test Subject',
      'IB Subject',
      'IB Exam',
      'IB Subject Name',
      'IB Course',
      'IB Assessment',
    ],
  },
  { Spanish: ['Examen', 'Nombre del Examen'] },
];

export const SCORE_HEADERS: Synonyms = [
  {
    IB: ['SUBJECT_GRADE'],
    General: [
      'Exam Grade',
      'AP Score',
      'IB Score',
      'Exam Score',
      'AP Exam Score',
      'AP Exam Grade',
      'AP Grade',
      'IB Grade',
      'IB Exam Score',
      'Exam Result',
      'Test Score',
      'Result',
    ],
  },
  { Spanish: ['Puntuación', 'Puntaje'] },
];
