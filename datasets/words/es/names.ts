import type { UploadFileType } from '../../kit/file-type.ts';

/** The six datasets. Their English names are on the cards, so both are shown. */
export const DATASET_NAMES_ES: Record<UploadFileType, string> = {
  STUDENT_ROSTER: 'lista de estudiantes',
  COURSE_CATALOG: 'catálogo de cursos',
  STUDENT_DEMOGRAPHICS: 'datos demográficos',
  TRANSCRIPT: 'expedientes',
  STUDENT_TEST_SCORES: 'puntajes de exámenes',
  CTE_PATHWAY_CATALOG: 'trayectorias CTE',
};

/** Declared columns. Sample files have English headers, so these are shown beside the label. */
export const COLUMN_NAMES_ES: Readonly<Record<string, string>> = {
  student_id: 'identificador del estudiante',
  other_student_id: 'otro identificador del estudiante',
  state_student_id: 'identificador estatal del estudiante',
  school: 'escuela',
  primary_school: 'escuela principal',
  role: 'rol',
  school_year: 'año escolar',
  grade_level: 'grado',
  last_name: 'apellido',
  first_name: 'nombre',
  middle_name: 'segundo nombre',
  birth_date: 'fecha de nacimiento',
  entry_date: 'fecha de ingreso',
  exit_date: 'fecha de salida',
  exit_reason: 'motivo de salida',
  graduation_year: 'año de graduación',
  enrollment_status: 'estado de la inscripción',
  course_code: 'código del curso',
  course_title: 'título del curso',
  subject_area: 'área o departamento',
  sced_code: 'código SCED',
  course_level: 'nivel del curso',
  is_ap: 'curso AP',
  is_ib: 'curso IB',
  is_honors: 'curso de honores',
  is_cte: 'curso CTE',
  is_dual: 'crédito doble',
  credits: 'créditos',
  term_length: 'duración',
  grade_levels: 'grados',
  college_prep: 'cumple requisitos universitarios',
  state_course_code: 'código estatal del curso',
  description: 'descripción',
  gender: 'género',
  race_ethnicity: 'raza y etnia',
  hispanic: 'hispano o latino',
  race: 'lista de razas',
  race_american_indian: 'raza: indígena americano o nativo de Alaska',
  race_asian: 'raza: asiático',
  race_black: 'raza: negro o afroamericano',
  race_pacific_islander: 'raza: nativo de Hawái u otra isla del Pacífico',
  race_white: 'raza: blanco',
  race_two_or_more: 'raza: dos o más',
  race_other: 'raza: otra',
  disability_status: 'estudiante con discapacidad',
  el_status: 'aprendiz de inglés',
  low_income: 'bajos ingresos',
  flag: 'marca',
  final_grade: 'calificación final',
  credits_earned: 'créditos obtenidos',
  credits_attempted: 'créditos intentados',
  term: 'período',
  grade_points: 'puntos de calificación',
  cumulative_gpa: 'GPA acumulado',
  exclude_from_gpa: 'excluido del GPA',
  repeat_code: 'repetición',
  credit_source: 'origen del crédito',
  test_type: 'examen',
  test_date: 'fecha del examen',
  sat_ebrw: 'SAT, lectura y escritura',
  sat_math: 'SAT, matemáticas',
  sat_total: 'SAT, total',
  act_english: 'ACT, inglés',
  act_math: 'ACT, matemáticas',
  act_reading: 'ACT, lectura',
  act_science: 'ACT, ciencias',
  act_composite: 'ACT, compuesto',
  act_superscore: 'ACT, mejor compuesto',
  exam_code: 'código del examen',
  exam_name: 'nombre del examen o asignatura',
  exam_level: 'nivel IB',
  exam_group: 'grupo IB',
  score: 'puntaje',
  irregularity: 'irregularidad',
  pathway_name: 'nombre de la trayectoria',
  pathway_code: 'código de la trayectoria',
  career_cluster: 'área profesional',
  course_sequence: 'lugar en la secuencia',
  cip_code: 'código CIP',
  industry_credential: 'credencial',
};

