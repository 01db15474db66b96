import type { findings as english } from '../en/findings.ts';
import type { Words } from '../spoken.ts';
import { form } from './plural.ts';

const students = (count: number) => form(count, 'estudiante', 'estudiantes');
const COHORT = 'Todos los estudiantes de la cohorte EOA.';
const CREDITS = 'Los créditos cuentan una vez por curso y periodo.';

export const findings: Words<typeof english> = {
  title: 'Hallazgos',
  description:
    'Quién recibe qué cursos, exámenes y planes de estudio, por grupo, y hasta dónde los datos que faltan podrían mover cada número.',
  error: 'No se pudieron cargar los hallazgos.',
  noCohort: {
    heading: 'Aún no hay hallazgos',
    text: 'Los hallazgos aparecen aquí en cuanto se hayan procesado las listas y los expedientes de los cuatro años.',
    button: 'Ir a Carga de datos',
  },

  standOut: {
    title: 'Lo que destaca',
    sentence: (missing, count, group, would) =>
      `${missing} ${group} más ${form(count, 'habría', 'habrían')} ${would} con la tasa de los demás.`,
    rates: (rate, others) => `Tasa: ${rate}; de los demás: ${others}.`,
    gap: (difference, low, high) =>
      `La diferencia es de ${difference} puntos; los datos que faltan pueden moverla a entre ${low} y ${high}.`,
    bounds: (low, high) => `Digan lo que digan los datos que faltan, la tasa está entre ${low} y ${high}.`,
    none: 'Ninguna diferencia entre grupos es mayor que lo que el azar o los datos que faltan podrían explicar.',
    notReady: (count) =>
      form(
        count,
        '1 medida no está lista y no se incluye aquí.',
        `${count} medidas no están listas y no se incluyen aquí.`,
      ),
    how: 'Cómo se eligieron',
    rule: [
      'Solo se miran las medidas que están listas y los grupos de al menos 10 estudiantes.',
      'Todo el intervalo del 95% del grupo está por debajo de la tasa de los demás, así que el azar por sí solo rara vez explica la diferencia.',
      'La tasa del grupo queda por debajo de la de los demás digan lo que digan los datos que faltan.',
      'De cada medida se nombra el grupo al que le faltan más estudiantes; de todas las medidas, cinco como máximo, primero la de más estudiantes.',
    ],
    caution: 'Un hallazgo dice que una tasa es más baja. No dice por qué.',
  },

  themes: { access: 'Acceso', success: 'Resultados', progress: 'Avance', completion: 'Finalización' },

  compareBy: 'Comparar por',
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
  people: {
    gender: {
      male: ['estudiante hombre', 'estudiantes hombres'],
      female: ['estudiante mujer', 'estudiantes mujeres'],
      other: ['estudiante de otro género', 'estudiantes de otro género'],
    },
    race: {
      'pacific islander': ['estudiante de las islas del Pacífico', 'estudiantes de las islas del Pacífico'],
      white: ['estudiante blanco', 'estudiantes blancos'],
      asian: ['estudiante asiático', 'estudiantes asiáticos'],
      'american indian': ['estudiante indígena americano', 'estudiantes indígenas americanos'],
      latinx: ['estudiante latino', 'estudiantes latinos'],
      other: ['estudiante de otra raza', 'estudiantes de otra raza'],
      'two or more': ['estudiante de dos o más razas', 'estudiantes de dos o más razas'],
      black: ['estudiante negro', 'estudiantes negros'],
    },
    disability: {
      with: ['estudiante con discapacidad', 'estudiantes con discapacidad'],
      without: ['estudiante sin discapacidad', 'estudiantes sin discapacidad'],
    },
    english_learner: {
      learner: ['aprendiz de inglés', 'aprendices de inglés'],
      native: ['hablante nativo o con dominio', 'hablantes nativos o con dominio'],
    },
    low_income: {
      low: ['estudiante de bajos ingresos', 'estudiantes de bajos ingresos'],
      above: ['estudiante sin bajos ingresos', 'estudiantes sin bajos ingresos'],
    },
  },
  all: 'Todos los estudiantes',

  legend: {
    title: 'Cómo leer los gráficos',
    rate: 'Tasa',
    interval: 'Intervalo del 95%',
    bounds: 'Posible con los datos que faltan',
    others: 'Tasa de los demás',
  },

  ofStudents: (attained, size, count) => `${attained} de ${size} ${students(count)}`,
  asked: (size, count) => `${size} ${students(count)}`,
  small: 'Menos de 10 estudiantes',
  beside: 'no se muestra, para que no se deduzca un grupo pequeño',
  nobody: 'Ningún estudiante',
  summary: (name, rate) => `${name}: ${rate}`,
  unknown: (count, number) =>
    `${count} ${students(number)} sin un valor conocido no ${form(number, 'está', 'están')} en ningún grupo.`,
  more: 'Ver más',

  columns: {
    group: 'Grupo',
    asked: 'Estudiantes',
    attained: 'De ellos, sí',
    rate: 'Tasa %',
    intervalLow: 'Intervalo desde %',
    intervalHigh: 'Intervalo hasta %',
    boundsLow: 'Mínimo posible %',
    boundsHigh: 'Máximo posible %',
    others: 'Los demás %',
    difference: 'Diferencia, puntos',
    missing: 'Estudiantes que faltan',
  },

  notReady: {
    title: 'No está lista',
    reasons: {
      files_missing: (files) => `Una escuela no ha subido todo aquello en que se basa: ${files}.`,
      courses_unmatched: () => 'Menos del 95% de las filas de expedientes encontraron su curso en un catálogo.',
      scores_unmatched: () => 'Menos del 95% de las puntuaciones encontraron a su estudiante.',
      sced_missing: () => 'Menos del 95% de las filas de expedientes tienen un código SCED.',
    },
    fixes: {
      files_missing: 'Ver lo que falta',
      courses_unmatched: 'Ver los cursos sin coincidencia',
      scores_unmatched: 'Ver las puntuaciones sin coincidencia',
      sced_missing: 'Ver los cursos sin código',
    },
  },

  how: {
    label: (title) => `Cómo se calcula «${title}»`,
    asked: 'A quién se pregunta',
    attained: 'Cuándo cuenta',
    restsOn: 'Se basa en',
    source: 'Fuente',
    help: 'Más sobre los hallazgos en Ayuda',
  },

  detail: {
    basis: 'Lo que pueden cambiar los datos que faltan',
    leftOut: (count, number) =>
      `${count} ${students(number)} de la generación ${form(number, 'queda', 'quedan')} fuera por un año de lista o de expedientes que falta.`,
    uncertain: (count, number) =>
      `${count} ${students(number)} ${form(number, 'tiene', 'tienen')} cursos de los que no se sabe si cuentan.`,
    floating: (count, number) =>
      `${count} ${form(number, 'identificador', 'identificadores')} de puntuaciones no ${form(number, 'está', 'están')} en ninguna lista.`,
    unknownTrait: (trait, count, number) => `${trait}: ${count} ${students(number)} sin un valor conocido.`,
    nothing: 'No falta nada que pudiera cambiarlo.',
    schools: 'Por escuela',
    schoolsNote: 'En orden alfabético. Los estudiantes se cuentan en su escuela de origen.',
    error: 'No se pudo cargar este hallazgo.',
  },

  ladder: {
    title: 'Pasos de matemáticas',
    note: 'De los estudiantes que aprobaron un paso, cuántos siguieron a uno posterior.',
    steps: { algebra1: 'Álgebra I', geometry: 'Geometría', algebra2: 'Álgebra II', precalculus: 'Precálculo' },
    after: (step) => `Después de ${step}`,
    everybody: 'Todos tomaron un curso posterior',
    stopped: (count, number) =>
      `${count} ${students(number)} no ${form(number, 'tomó', 'tomaron')} ningún curso posterior`,
    error: 'No se pudieron cargar los pasos de matemáticas.',
  },

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
      attained: 'Al menos una puntuación AP o IB, numérica o no.',
      would: 'presentado un examen AP o IB',
    },
    ap_ib_score: {
      title: 'Obtuvieron 3 o más en un examen AP, o 4 o más en uno IB',
      asked: COHORT,
      attained: 'Al menos una puntuación AP de 3 o más o IB de 4 o más.',
      would: 'obtenido tal puntuación en un examen AP o IB',
    },
    sat_act: {
      title: 'Presentaron el SAT o el ACT',
      asked: COHORT,
      attained: 'Una superpuntuación del SAT o del ACT.',
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
};
