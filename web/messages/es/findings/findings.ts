import { MEASURE_WORDS_ES } from '#contract/quality/measure-words/es.ts';
import type { findings as english } from '../../en/findings/findings.ts';
import type { Words } from '../../spoken.ts';
import { form } from '../plural.ts';

const students = (count: number) => form(count, 'estudiante', 'estudiantes');

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
    sentence: (missing, count, group, would, others) =>
      `${missing} ${group} más ${form(count, 'habría', 'habrían')} ${would} con la tasa de ${others}.`,
    theOthers: 'los demás',
    rates: (attained, size, rate, others) =>
      `La tasa es más baja: ${attained} de ${size} estudiantes, ${rate}; ${others}.`,
    others: (group, rate) => `${group}: ${rate}`,
    allOthers: {
      gender: 'todos los demás de género conocido',
      race: 'todos los demás de raza u origen étnico conocidos',
      disability: 'todos los demás de quienes se sabe si tienen una discapacidad',
      english_learner: 'todos los demás de quienes se sabe si aprenden inglés',
      low_income: 'todos los demás de ingresos conocidos',
    },
    other: (group, attained, size, rate) => `${group}: ${attained} de ${size}, ${rate}`,
    gap: (difference, low, high) =>
      `La diferencia es de ${difference} puntos; los datos que faltan pueden moverla a entre ${low} y ${high}.`,
    bounds: (low, high) => `Digan lo que digan los datos que faltan, la tasa está entre ${low} y ${high}.`,
    nothing: 'Todavía no se pudo comparar ningún grupo.',
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

  themes: MEASURE_WORDS_ES.themes,

  jump: 'En esta página',
  compareBy: 'Comparar por',
  traits: MEASURE_WORDS_ES.traits,
  groups: MEASURE_WORDS_ES.groups,
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
  all: MEASURE_WORDS_ES.all,

  legend: {
    title: 'Cómo leer las gráficas',
    rate: 'Tasa',
    interval: 'Intervalo del 95%',
    bounds: 'Posible con los datos que faltan',
    others: 'Tasa de los demás',
  },

  ofStudents: (attained, size, count) => `${attained} de ${size} ${students(count)}`,
  asked: (size, count) => `${size} ${students(count)}`,
  small: 'Menos de 10 estudiantes',
  withheld: 'no se muestra, para que no se distinga ningún grupo pequeño',
  smallGroups: (names) => `Menos de 10 estudiantes: ${names}.`,
  hiddenGroups: (names) => `No se muestra: ${names}.`,
  nobody: 'Ningún estudiante',
  nobodyAsked: 'Aquí no se cuenta a ningún estudiante para esta medida.',
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
      scores_unmatched: () => 'Menos del 95% de los puntajes encontraron a su estudiante.',
      sced_missing: () => 'Menos del 95% de las filas de expedientes tienen un código SCED.',
    },
    fixes: {
      files_missing: 'Ver lo que falta',
      courses_unmatched: 'Ver los cursos sin coincidencia',
      scores_unmatched: 'Ver los puntajes sin coincidencia',
      sced_missing: 'Ver los cursos sin código',
    },
  },

  how: {
    label: (title) => `Cómo se calcula «${title}»`,
    asked: 'A quién se cuenta',
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
      `${count} ${form(number, 'identificador', 'identificadores')} de puntajes no ${form(number, 'está', 'están')} en ninguna lista.`,
    unknownTrait: (trait, count, number) => `${trait}: ${count} ${students(number)} sin un valor conocido.`,
    nothing: 'No falta nada que pudiera cambiarlo.',
    schools: 'Por escuela',
    schoolsNote: 'En orden alfabético. Los estudiantes se cuentan en su escuela de origen.',
    error: 'No se pudo cargar este hallazgo.',
  },

  ladder: {
    title: 'Pasos de matemáticas',
    note: 'De los estudiantes que aprobaron un paso, cuántos siguieron a uno posterior.',
    steps: MEASURE_WORDS_ES.steps,
    after: MEASURE_WORDS_ES.after,
    flow: (wentOn, passed, stopped, count) =>
      `${wentOn} de ${passed} que lo aprobaron tomaron uno posterior; ${stopped} no ${form(count, 'lo hizo', 'lo hicieron')}`,
    byGroup: 'Tomaron un curso posterior, por grupo',
    error: 'No se pudieron cargar los pasos de matemáticas.',
  },

  measures: MEASURE_WORDS_ES.measures,
};
