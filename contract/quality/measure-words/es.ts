import type { MeasureWords } from './measure-words.ts';

const COHORT = 'Todos los estudiantes de la cohorte EOA.';
const CREDITS = 'Los créditos cuentan una vez por curso y periodo.';

export const MEASURE_WORDS_ES: MeasureWords = {
  themes: { access: 'Acceso', success: 'Resultados', progress: 'Avance', completion: 'Finalización' },
  traits: {
    gender: 'Género',
    race: 'Raza y etnia',
    disability: 'Discapacidad',
    english_learner: 'Aprendices de inglés',
    low_income: 'Bajos ingresos',
  },
  groups: {
    gender: { male: 'Masculino', female: 'Femenino', other: 'Otro género' },
    race: {
      'pacific islander': 'Isleño del Pacífico',
      white: 'Blanco',
      asian: 'Asiático',
      'american indian': 'Indígena americano',
      latinx: 'Latino',
      other: 'Otra raza',
      'two or more': 'Dos o más razas',
      black: 'Negro',
    },
    disability: { with: 'Con discapacidad', without: 'Sin discapacidad' },
    english_learner: { learner: 'Aprendices de inglés', native: 'Nativos o con dominio' },
    low_income: { low: 'Bajos ingresos', above: 'Sin bajos ingresos' },
  },
  all: 'Todos los estudiantes',
  measures: {
    ap_course: {
      title: 'Tomaron un curso AP',
      asked: COHORT,
      attained: 'Al menos una fila de expediente de un curso AP.',
      would: 'tomado un curso AP',
    },
    ib_course: {
      title: 'Tomaron un curso IB, donde se ofrece',
      asked: 'Estudiantes de la cohorte EOA cuya escuela de origen tiene un curso IB en un catálogo.',
      attained: 'Al menos una fila de expediente de un curso IB.',
      would: 'tomado un curso IB',
    },
    advanced_course: {
      title: 'Tomaron un curso AP, IB o de honores',
      asked: COHORT,
      attained: 'Al menos una fila de expediente de un curso AP, IB o de honores.',
      would: 'tomado un curso AP, IB o de honores',
    },
    cte_course: {
      title: 'Tomaron un curso de formación técnica y profesional',
      asked: COHORT,
      attained: 'Al menos una fila de expediente de un curso CTE.',
      would: 'tomado un curso de formación técnica y profesional',
    },
    ap_ib_passed: {
      title: 'Aprobaron un curso AP o IB',
      asked: COHORT,
      attained: 'Créditos obtenidos en al menos un curso AP o IB.',
      would: 'aprobado un curso AP o IB',
    },
    ap_ib_exam: {
      title: 'De quienes tomaron un curso AP o IB, presentaron un examen',
      asked: 'Estudiantes de la cohorte EOA que tomaron un curso AP o IB.',
      attained: 'Al menos un puntaje AP o IB, numérico o no.',
      would: 'presentado un examen AP o IB',
    },
    ap_ib_score: {
      title: 'Obtuvieron 3 o más en un examen AP, o 4 o más en uno IB',
      asked: COHORT,
      attained: 'Al menos un puntaje AP de 3 o más o IB de 4 o más.',
      would: 'obtenido 3 o más en un examen AP, o 4 o más en uno IB',
    },
    sat_act: {
      title: 'Presentaron el SAT o el ACT',
      asked: COHORT,
      attained: 'Un superpuntaje del SAT o del ACT.',
      would: 'presentado el SAT o el ACT',
    },
    ninth_on_track: {
      title: 'Al día al final de noveno grado',
      asked: 'Estudiantes de la cohorte EOA con una fila de expediente en el primero de los cuatro años.',
      attained: 'Al menos 5 unidades Carnegie obtenidas en ese año, y como máximo una F semestral en un área básica.',
      would: 'estado al día al final de noveno grado',
    },
    algebra_by_ninth: {
      title: 'Aprobaron Álgebra I a más tardar en noveno grado',
      asked: COHORT,
      attained:
        'Créditos obtenidos en Álgebra I o un curso posterior de matemáticas, en el primero de los cuatro años o antes.',
      would: 'aprobado Álgebra I a más tardar en noveno grado',
    },
    algebra2: {
      title: 'Aprobaron Álgebra II',
      asked: COHORT,
      attained: 'Créditos obtenidos en Álgebra II o un curso posterior de matemáticas.',
      would: 'aprobado Álgebra II',
    },
    chemistry_or_physics: {
      title: 'Aprobaron química o física',
      asked: COHORT,
      attained: 'Créditos obtenidos en química o física.',
      would: 'aprobado química o física',
    },
    college_ready: {
      title: 'Completaron un plan de estudios para la universidad',
      asked: COHORT,
      attained: `4 unidades de inglés; 3 de matemáticas con Álgebra II o un curso posterior; 3 de ciencias con biología y química o física; 3 de estudios sociales con historia de EE. UU. o mundial; 2 de un idioma. ${CREDITS}`,
      would: 'completado un plan de estudios para la universidad',
    },
    college_ready_near: {
      title: 'De los demás, a un curso anual como máximo de completarlo',
      asked: 'Estudiantes de la cohorte EOA sin un plan de estudios para la universidad.',
      attained:
        'Lo que falta suma 1.0 como máximo: las unidades que faltan, o 1.0 por cada curso nombrado que no se aprobó.',
      would: 'estado a un curso anual como máximo de un plan de estudios para la universidad',
    },
    curriculum_standard: {
      title: 'Completaron el plan estándar de NAEP',
      asked: COHORT,
      attained: `4 unidades de inglés y 3 de estudios sociales, de matemáticas y de ciencias. ${CREDITS}`,
      would: 'completado el plan estándar de NAEP',
    },
    curriculum_midlevel: {
      title: 'Completaron el plan intermedio de NAEP',
      asked: COHORT,
      attained: `El plan estándar, con geometría y Álgebra I o II, dos de biología, química y física, y 1 unidad de un idioma. ${CREDITS}`,
      would: 'completado el plan intermedio de NAEP',
    },
    curriculum_rigorous: {
      title: 'Completaron el plan riguroso de NAEP',
      asked: COHORT,
      attained: `4 unidades de inglés, 3 de estudios sociales, 4 de matemáticas con precálculo o un curso posterior, 3 de ciencias con biología, química y física, y 3 de idiomas. ${CREDITS}`,
      would: 'completado el plan riguroso de NAEP',
    },
    career_ready: {
      title: 'Completaron un plan de estudios para una profesión',
      asked: COHORT,
      attained: `Al menos 3 unidades de cursos CTE en un campo. ${CREDITS}`,
      would: 'completado un plan de estudios para una profesión',
    },
    cte_concentrator: {
      title: 'Completaron dos cursos de una trayectoria',
      asked: COHORT,
      attained: 'Créditos obtenidos en al menos dos cursos que una trayectoria CTE incluye.',
      would: 'completado dos cursos de una trayectoria',
    },
  },
  steps: { algebra1: 'Álgebra I', geometry: 'Geometría', algebra2: 'Álgebra II', precalculus: 'Precálculo' },
  after: (step) => `Después de ${step}`,
};
