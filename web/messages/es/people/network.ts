import { MEASURE_WORDS_ES } from '#contract/quality/measure-words/es.ts';
import type { network as english } from '../../en/people/network.ts';
import type { Words } from '../../spoken.ts';
import { plural } from '../plural.ts';

export const network: Words<typeof english> = {
  title: 'Red',
  description:
    'Archivos, fechas límite, calidad de los datos y oportunidades en todos los distritos de una generación. Los números de grupos pequeños no se muestran.',
  error: 'No se pudo cargar la red.',
  none: 'Todavía no hay ninguna auditoría.',
  classLabel: 'Generación',
  summary: {
    title: 'De un vistazo',
    districts: (count) => (count === 1 ? 'distrito' : 'distritos'),
    complete: 'con todo completo',
    overdue: 'con la fecha vencida',
    files: (count) => (count === 1 ? 'archivo procesado' : 'archivos procesados'),
    waiting: (count) => (count === 1 ? 'archivo en espera' : 'archivos en espera'),
  },
  districts: {
    title: 'Distritos',
    caption: 'Cargas y calidad de los datos por distrito',
    columns: {
      district: 'Distrito',
      status: 'Estado',
      due: 'Fecha límite',
      files: 'Archivos',
      rows: 'Filas que cuentan',
      courses: 'Cursos con coincidencia',
      scores: 'Puntajes con coincidencia',
      last: 'Último archivo',
    },
    files: (all, withErrors) => (withErrors === 0 ? `${all}` : `${all}, ${withErrors} con errores`),
    malformed: (count) => plural(count, 'ilegible', 'ilegibles'),
    waiting: (count) => `${count} en espera`,
    noUpload: 'Ninguno',
    noNumbers: 'Todavía sin números',
  },
  opportunity: {
    title: 'Oportunidades',
    note: 'Cada distrito cuenta con su propia configuración, como el puntaje a partir del cual cuenta un examen. Una medida abarca los distritos cuyos archivos están lo bastante completos para ella.',
    compareBy: 'Comparar por',
    noNumbers:
      'Ningún distrito tiene números todavía. Aparecen cuando se han procesado las listas de estudiantes y los expedientes.',
    ready: (ready, computed) => `${ready} de ${plural(computed, 'distrito', 'distritos')}`,
    notReady: 'Ningún distrito tiene archivos lo bastante completos para esto.',
    leftOut: (groups) => `Sin contar, para proteger a los grupos pequeños: ${groups}.`,
    inDistricts: (group, count) => `${group} (${plural(count, 'distrito', 'distritos')})`,
    hidden: 'No se muestra, para proteger a los grupos pequeños',
    nobody: 'No se cuenta a ningún estudiante para esta medida.',
    of: (attained, size) => `${attained} de ${size}`,
    summary: (name, rate) => `${name}: ${rate}`,
    byDistrict: 'Por distrito',
    columns: [
      'Grupo',
      'Estudiantes',
      'De ellos, sí',
      'Tasa',
      'Intervalo desde',
      'Intervalo hasta',
      'Distritos',
      'Sin contar',
    ],
    all: MEASURE_WORDS_ES.all,
  },
  byDistrict: {
    title: (measure) => `${measure}, por distrito`,
    note: 'En orden alfabético, tal como lo muestra el informe de cada distrito.',
    choose: 'Medida',
    district: 'Distrito',
    all: MEASURE_WORDS_ES.all,
    hidden: 'No se muestra',
    nobody: 'Ningún estudiante',
    reasons: {
      files_missing: 'Faltan archivos',
      courses_unmatched: 'Muy pocos cursos con coincidencia',
      scores_unmatched: 'Muy pocos puntajes con coincidencia',
      sced_missing: 'Muy pocos cursos tienen un código SCED',
    },
    none: 'Ningún distrito tiene números todavía.',
    error: 'No se pudieron cargar las cifras por distrito.',
  },
};
