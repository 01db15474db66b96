import type { CatalogColumn } from '../../course-catalog/columns.ts';
import type { PathwayColumn } from '../../cte-pathways/columns.ts';
import type { DemographicsColumn } from '../../demographics/columns.ts';
import type { UploadFileType } from '../../kit/file-type.ts';
import type { RosterColumn } from '../../roster/columns.ts';
import type { TestScoreColumn } from '../../test-scores/columns.ts';
import type { TranscriptColumn } from '../../transcripts/columns.ts';
import type { DatasetSentences } from '../describe.ts';

const SEVERAL_SCHOOLS = 'cuando se seleccionan varias escuelas';
const CHANGES = 'cuando la lista cambia de un año a otro';
const OTHER_ID =
  'Un segundo identificador en el archivo. De los dos se usa el que encuentra más estudiantes de la lista.';
const AS_LAST_NAME = 'Como el apellido.';
const OF_RACE = 'Y (sí) si el estudiante es de esta raza.';
const NOT_IN_CATALOG = 'Solo se usa cuando el curso no está en el catálogo.';
const NO_ID =
  'Se usa para emparejar cuando no hay identificador del estudiante, y para comprobar que el identificador es del estudiante de la fila.';
const UNLESS_TOTAL = 'para SAT, a menos que haya un total';
const UNLESS_COMPOSITE = 'para ACT, a menos que haya un compuesto';
const LEVEL_FLAG = (level: string) => `Y (sí) si el curso es ${level}; junto al nivel del curso o en su lugar.`;

const ROSTER: DatasetSentences<RosterColumn> = {
  oneRowIs:
    'Una fila es un estudiante en una escuela en un año escolar. Una lista con una fila por estudiante se toma como el último año.',
  helperText: [
    'Suba la inscripción de cada estudiante de la generación que se gradúa en {graduatingClass}, con una fila por cada año escolar en que estuvo inscrito.',
    'Incluya a los estudiantes que se fueron, repitieron un grado o cambiaron de escuela. La auditoría determina quién permaneció los cuatro años.',
  ],
  columns: {
    student_id: ['El identificador que usan los demás archivos; el estatal si el archivo no tiene otro.'],
    school: ['Escuela de inscripción, por nombre o identificador.', SEVERAL_SCHOOLS],
    school_year: [
      'Año de esta inscripción. Sin él, cada fila se toma como el último año.',
      'cuando el archivo tiene una fila por estudiante y año',
    ],
    grade_level: ['Grado en ese año. Las filas anteriores al grado 9 se guardan y no se cuentan.'],
    state_student_id: [
      'El identificador que dio el estado: SSID, UIC, STN, FLEID ... Los archivos de puntajes lo llevan a menudo.',
    ],
    other_student_id: [
      'Otro identificador del estudiante, como el sourcedId de OneRoster, que otros archivos pueden usar.',
    ],
    last_name: [
      'Se guarda para emparejar archivos de puntajes sin identificador y para distinguir a dos estudiantes con el mismo.',
    ],
    first_name: [AS_LAST_NAME],
    middle_name: [AS_LAST_NAME],
    birth_date: [AS_LAST_NAME],
    entry_date: ['Inicio de esta inscripción.'],
    exit_date: ['Fin de esta inscripción.'],
    exit_reason: ['Por qué terminó la inscripción.'],
    graduation_year: ['Año de la generación: el año en que se espera que el estudiante se gradúe.'],
    enrollment_status: ['Estado de la inscripción.'],
    primary_school: ['Cuál de varias inscripciones de un año es la principal.'],
    role: ['Quién es estudiante, en una lista de todas las personas. Las filas de otras se dejan fuera.'],
  },
};

