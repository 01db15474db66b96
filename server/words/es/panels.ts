import type { DEMOGRAPHIC_TYPES } from '#datasets/kit/wizard-choices.ts';
import type { NumberLabels, PanelSentences, ProvenanceWords } from '../panels.ts';

export const PANELS_ES: PanelSentences = {
  'cohort/waterfall': {
    question: '¿Cuántos estudiantes deja fuera de la cohorte EOA cada condición?',
    formula:
      'Todos los estudiantes, menos los que no cumplen una condición; cada uno se cuenta en la primera que no cumple.',
  },
  'course-catalogs/summary': {
    question: '¿Qué cursos ofrecen las escuelas?',
    formula:
      'Cursos distintos por código y título en los cuatro años; AP, IB, honores y general se excluyen entre sí, CTE no.',
  },
  'course-catalogs/detail': {
    question: '¿Qué cursos ofrecieron las escuelas cada año, por área?',
    formula: 'Cursos distintos del año en el área; los cuatro niveles suman los cursos, CTE se superpone a ellos.',
  },
  'cte-pathways/summary': {
    question: '¿Qué contienen los archivos CTE?',
    formula:
      'Archivos en uso que cubren la escuela; códigos de cursos distintos y trayectorias distintas en todos los años.',
  },
  'demographics/summary': {
    question: '¿Quiénes son los estudiantes de la cohorte EOA, comparados con todos los estudiantes?',
    formula:
      'Porcentaje de los estudiantes con un valor conocido; raza: de los estudiantes con un registro demográfico.',
  },
  equity: {
    question: '¿De quiénes faltan datos más a menudo que del conjunto de los estudiantes?',
    formula:
      'Tasa del grupo dividida entre la tasa de todos los estudiantes: estudiantes a los que les falta un dato demográfico; filas de expedientes cuyo curso no está en ningún catálogo; estudiantes de la generación que quedan fuera por años que faltan; estudiantes fuera de la cohorte EOA.',
  },
  'matching/detail': {
    question: '¿Qué datos demográficos faltan y qué exámenes no encuentran a sus estudiantes?',
    formula:
      'Estudiantes de la cohorte con un valor, por tipo; filas de exámenes de estudiantes que están en la lista; estudiantes de la cohorte con un puntaje, por examen.',
  },
  'matching/summary': {
    question: '¿Cuántos de los datos encuentran su contraparte en los otros archivos?',
    formula:
      'Estudiantes de la cohorte con un dato demográfico; filas de expedientes de la cohorte cuyo curso está en un catálogo, sin transferencias; puntajes distintos de un estudiante que está en la lista; códigos de cursos CTE distintos que están en el catálogo.',
  },
  'rosters/summary': {
    question: '¿Cuántos estudiantes hay en la cohorte EOA y en qué escuelas?',
    formula: 'Estudiantes de la cohorte EOA, cada uno en la escuela de su última fila en la lista.',
  },
  'transcripts/summary': {
    question: '¿Cuántos expedientes hay de estudiantes de la cohorte EOA?',
    formula: 'Estudiantes de la cohorte EOA con al menos una fila de expediente en los cuatro años.',
  },
  'test-scores/detail/sat-histogram': {
    question: '¿Cómo se distribuyen los mejores puntajes de SAT?',
    formula:
      'El mejor puntaje de lectura y escritura más el mejor de matemáticas en todas las presentaciones de cada estudiante de la cohorte; si no los hay, el mejor total.',
  },
  'test-scores/detail/act-histogram': {
    question: '¿Cómo se distribuyen los mejores puntajes de ACT?',
    formula:
      'Media de las mejores cuatro secciones de cada estudiante de la cohorte, redondeada hacia arriba; si no las hay, el mejor compuesto.',
  },
  'test-scores/detail/ap-histogram': {
    question: '¿Cómo se distribuyen los puntajes de AP?',
    formula: 'Cada puntaje de examen AP de la cohorte, de 1 a 5.',
  },
  'test-scores/detail/ib-histogram': {
    question: '¿Cómo se distribuyen los puntajes de IB?',
    formula: 'Cada puntaje de examen IB de la cohorte, de 1 a 7.',
  },
  'test-scores/detail/ap-subject-area-counts': {
    question: '¿En qué áreas se presentaron exámenes AP?',
    formula: 'Puntajes de exámenes AP de la cohorte por área.',
  },
  'test-scores/detail/ib-subject-area-counts': {
    question: '¿Cuántos exámenes IB presenta cada persona examinada en cada área?',
    formula:
      'Puntajes de exámenes IB de la cohorte en el área, divididos entre los estudiantes de la cohorte con un puntaje IB.',
  },
  'test-scores/summary': {
    question: '¿Cuántos puntajes de exámenes hay?',
    formula:
      'SAT y ACT cuentan estudiantes con un mejor puntaje, AP e IB cuentan puntajes de exámenes; sin duplicados ni puntajes parciales.',
  },
  'transcripts/detail/gpa-histogram': {
    question: '¿Cómo se distribuyen los promedios de calificaciones?',
    formula:
      'Puntos de calificación por créditos, divididos entre los créditos, en la escala de 4.0 sin ponderar; uno por estudiante de la cohorte.',
  },
  'transcripts/detail/subject-area-average-credits': {
    question: '¿Cuántos créditos obtienen los estudiantes en cada área en cuatro años?',
    formula:
      'Créditos obtenidos en el área, en unidades Carnegie, divididos entre todos los estudiantes de la cohorte EOA.',
  },
};

