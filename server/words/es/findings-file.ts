import { MEASURE_WORDS_ES } from '#contract/quality/measure-words/es.ts';
import type { FindingsFileWords } from '../findings-file.ts';
import { groupIn, questionIn, traitIn } from '../measure-names.ts';

export const FINDINGS_FILE_ES: FindingsFileWords = {
  title: (district, yearEnding) => `Hallazgos de oportunidades de ${district}, generación ${yearEnding}`,
  description:
    'Quién recibe qué cursos, exámenes y planes de estudio, por grupo y escuela, con intervalos del 95% y con hasta dónde los datos que faltan podrían mover cada tasa. Una fila por medida, ámbito y grupo. Un hallazgo dice que una tasa es más baja. No dice por qué.',
  allSchools: 'Todas las escuelas',
  question: questionIn(MEASURE_WORDS_ES),
  trait: traitIn(MEASURE_WORDS_ES),
  group: groupIn(MEASURE_WORDS_ES),
  fields: {
    measure: ['Medida', 'Nombre de la medida. Es el mismo en cada idioma y versión.'],
    question: ['Pregunta', 'Lo que se pregunta de cada estudiante.'],
    theme: [
      'Tema',
      'De qué trata la medida: access (acceso), success (resultados), progress (avance) o completion (finalización).',
    ],
    scope_id: ['ID del ámbito', "'all' para todas las escuelas, o el identificador de una escuela."],
    scope: ['Ámbito', 'Todas las escuelas, o el nombre de una. Los estudiantes se cuentan en su escuela de origen.'],
    trait: ['Característica', "En qué se distinguen los grupos; 'all' para todos los estudiantes."],
    group: ['Grupo', "El grupo de la característica; 'all' para todos los estudiantes."],
    group_name: ['Nombre del grupo', 'El grupo en palabras.'],
    status: [
      'Estado',
      "'shown' (se muestra), 'nobody' donde no se pregunta a ningún estudiante del grupo, o 'hidden' (oculto): el grupo tiene menos de 10 estudiantes, o de él se deduciría un número de un grupo así.",
    ],
    asked: ['Estudiantes', 'Estudiantes del grupo a quienes se pregunta.'],
    attained: ['De ellos, sí', 'De ellos, aquellos para quienes es cierto.'],
    rate: ['Tasa %', '100 x attained entre asked.'],
    interval_low: ['Intervalo desde %', 'Extremo inferior del intervalo del 95% (Wilson).'],
    interval_high: ['Intervalo hasta %', 'Extremo superior del intervalo del 95% (Wilson).'],
    possible_low: ['Mínimo posible %', 'La tasa más baja posible, digan lo que digan los datos que faltan.'],
    possible_high: ['Máximo posible %', 'La tasa más alta posible, digan lo que digan los datos que faltan.'],
    others_rate: ['Los demás %', 'Tasa de todos los estudiantes con otro valor conocido de la característica.'],
    difference: ['Diferencia, puntos', 'Tasa menos la tasa de los demás, en puntos porcentuales.'],
    ratio: ['Razón', 'Tasa dividida por la tasa de los demás.'],
    missing_students: ['Estudiantes que faltan', 'Cuántos estudiantes más habría con la tasa de los demás.'],
    ready: ['Lista', 'Si ya se puede confiar en la medida.'],
    not_ready_reason: ['Lo primero', 'Donde la medida no está lista: lo que hay que corregir primero.'],
    version: ['Versión', 'Versión de los números.'],
  },
  sheets: { rows: 'Hallazgos', about: 'Acerca de' },
  about: {
    version: 'Versión de los números',
    computed: 'Calculado',
    settings: 'Configuración vigente',
    files: 'Archivos',
    hash: 'SHA-256',
    hidden:
      "Las filas con el estado 'hidden' no tienen números: el grupo tiene menos de 10 estudiantes, o de él se deduciría un número de un grupo así.",
    caution: 'Un hallazgo dice que una tasa es más baja. No dice por qué.',
    never: 'Aún no se ha calculado',
  },
  settings: {
    cuts: (ap, ib) => `Los exámenes AP cuentan desde un puntaje de ${ap}; los IB, desde ${ib}.`,
    everLearner: 'Quien fue aprendiz de inglés en cualquier año cuenta como tal.',
    everLowIncome: 'Quien tuvo bajos ingresos en cualquier año cuenta como tal.',
    comparedWith: (trait, group) => `${trait}: los grupos se comparan con ${group}, no con todos los demás.`,
    own: (names) => `Sus propios requisitos: ${names}.`,
  },
  yes: 'Sí',
  no: 'No',
  reasons: {
    files_missing: 'Una escuela no ha subido todo aquello en que se basa.',
    courses_unmatched: 'Menos del 95% de las filas de expedientes encontraron su curso en un catálogo.',
    scores_unmatched: 'Menos del 95% de los puntajes encontraron a su estudiante.',
    sced_missing: 'Menos del 95% de las filas de expedientes tienen un código SCED.',
  },
};