const CATALOG: DatasetSentences<CatalogColumn> = {
  oneRowIs: 'Una fila es un curso en una escuela en un año escolar.',
  helperText: [
    'Suba todos los cursos que cada escuela ofreció en los años académicos {academicYears}, con su área, nivel y créditos.',
    'Los expedientes de la generación que se gradúa en {graduatingClass} se emparejan con esta lista, así que los códigos de los cursos deben ser los que se usan allí.',
  ],
  columns: {
    school: ['Escuela que ofrece el curso, por nombre o identificador.', SEVERAL_SCHOOLS],
    school_year: [
      'Año en que se ofreció el curso. Sin él, la lista se toma como válida para cada año seleccionado.',
      CHANGES,
    ],
    course_code: ['El código que se usa en los expedientes.'],
    course_title: ['Nombre del curso.'],
    subject_area: ['Área o departamento del curso.', 'cuando no hay código SCED'],
    sced_code: [
      'Código nacional del curso (School Courses for the Exchange of Data), de 5 o 12 caracteres.',
      'cuando no hay área o departamento',
    ],
    course_level: [
      'AP, IB, honores, general o universitario. Un nivel vacío se lee del título, luego de la descripción; si no, cuenta como general.',
    ],
    is_ap: [LEVEL_FLAG('AP')],
    is_ib: [LEVEL_FLAG('IB')],
    is_honors: [LEVEL_FLAG('de honores')],
    is_cte: [LEVEL_FLAG('CTE')],
    is_dual: [LEVEL_FLAG('de crédito doble')],
    credits: ['Créditos del curso, en la unidad del distrito.'],
    term_length: ['Año, semestre, trimestre o cuarto.'],
    grade_levels: ['Grados para los que es el curso, como lista o intervalo.'],
    college_prep: ['Y (sí), N, o la letra a-g.'],
    state_course_code: ['Código del estado; ayuda a encontrar el código SCED.'],
    description: ['De qué trata el curso. Dice el nivel donde nada más lo dice: "This honors course ...".'],
  },
};

const DEMOGRAPHICS: DatasetSentences<DemographicsColumn> = {
  oneRowIs:
    'Una fila es un estudiante, o un estudiante en un año escolar; cuenta el año más reciente que tiene un valor.',
  helperText: [
    'Suba el género, la raza y etnia, la discapacidad, la condición de aprendiz de inglés y los bajos ingresos de cada estudiante de la generación que se gradúa en {graduatingClass}.',
    'Un solo archivo puede contener los cinco datos, o puede subirlos uno por uno. Los identificadores deben ser los de la lista de estudiantes.',
  ],
  columns: {
    student_id: ['El identificador de la lista de estudiantes.'],
    other_student_id: [OTHER_ID],
    school: ['Escuela de inscripción, por nombre o identificador.'],
    school_year: ['Año para el que valen los datos. De varios años cuenta el más reciente que tiene un valor.'],
    gender: ['Desconocido o vacío no se informa.', 'cuando se selecciona el tipo Gender (género)'],
    race_ethnicity: [
      'Una palabra o un código para raza y etnia juntas.',
      'cuando se selecciona el tipo Race/Ethnicity (raza y etnia) y no hay columnas de raza',
    ],
    hispanic: ['Y (sí) prevalece sobre cualquier raza (regla federal).', 'junto a columnas de raza'],
    race: [
      'Una o varias razas, separadas por ; , o |. Dos o más cuentan como tales.',
      'junto a la columna Hispanic (hispano)',
    ],
    race_american_indian: [OF_RACE],
    race_asian: [OF_RACE],
    race_black: [OF_RACE],
    race_pacific_islander: [OF_RACE],
    race_white: [OF_RACE],
    race_two_or_more: [OF_RACE],
    race_other: [OF_RACE],
    disability_status: [
      'Un IEP cuenta como con discapacidad. La Sección 504 se guarda aparte y cuenta como sin discapacidad.',
      'cuando se selecciona el tipo Students with disability (estudiantes con discapacidad)',
    ],
    el_status: [
      'Aprendices actuales; los reclasificados son nativos o con dominio.',
      'cuando se selecciona el tipo English language learners (aprendices de inglés)',
    ],
    low_income: [
      'Almuerzo gratis o reducido, o en desventaja económica según la define el estado.',
      'cuando se selecciona el tipo Low income (bajos ingresos)',
    ],
    flag: [
      'Forma larga: una fila por estudiante y programa. Un estudiante que no aparece cuenta como desconocido, no como no.',
    ],
  },
};