const STEPS: Readonly<Record<string, string>> = {
  roster_in_any_year: 'en la lista en alguno de los cuatro años',
  class_member: 'de la generación',
  not_withdrawn: 'sin baja',
  roster_in_all_four_years: 'en la lista los cuatro años',
  transcript_in_all_four_years: 'con expediente los cuatro años',
  cohort: 'de la cohorte EOA',
};

const KEYS: Readonly<Record<string, string>> = {
  cte_catalogs_count: 'archivos CTE',
  cte_eligible_courses_count: 'cursos CTE',
  cte_pathways_count: 'trayectorias CTE',
  'cohort.student_count': 'estudiantes de la cohorte EOA',
  'total.student_count': 'estudiantes',
  sat_act_score_count: 'mejores puntajes de SAT y ACT',
  sat_score_count: 'mejores puntajes de SAT',
  act_score_count: 'mejores puntajes de ACT',
  ap_score_count: 'puntajes de AP',
  ib_score_count: 'puntajes de IB',
  left_out: 'de la generación que quedan fuera',
  outside: 'fuera de la cohorte EOA',
  students_matched_percentage: 'estudiantes emparejados',
  transcript_courses_matched_percentage: 'cursos de expedientes emparejados',
  test_scores_matched_to_students_percentage: 'puntajes emparejados',
  cte_courses_matched_percentage: 'cursos CTE emparejados',
};

const byKey = (key: string, label: string) => KEYS[key] ?? label;
const always = (words: string) => () => words;
const distribution = (what: string) => (key: string) => (key === 'average' ? 'en promedio' : what);
const inArea = (what: string) => (area: string) => `${what} en ${area}`;

export const NUMBERS_ES: NumberLabels = {
  'rosters/summary': always('estudiantes'),
  'demographics/summary': byKey,
  'transcripts/summary': always('expedientes'),
  'cte-pathways/summary': byKey,
  'matching/summary': byKey,
  'test-scores/summary': byKey,
  'course-catalogs/summary': always('cursos'),
  'matching/detail': (type) => `emparejados: ${type}`,
  'transcripts/detail/gpa-histogram': distribution('promedios de calificaciones'),
  'transcripts/detail/subject-area-average-credits': inArea('créditos'),
  'test-scores/detail/sat-histogram': distribution('mejores puntajes de SAT'),
  'test-scores/detail/act-histogram': distribution('mejores puntajes de ACT'),
  'test-scores/detail/ap-histogram': distribution('puntajes de AP'),
  'test-scores/detail/ib-histogram': distribution('puntajes de IB'),
  'test-scores/detail/ap-subject-area-counts': inArea('puntajes de AP'),
  'test-scores/detail/ib-subject-area-counts': inArea('exámenes IB'),
  'course-catalogs/detail': (year) => `cursos en ${year}`,
  'cohort/waterfall': (step) => `estudiantes ${STEPS[step] ?? step}`,
  equity: byKey,
};

const TYPES: Partial<Record<string, string>> = {
  Gender: 'Género',
  'Race/Ethnicity': 'Raza/etnia',
  'Students with disability': 'Estudiantes con discapacidad',
  'English language learners': 'Aprendices de inglés',
  'Low income': 'Bajos ingresos',
} satisfies Record<(typeof DEMOGRAPHIC_TYPES)[number], string>;

export const PROVENANCE_ES: ProvenanceWords = {
  rosterOnly: 'solo según la lista de estudiantes',
  notUploaded: (dataset) => `${dataset}: sin subir`,
  unreadable: (dataset) => `${dataset}: no se pudo leer el archivo`,
  ofYear: (dataset, year) => `${dataset} de ${year}`,
  ofType: (dataset, type) => `${dataset}: ${TYPES[type] ?? type}`,
  scores: (test) => `puntajes de ${test}`,
};
