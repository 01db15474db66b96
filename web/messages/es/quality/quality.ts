import type { quality as english } from '../../en/quality/quality.ts';
import type { Words } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const files = (count: number) => plural(count, 'archivo', 'archivos');

export const quality: Words<typeof english> = {
  title: 'Calidad de datos',
  description: 'Revise los datos subidos del distrito y asegúrese de que sean correctos.',
  showDataFor: 'Mostrar datos de',
  allSchools: 'Todas las escuelas',
  viewMore: 'Ver más',
  detail: (name) => `Detalle: ${name}`,

  missing: {
    title: '¿Falta información?',
    finding: (name, count, what) =>
      form(count, `${name} no tiene ${what}`, `${number(count)} escuelas no tienen ${what}`),
    more: (count) => form(count, 'Falta 1 cosa más.', `Faltan ${number(count)} cosas más.`),
    link: 'Vaya a la carga de datos',
    contact: 'o comuníquese con su gerente de cuenta.',
  },

  missingDataset: {
    STUDENT_ROSTER: 'lista de estudiantes',
    COURSE_CATALOG: 'catálogo de cursos',
    STUDENT_DEMOGRAPHICS: 'datos demográficos',
    TRANSCRIPT: 'expedientes académicos',
    STUDENT_TEST_SCORES: 'puntajes de exámenes',
    CTE_PATHWAY_CATALOG: 'trayectorias CTE',
  },
  missingColumn: {
    STUDENT_ROSTER: (column) => `lista de estudiantes de ${column}`,
    COURSE_CATALOG: (year) => `catálogo de cursos de ${year}`,
    STUDENT_DEMOGRAPHICS: (type) => `datos demográficos de ${type}`,
    TRANSCRIPT: (column) => `expedientes de ${column}`,
    STUDENT_TEST_SCORES: (test) => `puntajes ${test}`,
    CTE_PATHWAY_CATALOG: (year) => `trayectorias CTE de ${year}`,
  },

  refreshing: {
    title: 'Los números se están actualizando',
    text: 'Se ha procesado un archivo. Los números de esta página se actualizan automáticamente cuando están listos.',
    done: 'Los números de esta página están al día.',
  },

  start: {
    heading: 'Empiece a subir datos',
    text: 'Los números aparecen aquí en cuanto se haya procesado el primer archivo.',
    viewOnly: 'Los números aparecen aquí en cuanto el distrito haya subido su primer archivo.',
    button: 'Subir datos',
  },

  empty: {
    nothing: (names) => `Todavía sin ${names}`,
    nothingText: (names) => `Los números aparecen aquí en cuanto se haya procesado un archivo de ${names}.`,
    goToUpload: 'Ir a la carga de datos',
    processing: 'Aún en proceso',
    processingText: (file, stage) => `${[file, stage].filter(Boolean).join(' · ')}. Puede salir de esta página.`,
    seeProgress: 'Ver el progreso',
    unreadable: 'No se pudo leer el archivo',
    unreadableText: (file) =>
      `${file} se subió, pero no se pudo abrir. Súbalo de nuevo en un formato que se pueda leer.`,
    seeWhy: 'Ver por qué',
    checked: (count) =>
      `${files(count)} ${form(count, 'revisado. No contiene', 'revisados. No contienen')} filas para esta tarjeta.`,
    seeFiles: 'Ver los archivos',
  },

  foot: {
    computedFrom: 'Calculado con',
    files,
    filesTitle: 'Archivos en uso',
  },

  about: {
    label: (card) => `¿De dónde sale esto? ${card}`,
    division: (part, whole, percent) => `${part} ÷ ${whole} = ${percent}`,
    help: 'Cómo se calcula',
  },

  error: {
    safe: 'Sus archivos y números están a salvo.',
    chartSafe: 'Las gráficas sin este mensaje están completas.',
  },

  cohort: 'Cohorte EOA',
  allStudents: 'Todos los estudiantes',
};