const TRANSCRIPT: DatasetSentences<TranscriptColumn> = {
  oneRowIs: 'Una fila es una calificación final: un estudiante en un curso en un período.',
  helperText: [
    'Suba todas las calificaciones finales de los estudiantes de la generación que se gradúa en {graduatingClass}, del grado 9 al grado 12, con código del curso, calificación y créditos.',
    'Una fila por calificación, no una fila por estudiante: no se puede leer un archivo con columnas Course1, Grade1, Course2 ... ni expedientes en PDF. Vea el archivo de ejemplo.',
  ],
  columns: {
    student_id: ['El identificador de la lista de estudiantes.'],
    other_student_id: [OTHER_ID],
    school: [
      'Dónde se tomó el curso. Una escuela de fuera del distrito hace de la fila una transferencia.',
      SEVERAL_SCHOOLS,
    ],
    school_year: [
      'Cuándo se tomó el curso. Los años anteriores al grado 9 se guardan y no se cuentan.',
      'a menos que un grado indique el año',
    ],
    course_code: [
      'El código del catálogo de cursos. El título ocupa el lugar de uno vacío si el curso fue transferido.',
    ],
    course_title: ['Nombre del curso como se tomó.'],
    final_grade: ['Letra, porcentaje, puntos de 0 a 4, o una calificación como P, NC o I.'],
    credits_earned: ['Créditos que obtuvo el estudiante, en la unidad del distrito.'],
    credits_attempted: ['Créditos que valía el curso; el peso de la calificación en el GPA.'],
    term: [
      'Período de la calificación. Donde un curso tiene calificaciones de cuarto, semestre y año, se cuenta un nivel.',
    ],
    grade_level: ['Grado del estudiante cuando tomó el curso.'],
    grade_points: ['Puntos de la calificación como los da el distrito.'],
    cumulative_gpa: ['Solo se usa para un estudiante con menos de tres cursos calificados.'],
    course_level: [NOT_IN_CATALOG],
    subject_area: [NOT_IN_CATALOG],
    sced_code: [NOT_IN_CATALOG],
    is_cte: [NOT_IN_CATALOG],
    exclude_from_gpa: ['Y (sí) deja la calificación fuera del GPA; sus créditos cuentan.'],
    repeat_code: ['No contado y reemplazado dejan la fila fuera del GPA, los créditos y los cursos reprobados.'],
    credit_source: ['Las filas de transferencia no se emparejan con el catálogo.'],
  },
};

