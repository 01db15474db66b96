import { quoted, written } from '../../kit/english.ts';
import type { Filled } from '../../kit/overview/decisions.ts';
import { type DecisionWords, type DoubtWords, type ReasonWords, sayKind } from '../overview-words.ts';
import { dayWritten } from '../times.ts';
import { listedInSpanish } from './phrase.ts';

/** 'valores en 4,047 de 4,050 filas, 4,034 distintos' */
export const filledInSpanish = ({ rows, filled, different, sampled }: Filled): string =>
  `valores en ${written(filled)} de ${written(rows)} filas${sampled ? ' revisadas' : ''}, ${written(different)} distintos`;

const APART = 'difiere entre cursos del mismo estudiante y período';
const YES_AND_NO = 'sus valores son sí y no';

const REASONS: ReasonWords = {
  values: () => 'sus valores lo parecen',
  'yes-and-no': () => YES_AND_NO,
  schools: () => 'sus valores son escuelas de esta auditoría',
  levels: () => 'sus valores son nombres de niveles',
  tests: () => 'sus valores son nombres de exámenes',
  'who-is-hispanic': () => 'sus valores dicen quién es hispano',
  name: () => 'lo dice su nombre',
  'local-name': () => 'su nombre dice que es el ID local',
  like: ({ header }) => `se parece a '${header}'`,
  'only-one': () => 'el archivo no tiene otra columna para ello',
  'other-says-hispanic': () => 'otra columna dice quién es hispano',
  'grade-of-today': ({ other }) => `'${other}' es el grado actual`,
  'school-of-today': ({ other }) => `'${other}' es la escuela actual`,
  'year-of-today': ({ other }) => `'${other}' es un solo año en todas las filas de un estudiante`,
  'no-class': ({ other }) => `'${other}' no concuerda con los grados`,
  'tells-grades-apart': () => 'distingue las calificaciones de un curso',
  'rows-by-date': () => 'los estudiantes tienen varias filas, y dice desde cuándo vale cada una',
  differs: () => APART,
  filled: ({ own, other, others }) => `tiene ${filledInSpanish(own)}; '${other}' tiene ${filledInSpanish(others)}`,
};

const DOUBTS: DoubtWords = {
  codes: () => 'sus valores son códigos',
  weighted: () => 'es ponderado',
  'yes-and-no': () => YES_AND_NO,
  'no-other-act': () => 'el archivo no tiene otro puntaje del ACT',
  'maybe-of-today': () => 'podría ser el grado actual',
  'years-of-entry': () => 'concuerda con los años en que los estudiantes empezaron el grado 9',
  administrations: () => 'dice cómo se dio la prueba',
  differs: () => APART,
  'maybe-code': ({ other }) => `'${other}' también podría ser el código`,
  'of-courses': ({ other }) => `es de los cursos de '${other}'`,
  'years-offered': ({ other }) => `junto con '${other}' es el intervalo de años en que se ofrecen los cursos`,
  outside: ({ min, max }) => `sus valores no van de ${min} a ${max}`,
  filled: ({ own }) => `tiene ${filledInSpanish(own)}`,
};

const TOO = {
  terms: 'sus valores son períodos con su año escolar',
  seasons: 'sus valores son estaciones con su año',
  'several-years': 'los estudiantes tienen una fila por cada uno de varios años',
};

const WITH = {
  'mark-types': 'distingue las calificaciones de un curso y período',
  'in-program': 'dice quién está en un programa',
  exited: 'quien salió antes del año escolar cuenta como que salió, y en un día que no se puede leer, como desconocido',
  ended: 'quien dejó de tenerlo antes del año escolar, o en un día que no se puede leer, cuenta como desconocido',
};

