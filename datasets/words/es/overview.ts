import { quoted, schoolYear, written } from '../../kit/english.ts';
import type { LayoutReason, RowsLeftOut, SlotsOf } from '../../kit/overview/overview-line.ts';
import type { OverviewWords } from '../overview-words.ts';
import { dayWritten } from '../times.ts';
import { filledInSpanish } from './decisions.ts';
import { layoutInSpanish } from './layouts.ts';
import { andMore } from './phrase.ts';

/** Why rows were left out: of one row, of several. */
const LEFT_OUT: Record<RowsLeftOut['reason'], readonly [one: string, many: string]> = {
  'in-error': ['fila con errores', 'filas con errores'],
  'not-chosen': [
    'fila de una escuela, un año o un examen que no se seleccionó',
    'filas de escuelas, años o exámenes que no se seleccionaron',
  ],
  copy: ['copia exacta de una fila anterior', 'copias exactas de filas anteriores'],
  replaced: ['fila de un registro que otra fila también tiene', 'filas de registros que otra fila también tiene'],
  file: [
    'fila de un archivo que no se puede usar tal como está',
    'filas de un archivo que no se puede usar tal como está',
  ],
  'no-slot': ['fila sin ningún puntaje', 'filas sin ningún puntaje'],
  role: [
    'fila de una persona que no es estudiante, o quizá no lo sea',
    'filas de personas que no son estudiantes, o quizá no lo sean',
  ],
  'not-read': ['fila sin valor en ninguna columna que se lee', 'filas sin valor en ninguna columna que se lee'],
};

/** Rows that a layout leaves out: of one row, of several. */
const LEFT_OUT_BY_LAYOUT: Record<LayoutReason, readonly [one: string, many: string]> = {
  deleted: ['fila marcada como eliminada', 'filas marcadas como eliminadas'],
  totals: ['fila de totales', 'filas de totales'],
  'not-students': ['fila de personas que no son estudiantes', 'filas de personas que no son estudiantes'],
  'without-grade': ['fila de personas sin grado', 'filas de personas sin grado'],
  'ended-programs': [
    'fila de programas que terminaron antes del último año escolar',
    'filas de programas que terminaron antes del último año escolar',
  ],
  'parts-of-scores': [
    'fila de percentiles, puntajes parciales, niveles de referencia y pruebas de escritura',
    'filas de percentiles, puntajes parciales, niveles de referencia y pruebas de escritura',
  ],
  'other-scores': [
    'fila de percentiles, puntajes brutos y pronosticados',
    'filas de percentiles, puntajes brutos y pronosticados',
  ],
  'progress-marks': [
    'fila de calificaciones parciales sin créditos, como las de un cuarto, junto a la de un período más largo del curso',
    'filas de calificaciones parciales sin créditos, como las de un cuarto, junto a la de un período más largo del curso',
  ],
  'no-test': [
    'fila de estudiantes sin puntaje ni fecha de examen',
    'filas de estudiantes sin puntaje ni fecha de examen',
  ],
};

const DELIMITERS: Readonly<Record<string, string>> = {
  comma: 'coma',
  tab: 'tabulador',
  semicolon: 'punto y coma',
  'vertical bar': 'barra vertical',
  caret: 'acento circunflejo',
  tilde: 'virgulilla',
};

/** De uno, de varios. */
const SLOTS: Record<SlotsOf, readonly [string, string]> = {
  courses: ['curso', 'cursos'],
  exams: ['examen', 'exámenes'],
  scores: ['puntaje', 'puntajes'],
  sittings: ['sesión', 'sesiones'],
  terms: ['periodo', 'periodos'],
  tests: ['prueba', 'pruebas'],
  years: ['año escolar', 'años escolares'],
};

const of = ([one, many]: readonly [string, string], rows: number): string =>
  `${written(rows)} ${rows === 1 ? one : many}`;
/** 'CR LF, LF y CR' */
const and = (texts: readonly string[]): string => `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`;