/** Lists of codes, by their English name in datasets/legends. */
export const LEGEND_NAMES_ES: Readonly<Record<string, string>> = {
  'a mark X at whom it concerns': 'una marca X en quien corresponde',
  'codes of the Common Education Data Standards (01921 graduated, 01927 discontinued)':
    'códigos de los Common Education Data Standards (01921 graduado, 01927 abandono)',
  "Texas' leaver reasons (01 graduated, 60 home schooling, 98 other)":
    'motivos de salida de Texas (01 graduado, 60 educación en el hogar, 98 otro)',
  "Florida's withdrawal codes (W06 standard diploma, W05 left, W3A other district)":
    'códigos de baja de Florida (W06 diploma estándar, W05 abandono, W3A otro distrito)',
  "Georgia's withdrawal codes (G graduated, D death, K private school)":
    'códigos de baja de Georgia (G graduado, D fallecimiento, K escuela privada)',
  "Alabama's exit codes (WG1 graduated, WB1 other system, WC1 out of state)":
    'códigos de salida de Alabama (WG1 graduado, WB1 otro sistema, WC1 fuera del estado)',
  "Mississippi's exit codes (C1 diploma, T1 to T8 transfers, D01 to D20 dropouts)":
    'códigos de salida de Misisipi (C1 diploma, T1 a T8 traslados, D01 a D20 abandonos)',
  "Idaho's exit codes (4A graduated, 2A other district, 3A dropped out)":
    'códigos de salida de Idaho (4A graduado, 2A otro distrito, 3A abandono)',
  "Pennsylvania's withdrawal codes (WD04 graduated, WD02 other district, WD01 left)":
    'códigos de baja de Pensilvania (WD04 graduado, WD02 otro distrito, WD01 abandono)',
  "Wisconsin's exit types (TC, TNC and TOS transfers, ODO dropout)":
    'tipos de salida de Wisconsin (TC, TNC y TOS traslados, ODO abandono)',
  "Utah's exit codes (TS other district, TO out of state, DO dropout)":
    'códigos de salida de Utah (TS otro distrito, TO fuera del estado, DO abandono)',
  "Arizona's withdrawal codes (W7 graduated, W1 other school, W5 dropout)":
    'códigos de baja de Arizona (W7 graduado, W1 otra escuela, W5 abandono)',
  "Kansas' exit types (8 graduated, 1 to 6 transfers, 14 discontinued)":
    'tipos de salida de Kansas (8 graduado, 1 a 6 traslados, 14 abandono)',
  "Tennessee's withdrawal codes (12 early diploma, 03 other system, 00 and 01 dropouts)":
    'códigos de baja de Tennessee (12 diploma anticipado, 03 otro sistema, 00 y 01 abandonos)',
  "Indiana's exit codes (01 to 18 dropouts, 19, 20, 25, 27 and 31 moves)":
    'códigos de salida de Indiana (01 a 18 abandonos, 19, 20, 25, 27 y 31 traslados)',
  "Texas' exit and withdrawal types (14 graduated, 02 other district, 20 discontinued)":
    'los tipos de salida de Texas (14 graduado, 02 otro distrito, 20 abandono)',
  "New York's reasons for ending enrollment (799 graduated, 170 other district, 340 dropout)":
    'las razones de fin de matrícula de Nueva York (799 graduado, 170 otro distrito, 340 abandono)',
  "Colorado's exit types (90 graduated, 13 other district, 40 discontinued)":
    'los tipos de salida de Colorado (90 graduado, 13 otro distrito, 40 abandono)',
  "Nebraska's exit codes (203 diploma, 201 other district, 202 dropout)":
    'los códigos de salida de Nebraska (203 diploma, 201 otro distrito, 202 abandono)',
  "Vermont's exit types (08 diploma, 04 out of state, 14 discontinued)":
    'tipos de salida de Vermont (08 diploma, 04 fuera del estado, 14 abandonó los estudios)',
  "Minnesota's status end codes (08 graduated, 04 other district, 06 left school)":
    'códigos de fin de inscripción de Minnesota (08 graduado, 04 otro distrito, 06 dejó la escuela)',
  "California's exit reasons as Aeries has them, without their letter (230 completer, 160 other school, 140 truant)":
    'motivos de salida de California como los tiene Aeries, sin su letra (230 completó, 160 otra escuela, 140 ausente sin permiso)',
  "Louisiana's exit codes (04 diploma, 09 other district, 10 out of state)":
    'códigos de salida de Luisiana (04 diploma, 09 otro distrito, 10 fuera del estado)',
  "Massachusetts' enrollment status (01 enrolled, 04 graduate, 20 to 24 transfers, 30 to 36 dropouts)":
    'estado de inscripción de Massachusetts (01 inscrito, 04 graduado, 20 a 24 traslados, 30 a 36 abandonos)',
  'a mark X at learners': 'una marca X en quienes aprenden inglés',
  "Wisconsin's status (Y learner, N not)": 'el estado de Wisconsin (Y aprende inglés, N no)',
  'yes for who is proficient': 'sí para quien domina el inglés',
  'yes for who is a learner': 'sí para quien aprende inglés',
  'Spanish letters (H hombre, M mujer)': 'letras en español (H hombre, M mujer)',
  '1 yes, 2 no': '1 sí, 2 no',
  '-1 yes, 0 no': '-1 sí, 0 no',
  'first letters (C concentrator)': 'primeras letras (C concentrator)',
  '1 enrolled, 0 not': '1 inscrito, 0 no',
  "PowerSchool's (0 active, 1 inactive)": 'los de PowerSchool (0 activo, 1 inactivo)',
  'yes or no': 'sí o no',
  '1 no, 2 yes': '1 no, 2 sí',
  'Texas TSDS, table C061 (1 emergent bilingual, F to 5 former)':
    'Texas TSDS, tabla C061 (1 bilingüe emergente, F a 5 anteriores)',
  'Texas state tests (C learner, F, S, T and R monitored, E former)':
    'pruebas estatales de Texas (C aprendiz, F, S, T y R en seguimiento, E anterior)',
  "Wisconsin's levels (1 to 5 learning, 6 and 7 fluent)":
    'los niveles de Wisconsin (1 a 5 aprendiendo, 6 y 7 con dominio)',
  'steps of a sequence (1 introductory, 2 concentrator, 3 and 4 capstone)':
    'pasos de una secuencia (1 introductorio, 2 concentrador, 3 y 4 final)',
  "Illinois' codes (11 Hispanic to 17 two or more)": 'códigos de Illinois (11 hispano a 17 dos o más)',
  'language fluency (L learner, F fluent, E English only, I and R fluent)':
    'dominio del idioma (L aprendiz, F con dominio, E solo inglés, I y R con dominio)',
  'Texas monitoring years (1 learner, F and S former)': 'años de seguimiento de Texas (1 aprendiz, F y S anteriores)',
  'ISO 5218 (1 male, 2 female)': 'ISO 5218 (1 masculino, 2 femenino)',
  'Texas TSDS, table C054 (00 not, 01 free, 02 reduced, 99 other disadvantage)':
    'Texas TSDS, tabla C054 (00 no, 01 gratis, 02 reducido, 99 otra desventaja)',
  'first letters of lunch status (F free, R reduced, P paid)':
    'iniciales del tipo de almuerzo (F gratis, R reducido, P pagado)',
  'the federal order (1 Hispanic to 7 two or more), as Infinite Campus has it':
    'el orden federal (1 hispano a 7 dos o más), como lo tiene Infinite Campus',
  "the College Board's derived codes": 'los códigos derivados del College Board',
  "ACT's codes": 'los códigos de ACT',
  'American Indian 1, Asian 2, black 3, Hispanic 4, white 5':
    'indígena americano 1, asiático 2, negro 3, hispano 4, blanco 5',
  'first letters (H, I, A, B, P, W, M)': 'iniciales (H, I, A, B, P, W, M)',
  'Synergy (110 is grade 1, 190 is grade 9, 220 is grade 12)':
    'Synergy (110 es el grado 1, 190 es el grado 9, 220 es el grado 12)',
  'years of high school (1 is grade 9, 4 is grade 12)': 'años de preparatoria (1 es el grado 9, 4 es el grado 12)',
  'grades 1 to 4': 'grados 1 a 4',
  'levels of SCED (G general, E enriched)': 'niveles de SCED (G general, E enriquecido)',
  'first letters (G general beside H honors)': 'iniciales (G general junto a H honores)',
  'first letters (A AP, I IB, G general, E enriched)': 'iniciales (A AP, I IB, G general, E enriquecido)',
  'first letters (A advanced, G gifted)': 'iniciales (A avanzado, G superdotados)',
  'first letters (A academic, E essential)': 'iniciales (A académico, E esencial)',
  'levels counted upwards (1 general, 2 honors, 3 AP)': 'niveles de menor a mayor (1 general, 2 honores, 3 AP)',
  'levels counted upwards (0 general, 1 honors, 2 AP)': 'niveles de menor a mayor (0 general, 1 honores, 2 AP)',
  'levels counted downwards (1 AP, 2 honors, 3 general)': 'niveles de mayor a menor (1 AP, 2 honores, 3 general)',
  "North Carolina's academic levels (2 standard, 5 honors, 7 AP, 8 IB)":
    'niveles académicos de Carolina del Norte (2 estándar, 5 honores, 7 AP, 8 IB)',
  'X12 element 1142 (7 regular, 10 honors, 12 AP, 19 IB)': 'elemento 1142 de X12 (7 regular, 10 honores, 12 AP, 19 IB)',
};