/** How columns came to be read as they are. */
export const DECISIONS_ES: DecisionWords = {
  'read-as': ({ header, column, because }, nameOf) =>
    `'${header}' se leyó como ${nameOf(column)} porque ${sayKind(REASONS, because, nameOf)}.`,
  'read-too': ({ header, column, because }, nameOf) =>
    `'${header}' se leyó también como ${nameOf(column)} porque ${TOO[because]}.`,
  'both-read': ({ header, column, other, second, because }, nameOf) =>
    because === 'name'
      ? `'${header}' se leyó como ${nameOf(column)} porque lo dice su nombre, y '${other}' como ${nameOf(second)}.`
      : `'${header}' se leyó como ${nameOf(column)}, porque distingue a los estudiantes; '${other}' se leyó como ${nameOf(second)}.`,
  'not-read-as': ({ header, column, because }, nameOf) =>
    `'${header}' no se leyó como ${nameOf(column)} porque ${sayKind(DOUBTS, because, nameOf)}.`,
  'not-second-id': ({ header, own }) => `'${header}' no se leyó como segundo ID porque tiene ${filledInSpanish(own)}.`,
  'unknown-schools': ({ header, schools, count }, nameOf) =>
    `'${header}' no se leyó como ${nameOf('school')}: ${quoted(schools).join(', ') || 'sus celdas'} ${count === 1 ? 'no es una escuela' : 'no son escuelas'} de esta auditoría, ni por ID ni por nombre.`,
  'from-sheets': ({ column, sheets }, nameOf) =>
    `${nameOf(column)} se tomó ${sheets === 1 ? 'del nombre de la hoja' : 'de los nombres de las hojas'}.`,
  'from-headings': ({ column, headings }, nameOf) =>
    `${nameOf(column)} se tomó de los ${written(headings)} encabezados entre las filas.`,
  'read-together': ({ headers, column }, nameOf) =>
    `${listedInSpanish(quoted(headers), 0)} se leyeron juntas como ${nameOf(column)}.`,
  'read-with': ({ header, other, says }) => `'${header}' se leyó junto con '${other}': ${WITH[says]}.`,
  'several-ids': ({ header, other, ids, rows, same }) =>
    `ID de '${header}' con varios ID en '${other}': ${written(ids)}, en ${written(rows)} filas; con un solo nombre y una sola fecha de nacimiento: ${written(same)}.`,
  'mark-sign': ({ header, other }) => `'${header}' se leyó como el más o el menos de '${other}'.`,
  'final-terms': ({ header, terms }) =>
    `Las filas de ${listedInSpanish(quoted(terms), 0)} en '${header}' se leyeron como calificaciones finales, porque los demás períodos de estos cursos no tienen crédito.`,
  'names-split': ({ header }) => `'${header}' se dividió por su coma en apellido, nombre y segundo nombre.`,
  'courses-split': ({ header }) => `'${header}' se dividió en código y título del curso.`,
  'read-without': ({ header, other }) => `'${header}' se leyó sin '${other}', que sus celdas repiten.`,
  'of-both-tests': ({ header, column, second }, nameOf) =>
    `'${header}' se leyó como ${nameOf(column)} en las filas del SAT y como ${nameOf(second)} en las del ACT.`,
  'in-gpa': ({ header }, nameOf) => `'${header}' se leyó como ${nameOf('exclude_from_gpa')} donde dice que no.`,
  turned: ({ header, column }, nameOf) => `'${header}' se leyó como ${nameOf(column)} donde dice que no.`,
  'active-flag': ({ header }, nameOf) =>
    `'${header}' se leyó como ${nameOf('enrollment_status')}: sí es activo y no es inactivo.`,
  'bare-id': ({ header }) => `'${header}' se leyó sin lo que rodea a sus cifras.`,
  hundredths: ({ header }) => `'${header}' se leyó en centésimas: 50 es medio crédito.`,
  'whole-codes': ({ header }) =>
    `'${header}' se leyó sin el '.0' que los programas ponen tras los números: 2210.0 es 2210.`,
  'waits-for-codes': ({ header, other }) =>
    `'${header}' no se usa mientras no se expliquen los códigos de '${other}', porque pueden decir quién es hispano.`,
  mapped: ({ by, at, columns }, nameOf) => {
    const parts = columns.map(({ column, header }) =>
      header === null ? `${nameOf(column)} no está en este archivo` : `'${header}' -> ${nameOf(column)}`,
    );
    return `Columnas asignadas por ${by} el ${dayWritten(at, 'es')}: ${parts.join(', ')}`;
  },
};