const SCORES: DatasetSentences<TestScoreColumn> = {
  oneRowIs: 'Una fila es una presentación de SAT o ACT, o un examen AP o IB.',
  needs: {
    SAT: 'SAT total, o SAT EBRW y SAT Math',
    ACT: 'ACT composite, o ACT English, ACT Math, ACT Reading y ACT Science',
    AP: 'Exam code o Exam / subject, y Score',
    IB: 'Exam / subject y Score',
  },
  helperText: [
    'Suba los puntajes de SAT, ACT, AP e IB de los estudiantes de la generación que se gradúa en {graduatingClass}. Incluya cada presentación; el portal calcula los mejores puntajes. Los archivos de datos AP y SAT del College Board, el archivo de estudiantes de ACT y los resultados de candidatos de IB se leen tal como llegan.',
    'Una fila es una presentación de SAT o ACT, o un examen AP o IB. PSAT, PreACT y otros exámenes de práctica no son parte de la auditoría.',
  ],
  columns: {
    student_id: [
      'El identificador local o estatal de la lista de estudiantes.',
      'a menos que haya nombres y fecha de nacimiento',
    ],
    other_student_id: [OTHER_ID],
    school: ['Escuela del estudiante, por nombre o identificador.'],
    test_type: ['De qué examen es la fila.', 'cuando las columnas no distinguen los exámenes'],
    test_date: ['Día, mes o año de la administración.'],
    sat_ebrw: ['Puntaje de la sección EBRW de SAT, un múltiplo de 10.', UNLESS_TOTAL],
    sat_math: ['Puntaje de la sección de matemáticas de SAT, un múltiplo de 10.', UNLESS_TOTAL],
    sat_total: ['Suma de las secciones; se usa sola donde faltan.', 'para SAT, a menos que haya ambas secciones'],
    act_english: ['Puntaje de la sección de inglés de ACT.', UNLESS_COMPOSITE],
    act_math: ['Puntaje de la sección de matemáticas de ACT.', UNLESS_COMPOSITE],
    act_reading: ['Puntaje de la sección de lectura de ACT.', UNLESS_COMPOSITE],
    act_science: ['Puntaje de la sección de ciencias de ACT.', UNLESS_COMPOSITE],
    act_composite: ['Compuesto de la presentación.', 'para ACT, a menos que haya las cuatro secciones'],
    act_superscore: ['Se usa donde es al menos el mejor compuesto de una presentación.'],
    exam_code: ['Código del examen AP, de dos cifras.', 'para AP, a menos que haya un nombre del examen'],
    exam_name: [
      'Nombre del examen AP o de la asignatura IB.',
      'para IB, y para AP a menos que haya un código del examen',
    ],
    exam_level: ['HL o SL; TK y EE son el núcleo.'],
    exam_group: ['1 a 6, o 9 para el núcleo.'],
    score: ['AP 1 a 5, IB 1 a 7, letras para el núcleo IB; N o vacío si no hay.', 'para AP e IB'],
    irregularity: ['Código de irregularidad del proveedor; un puntaje presente se cuenta de todos modos.'],
    last_name: [NO_ID],
    first_name: [NO_ID],
    birth_date: [NO_ID],
  },
};

const PATHWAYS: DatasetSentences<PathwayColumn> = {
  oneRowIs: 'Una fila es un curso de una trayectoria profesional en una escuela en un año escolar.',
  helperText: [
    'Suba las trayectorias de educación profesional y técnica que cada escuela ofreció en los años académicos {academicYears}, con los cursos que pertenecen a cada una.',
    'Los códigos de los cursos deben ser los del catálogo de cursos, para encontrar los cursos que tomó la generación que se gradúa en {graduatingClass}.',
  ],
  columns: {
    school: ['Escuela que ofrece la trayectoria, por nombre o identificador.', SEVERAL_SCHOOLS],
    school_year: [
      'Año en que se ofreció la trayectoria. Sin él, la lista se toma como válida para cada año seleccionado.',
      CHANGES,
    ],
    pathway_name: [
      'Nombre de la trayectoria, el mismo en cada una de sus filas.',
      'a menos que haya un código de la trayectoria',
    ],
    pathway_code: ['Código del estado.'],
    course_code: ['El código del catálogo de cursos.'],
    course_title: ['Nombre del curso.'],
    career_cluster: ['Una de las 16 áreas profesionales, o el sector del estado.'],
    course_sequence: ['Lugar del curso en la trayectoria.'],
    credits: ['Créditos del curso, en la unidad del distrito.'],
    cip_code: ['Clasificación de programas de instrucción (CIP), de dos y cuatro cifras.'],
    sced_code: ['Código nacional del curso.'],
    industry_credential: ['Credencial a la que lleva la trayectoria.'],
  },
};

/** What the six files are, their cards and their columns. */
export const DATASETS_ES: Record<UploadFileType, DatasetSentences> = {
  STUDENT_ROSTER: ROSTER,
  COURSE_CATALOG: CATALOG,
  STUDENT_DEMOGRAPHICS: DEMOGRAPHICS,
  TRANSCRIPT,
  STUDENT_TEST_SCORES: SCORES,
  CTE_PATHWAY_CATALOG: PATHWAYS,
};
