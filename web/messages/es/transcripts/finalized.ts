import type * as english from '../../en/transcripts/finalized.ts';
import type { Words } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

export const finalizedRecord: Words<typeof english.finalizedRecord> = {
  error: 'No se pudieron cargar los expedientes.',
  view: 'Expedientes por área',
  candidatesLead: 'La selección está finalizada. Un cambio la reabre y pide un motivo.',
  showCandidates: 'Mostrar los estudiantes que se pueden elegir',
  hideCandidates: 'Ocultar los estudiantes que se pueden elegir',
  bySubject: 'Créditos por área',
  student: 'Estudiante',
  year: (period, grade) => (grade === null ? period : `${period} · Grado ${grade}`),
  columns: {
    course: 'Curso',
    year: 'Año',
    level: 'Nivel',
    grade: 'Calificación',
    credits: 'Créditos',
    subject: 'Área',
    courses: 'Cursos',
    demanding: 'Cursos AP o IB',
    test: 'Examen',
    taken: 'Fecha',
    score: 'Puntaje',
  },
  levels: { AP: 'AP', IB: 'IB', honors: 'Honores', general: 'General' },
  cte: 'CTE',
  total: 'Total',
  scores: 'Puntajes de exámenes',
  superscores: { 'SAT superscore': 'Superpuntaje SAT', 'ACT superscore': 'Superpuntaje ACT' },
  noCourses: 'Sin filas: el estudiante había salido de la cohorte antes de finalizar la selección.',
  facts: {
    districtId: 'Identificador del distrito',
    gpa: 'GPA',
    credits: 'Créditos obtenidos',
    race: 'Raza/etnia',
    gender: 'Género',
    programs: 'Disc. / AI / BI',
  },
  standings: {
    counted: '',
    other_mark: 'cuenta otra calificación de este curso',
    not_counted: 'repetición, no cuenta',
    not_a_course: 'no es un curso',
    credit_counted_before: 'crédito contado una vez',
  },
  elsewhere: (school) => `en ${school}`,
  asOf: (version, time) => `Datos de la versión ${version}, ${time}`,
  newer: (time) => `Hay datos más nuevos distintos, de ${time}`,
  newerHelp: 'Lo finalizado queda como estaba. Reabra la selección para usar los datos más nuevos.',
  note: (divisors) =>
    `Los créditos son unidades Carnegie${divisors}. El GPA es sin ponderar en una escala de 4.0. Contiene registros de estudiantes: guárdelos y destrúyalos como lo exige su distrito.`,
  divided: (by) => `; los créditos propios de la escuela se dividieron entre ${by}`,
};

export const printing: Words<typeof english.printing> = {
  title: 'Imprimir expedientes',
  back: 'Volver a los expedientes',
  print: 'Imprimir',
  ready: (count) =>
    `${plural(count, 'expediente', 'expedientes')}, un estudiante por página. La impresión queda registrada.`,
  some: (shown, of) => `Se imprimen los primeros ${shown} de ${number(of)}: elija o filtre para ver los demás.`,
  head: (year, category, at, of) => `Cohorte EOA, generación ${year} · ${category} · Expediente ${at} de ${of}`,
  finalized: (time) => `Finalizado ${time}`,
  draft: 'Borrador, sin finalizar',
  version: (selection, numbers) => `Versión de la selección ${selection} · Versión de los datos ${numbers}`,
  by: (person, time) => `Impreso por ${person}, ${time}`,
};