/** Lines of the overview of a file. */
export const OVERVIEW_ES: OverviewWords = {
  encoding: ({ name }) => `Codificación: ${name}`,
  delimiter: ({ name }) => `Delimitador: ${DELIMITERS[name] ?? name}`,
  sheets: ({ names }) => `${names.length > 1 ? 'Hojas' : 'Hoja'}: ${quoted(names).join(', ')}`,
  'order-marks': () => 'Marcas de orden de bytes al principio: más de una, todas omitidas',
  'delimiter-line': () => "La línea 'sep=' nombra el delimitador y no se cuenta como fila",
  'quoted-lines': () => 'Cada línea es un solo texto entre comillas; sus celdas se leyeron sin ellas',
  'single-quotes': () => 'Los textos están entre comillas simples, que no forman parte de ellos',
  'line-ends': ({ ends }) => `Finales de línea: ${and(ends)} mezclados, cada uno leído como el final de una fila`,
  'blank-lines': ({ count }) => `Líneas en blanco: ${written(count)}, omitidas`,
  letters: ({ count }) =>
    `Celdas con letras en otra forma (&amp;, un acento separado de su letra, dígitos anchos, marcas de verificación, signos que no se ven), leídas como de costumbre: ${written(count)}`,
  'merged-cells': ({ count }) => `Celdas combinadas cuyo texto se leyó en cada una de sus filas: ${written(count)}`,
  'short-rows': ({ rows, more }) =>
    `Menos celdas que la fila de encabezados: ${rows.length + more === 1 ? 'fila' : 'filas'} ${andMore(rows.map(written).join(', '), more)}; las celdas que faltan al final se leyeron como vacías`,
  'unnamed-columns': ({ letters, more }) =>
    `Columnas sin encabezado, no guardadas: ${andMore(letters.join(', '), more)}`,
  'beside-header': ({ header, letter }) =>
    `Los valores de '${header}' se leyeron de la columna ${letter}, junto a su encabezado`,
  layout: ({ name, slots }) =>
    `Reconocido como ${layoutInSpanish(name)}${slots ? `: ${of(SLOTS[slots.of], slots.count)} por fila` : ''}`,
  'by-position': ({ layout }) =>
    `Reconocido como ${layoutInSpanish(layout)} sin fila de encabezados: cada columna se nombró por su posición, porque sus valores encajan`,
  'header-lines': ({ row }) => `Encabezado en dos líneas: las filas ${row - 1} y ${row} se leyeron juntas`,
  'header-row': ({ row }) => `Fila de encabezados: ${row}`,
  rows: ({ read, kept, leftOut }) =>
    `Filas: ${written(read)} leídas, ${written(kept)} guardadas${leftOut === undefined ? '' : `, ${written(leftOut)} fuera`}`,
  'kept-of-yours': ({ rows }) => `Filas guardadas de sus escuelas: ${written(rows)}`,
  'left-out-of-yours': ({ rows }) => `Filas de sus escuelas que quedan fuera: ${written(rows)}`,
  'left-out': ({ reasons }) => `Fuera: ${reasons.map(({ reason, rows }) => of(LEFT_OUT[reason], rows)).join(', ')}`,
  'layout-leaves-out': ({ rows, reason }) => `Fuera: ${of(LEFT_OUT_BY_LAYOUT[reason], rows)}`,
  schools: ({ names }) => `Escuelas encontradas: ${names.join(', ')}`,
  years: ({ years }) => `Años escolares encontrados: ${years.map(schoolYear).join(', ')}`,
  students: ({ count }) => `Estudiantes distintos: ${written(count)}`,
  courses: ({ count }) => `Cursos distintos: ${written(count)}`,
  'columns-read': ({ columns, more }, nameOf) =>
    `Columnas leídas: ${andMore(
      columns.map(({ header, column }) => `'${header}' como ${nameOf(column)}`).join(', '),
      more,
    )}`,
  'columns-not-stored': ({ headers, more }) => `Columnas no guardadas: ${andMore(quoted(headers).join(', '), more)}`,
  filled: ({ header, ...own }) => `'${header}': ${filledInSpanish(own)}`,
  'values-mapped': ({ by, at, values }) =>
    `Valores asignados por ${by} el ${dayWritten(at, 'es')}: ${values.map(({ text, label }) => `'${text}' -> ${label ?? 'desconocido'}`).join(', ')}`,
  written: ({ text }) => text,
};
